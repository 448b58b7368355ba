import QuoinScene

/// The space for the padding of a background, at its first and its last span.
struct BackgroundPadding {
    private(set) var start: ParagraphText?
    private(set) var end: ParagraphText?

    /// A line may break before this character as before a letter.
    private static let letter = "\u{2063}"
    /// No line breaks beside this character.
    private static let wordJoiner = "\u{2060}"

    /// The space for a style's padding at the start and at the end of a background.
    static func widths(_ padding: EdgeInsets, isRightToLeft: Bool) -> (start: Double, end: Double) {
        isRightToLeft ? (padding.right, padding.left) : (padding.left, padding.right)
    }

    init(of index: Int, in spans: [TextContent.Span]) {
        let style = spans[index].style
        guard style.background != nil, style.backgroundPadding != .zero else { return }
        func isBeside(_ other: Int) -> Bool {
            spans.indices.contains(other) && spans[other].style.hasSameBackground(as: style)
        }
        let padding = style.backgroundPadding
        let isRightToLeft =
            spans[index].string.unicodeScalars.first(where: \.properties.isAlphabetic)?.isRightToLeft == true
        let widths = Self.widths(padding, isRightToLeft: isRightToLeft)
        if !isBeside(index - 1) {
            var start = ParagraphText()
            start.append(Self.letter, style: style, object: .space(widths.start))
            start.append(Self.wordJoiner, style: style, object: .space(0))
            self.start = start
        }
        if !isBeside(index + 1) {
            var end = ParagraphText()
            end.append(Self.wordJoiner, style: style, object: .space(widths.end))
            self.end = end
        }
    }
}

extension ParagraphText {
    /// The padding of a background that goes on beyond a byte, where a line breaks; 0 if it is not repeated there.
    func repeatedPadding(at byte: Int) -> (start: Double, end: Double) {
        guard byte > 0, byte < bytes.count else { return (0, 0) }
        let (last, next) = (style(at: byte - 1), style(at: byte))
        guard last.backgroundBreak == .clone, last.background != nil, last.hasSameBackground(as: next) else {
            return (0, 0)
        }
        return BackgroundPadding.widths(last.backgroundPadding, isRightToLeft: direction == .rightToLeft)
    }
}
