import Foundation
import QuoinLayout
import QuoinScene

/// A text whose paragraphs may have different styles: parts below one another, each with one style of its paragraphs.
struct TextParagraphs {
    struct Part {
        var content: TextContent
        /// Room beside the lines and above them, in points.
        var insets: EdgeInsets
    }

    var parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    init(_ content: TextContent) { parts = [Part(content: content, insets: .zero)] }

    /// The parts as one element.
    func element(_ alignment: TextNode.VerticalAlignment = .top, insets: EdgeInsets = .zero) -> AnyElement {
        let texts = parts.enumerated().map { index, part in
            var node = TextNode(part.content)
            node.insets = part.insets
            node.insets.left += insets.left
            node.insets.right += insets.right
            if index == 0 { node.insets.top += insets.top }
            if index == parts.count - 1 { node.insets.bottom += insets.bottom }
            if parts.count == 1 { node.verticalAlignment = alignment }
            return Element(node).erased
        }
        if texts.count == 1 { return texts[0] }
        let stack = StackLayout(.vertical, justifyContent: alignment == .center ? .center : .start)
        return Element(stack, children: texts).erased
    }

    /// The size of the lines, in points.
    func size(in available: CGSize) -> CGSize {
        parts.reduce(into: CGSize.zero) { size, part in
            let beside = part.insets.left + part.insets.right
            let text = ThreadRenderer.size(
                of: part.content, in: CGSize(width: max(0, available.width - beside), height: available.height))
            size.width = max(size.width, text.width + beside)
            size.height += part.insets.top + text.height
        }
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
        var parts: [TextParagraphs.Part] = []
        var lines = paragraph.lineLimit ?? .max
        var previous: NSParagraphStyle?
        for group in styledParagraphs where lines > 0 {
            var paragraph = paragraph
            if paragraph.lineLimit != nil { paragraph.lineLimit = lines }
            let content = group.text.systemContent(font, style, paragraph, adapted: adapted)
            var insets = group.style?.insets(isRightToLeft: paragraph.direction == .rightToLeft) ?? .zero
            if !parts.isEmpty {
                insets.top = Double((previous?.lineSpacing ?? 0) + (previous?.paragraphSpacing ?? 0))
                insets.top += Double(group.style?.paragraphSpacingBefore ?? 0)
            }
            parts.append(TextParagraphs.Part(content: content, insets: insets))
            lines -= group.count
            previous = group.style
        }
        return TextParagraphs(parts)
    }

    /// Parts of the text whose paragraphs have the same style, without the newlines between them; at least one.
    private var styledParagraphs: [(text: NSAttributedString, style: NSParagraphStyle?, count: Int)] {
        let string = NSString(string: string)
        var groups: [(range: NSRange, style: NSParagraphStyle?, count: Int)] = []
        var start = 0
        while start < length {
            let range = string.paragraphRange(for: NSRange(location: start, length: 0))
            let style = attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            if let last = groups.last, last.style == style {
                groups[groups.count - 1].range.length += range.length
                groups[groups.count - 1].count += 1
            } else {
                groups.append((range, style, 1))
            }
            start = range.location + max(1, range.length)
        }
        guard groups.count > 1 else { return [(self, groups.first?.style, 1)] }
        return groups.enumerated().map { index, group in
            let text = attributedSubstring(from: group.range)
            guard index < groups.count - 1 else { return (text, group.style, group.count) }
            let length = text.string.hasSuffix("\r\n") ? 2 : 1
            let shown = text.attributedSubstring(from: NSRange(location: 0, length: text.length - length))
            return (shown.length > 0 ? shown : text, group.style, group.count)
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
