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

extension XMLElement {
    /// Whether the element is a view.
    var isView: Bool { Self.viewNames.contains(name) && self["id"] != nil }

    private static let viewNames: Set<String> = [
        "view", "label", "button", "imageView", "stackView", "scrollView", "tableView", "tableViewCell",
        "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
        "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView", "searchBar",
        "navigationBar", "toolbar", "tabBar", "containerView", "visualEffectView", "webView", "wkWebView", "mapView",
        "mtkView", "glkView", "arscnView", "sceneKitView", "arskView", "skView", "control", "adBannerView",
        "collectionViewCellListContentView",
    ]

    /// The frame that was saved, in points of the superview.
    var frame: Rect {
        guard let rect = children.first(where: { $0.name == "rect" && ($0["key"] == "frame" || $0["key"] == nil) })
        else { return .zero }
        return Rect(
            rect.number("x") ?? 0, rect.number("y") ?? 0, max(rect.number("width") ?? 0, 0),
            max(rect.number("height") ?? 0, 0))
    }

    /// Whether the file has a frame of the view.
    package var hasFrame: Bool { children.contains { $0.name == "rect" } }

    /// The views in the view, the lowest first.
    var subviews: [XMLElement] {
        let content = children.filter { $0.isView && $0["key"].map { Self.contentKeys.contains($0) } ?? false }
        let sections = items(of: "sections").flatMap { $0.items(of: "cells") }
        let lists = ["prototypes", "cells", "subviews"].flatMap { items(of: $0) }
        return (content + sections + lists).filter(\.isView)
    }

    private static let contentKeys: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
        "collectionReusableView",
    ]

    /// Insets that a child describes.
    package func insets(key: String) -> EdgeInsets? {
        guard let child = child(key: key) else { return nil }
        if child.name == "inset" {
            return EdgeInsets(
                top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
                right: child.number("maxX") ?? 0)
        }
        return EdgeInsets(
            top: child.number("top") ?? 0, left: child.number("left") ?? child.number("leading") ?? 0,
            bottom: child.number("bottom") ?? 0, right: child.number("right") ?? child.number("trailing") ?? 0)
    }

    /// The name of the image that the element shows: an attribute, or a reference with a style of a symbol.
    var image: String? { self["image"] ?? child(key: "image")?["image"] }

    /// The value that is set for a key path at run time.
    func runtimeAttribute(_ keyPath: String) -> XMLElement? {
        items(of: "userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }
    }
}
