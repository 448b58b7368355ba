import QuoinGeometry
import QuoinScene

/// The space for the padding of a background, at its first and its last span.
struct BackgroundPadding {
    private(set) var start: ParagraphText?
    private(set) var end: ParagraphText?

    /// A line may break before this character as before a letter.
    private static let letter = "\u{2063}"
    /// No line breaks beside this character.
    private static let wordJoiner = "\u{2060}"

    init(of index: Int, in spans: [TextContent.Span]) {
        let style = spans[index].style
        guard style.background != nil, style.backgroundPadding != .zero else { return }
        func isBeside(_ other: Int) -> Bool {
            spans.indices.contains(other) && spans[other].style.hasSameBackground(as: style)
        }
        let padding = style.backgroundPadding
        let isRightToLeft =
            spans[index].string.unicodeScalars.first(where: \.properties.isAlphabetic)?.isRightToLeft == true
        if !isBeside(index - 1) {
            var start = ParagraphText()
            start.append(Self.letter, style: style, object: .space(isRightToLeft ? padding.right : padding.left))
            start.append(Self.wordJoiner, style: style, object: .space(0))
            self.start = start
        }
        if !isBeside(index + 1) {
            var end = ParagraphText()
            end.append(Self.wordJoiner, style: style, object: .space(isRightToLeft ? padding.left : padding.right))
            self.end = end
        }
    }
}
