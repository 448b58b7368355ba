/// How lines are made of letters.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment = TextAlignment.start
    /// The most lines, at least 1; as many as there is room for where absent.
    public var lineLimit: Int?
    /// What becomes of text that does not fit.
    public var truncation = TextTruncation.tail
    public var lineHeight = LineHeight.natural

    public init() {}
}

/// On which side lines stand.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Where the text's direction begins: left, or right for right-to-left text.
    case start
    case left
    case center
    case right
    /// Both: the spaces grow, but on a paragraph's last line.
    case justified
}

/// Where a text that does not fit is shortened, with an ellipsis.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
    case head
    case middle
    case tail
    /// Lines that do not fit are left out, without an ellipsis.
    case clip
}

/// The distance from baseline to baseline; half of what it adds or takes away stands above a line, half below.
public enum LineHeight: Hashable, Sendable {
    /// As the fonts of the line have it.
    case natural
    /// A multiple of the largest font size of the line.
    case multiple(Double)
    /// Points.
    case points(Double)
}
