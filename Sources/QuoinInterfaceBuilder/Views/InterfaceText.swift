import QuoinControls

/// The texts of a file, with their fonts. System fonts and fonts of a project are the default font in the same size and weight.
struct InterfaceText {
    var resources: InterfaceResources

    /// The lines of the system font are this many times as high as its size (its ascender and descender).
    private static let lineHeight = 1.193

    /// The style of a font that a child of a view describes.
    func style(of view: XMLElement, size: Double, weight: FontWeight = .regular) -> TextStyle {
        let font = view.child(key: "fontDescription") ?? view.child(key: "font")
        var style = font.map { self.style(ofFont: $0, size: size) } ?? TextStyle(size: size, weight: weight)
        style.hasSystemSpacing = font?["name"] == nil
        return style
    }

    private func style(ofFont font: XMLElement, size: Double) -> TextStyle {
        if let style = font["style"].flatMap(SystemTextStyle.init(uiKitName:)) {
            return TextStyle(size: style.size(), weight: style.weight)
        }
        let name = font["name"] ?? font["metaFont"] ?? ""
        var style = TextStyle(size: font.number("pointSize") ?? font.number("size") ?? size)
        let weight = font["weight"] ?? name.split(separator: "-").last.map(String.init)
        style.weight = font["type"] == "boldSystem" ? .bold : Self.weight(named: weight)
        // Slanted letters need a font that has them; the default font has none for every weight.
        return style
    }

    private static func weight(named name: String?) -> FontWeight {
        switch name?.lowercased() {
        case "ultralight", "thin", "hairline": .thin
        case "extralight": .extraLight
        case "light": .light
        case "medium": .medium
        case "semibold", "demibold": .semibold
        case "bold", "boldmt", "systembold": .bold
        case "heavy", "extrabold": .extraBold
        case "black": .black
        default: .regular
        }
    }

    /// The paragraph of a view: its alignment, its lines, and how it is cut.
    func paragraph(of view: XMLElement, lineLimit: Int?) -> ParagraphStyle {
        var paragraph = ParagraphStyle()
        paragraph.lineHeight = .multiple(Self.lineHeight)
        paragraph.lineLimit = lineLimit
        switch view["textAlignment"] {
        case "center": paragraph.alignment = .center
        case "right": paragraph.alignment = .right
        case "left": paragraph.alignment = .left
        case "justified": paragraph.alignment = .justified
        default: break
        }
        switch view["lineBreakMode"] {
        case "headTruncation": paragraph.truncation = .head
        case "middleTruncation": paragraph.truncation = .middle
        case "clip", "characterWrap", "wordWrap": paragraph.truncation = .clip
        default: break
        }
        return paragraph
    }

    /// The text of a label: plain, or in fragments of several styles.
    func content(ofLabel label: XMLElement) -> TextContent {
        let lines = label.number("numberOfLines").map { Int($0) } ?? 1
        let paragraph = paragraph(of: label, lineLimit: lines > 0 ? lines : nil)
        var style = style(of: label, size: 17)
        style.color = color(label, "textColor") ?? SystemColor.label
        if let attributed = label.child(key: "attributedText") {
            let spans = attributed.children.filter { $0.name == "fragment" }.map { fragment in
                span(fragment, style)
            }
            if !spans.isEmpty { return TextContent(spans: spans, paragraph: paragraph) }
        }
        return TextContent(string(label, "text") ?? "", style: style, paragraph: paragraph)
    }

    private func span(_ fragment: XMLElement, _ base: TextStyle) -> TextContent.Span {
        var style = base
        let attributes = fragment.items(of: "attributes")
        if let font = attributes.first(where: { $0["key"] == "NSFont" }) {
            style = self.style(ofFont: font, size: base.size)
            style.color = base.color
        }
        if let color = attributes.first(where: { $0["key"] == "NSColor" }).flatMap(resources.color) {
            style.color = color
        }
        return TextContent.Span(fragment["content"] ?? fragment.child(key: "content")?.text ?? "", style: style)
    }

    /// A string: an attribute, or the text of a child with that key.
    func string(_ view: XMLElement, _ key: String) -> String? { view[key] ?? view.child(key: key)?.text }

    func color(_ view: XMLElement, _ key: String) -> Color? { view.child(key: key).flatMap(resources.color) }
}
