import Foundation
import QuoinScene

/// A text whose paragraphs may have different styles: parts below one another, each with one style of its paragraphs.
package struct TextParagraphs {
    package struct Part: Sendable {
        package var content: TextContent
        /// Room beside the lines and above them, in points.
        var insets: EdgeInsets
    }

    package let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    init(_ content: TextContent) { parts = [Part(content: content, insets: .zero)] }

    /// The parts as one element.
    package func element(_ alignment: TextNode.VerticalAlignment = .top, insets: EdgeInsets = .zero) -> AnyElement {
        let column = ParagraphColumn(self, alignment, insets)
        let texts = column.parts.enumerated().map { index, part in
            var node = TextNode(part.content)
            node.insets = part.insets
            if parts.count == 1 { node.verticalAlignment = alignment }
            // Nothing is seen of paragraphs behind the last line that may be shown.
            guard index > 0, column.lineLimit != nil else { return Element(node).erased }
            return Element(BoxNode(), children: [Element(node).erased]).painted { $0.clips = true }.erased
        }
        return texts.count == 1 ? texts[0] : Element(column, children: texts).erased
    }

    /// The size of the lines, in points.
    func size(in available: CGSize) -> CGSize {
        guard let shaper = ThreadRenderer.environment(for: .current)[TextShaperKey.self] else { return .zero }
        let column = ParagraphColumn(self, .top, .zero)
        return CGSize(column.size(of: column.sizes(in: Double(available.width), shaper)))
    }

    /// Draws the text into the current context.
    func draw(in rect: CGRect) {
        // The edges of the frame move to pixels, which takes no room from the letters.
        var frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width + 1, height: rect.height)
        switch parts.first?.content.paragraph.alignment {
        case .center: frame.origin.x -= 0.5
        case .right, .end: frame.origin.x -= 1
        default: break
        }
        UIGraphicsGetCurrentContext()?.draw(element(), in: frame)
    }
}

extension NSAttributedString {
    /// The text as views and layers of iOS show it: each paragraph in the style of its first letter.
    ///
    /// - Parameters:
    ///   - font: of letters that have none.
    ///   - adapted: a font of the text in the size that is shown.
    func systemParagraphs(
        _ font: UIFont, _ style: QuoinScene.TextStyle? = nil, _ paragraph: ParagraphStyle = ParagraphStyle(),
        adapted: (UIFont) -> UIFont = { $0 }
    ) -> TextParagraphs {
        paragraphs(paragraph) { $0.systemContent(font, style, paragraph, adapted: adapted) }
    }

    /// Each paragraph in the style of its first letter.
    ///
    /// - Parameters:
    ///   - paragraph: of letters that have none.
    ///   - content: the text of some of the paragraphs.
    package func paragraphs(
        _ paragraph: ParagraphStyle, content: (NSAttributedString) -> TextContent
    ) -> TextParagraphs {
        var parts: [TextParagraphs.Part] = []
        var previous: NSParagraphStyle?
        for group in styledParagraphs {
            let content = content(group.text)
            var insets = group.style?.insets(isRightToLeft: paragraph.direction == .rightToLeft) ?? .zero
            if !parts.isEmpty {
                insets.top = Double((previous?.lineSpacing ?? 0) + (previous?.paragraphSpacing ?? 0))
                insets.top += Double(group.style?.paragraphSpacingBefore ?? 0)
            }
            parts.append(TextParagraphs.Part(content: content, insets: insets))
            previous = group.style
        }
        return TextParagraphs(parts)
    }

    /// Parts of the text whose paragraphs have the same style, without the newlines between them; at least one.
    private var styledParagraphs: [(text: NSAttributedString, style: NSParagraphStyle?)] {
        let string = NSString(string: string)
        var groups: [(range: NSRange, style: NSParagraphStyle?)] = []
        var start = 0
        while start < length {
            let range = string.paragraphRange(for: NSRange(location: start, length: 0))
            let style = attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            if let last = groups.last, last.style == style {
                groups[groups.count - 1].range.length += range.length
            } else {
                groups.append((range, style))
            }
            start = range.location + max(1, range.length)
        }
        guard groups.count > 1 else { return [(self, groups.first?.style)] }
        return groups.enumerated().map { index, group in
            let text = attributedSubstring(from: group.range)
            guard index < groups.count - 1 else { return (text, group.style) }
            let length = text.string.hasSuffix("\r\n") ? 2 : 1
            let shown = text.attributedSubstring(from: NSRange(location: 0, length: text.length - length))
            return (shown.length > 0 ? shown : text, group.style)
        }
    }
}

extension NSParagraphStyle {
    /// The room beside all lines, in points.
    fileprivate func insets(isRightToLeft: Bool) -> EdgeInsets {
        let (start, end) = (Double(startOfLines), Double(max(0, -tailIndent)))
        return isRightToLeft ? EdgeInsets(left: end, right: start) : EdgeInsets(left: start, right: end)
    }

    /// Where the line that begins first does so, in points.
    var startOfLines: CGFloat { max(0, min(firstLineHeadIndent, headIndent)) }
}
