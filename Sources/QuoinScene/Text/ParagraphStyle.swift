/// How lines are made of letters.
public struct ParagraphStyle: Hashable, Sendable {
    /// On which side of the room lines stand; in a room without bound all begin at its left.
    public var alignment = TextAlignment.start
    /// In which direction paragraphs are read; if automatic, each as its own first letter is.
    public var direction = TextDirection.automatic
    /// The most lines, at least 1; as many as there is room for where absent.
    public var lineLimit: Int?
    /// What becomes of text that does not fit.
    public var truncation = TextTruncation.tail
    /// What stands for the text that is left out.
    public var ellipsis = TextEllipsis()
    /// From baseline to baseline, without the line spacing and before the minimum and the maximum below.
    public var lineHeight = LineHeight.natural
    /// The least height that a line has whatever its line height, in points.
    public var minimumLineHeight: Double = 0
    /// The greatest height that a line has whatever its line height, in points; the minimum prevails.
    public var maximumLineHeight: Double = .infinity
    /// Between lines, in points.
    public var lineSpacing: Double = 0
    /// How far a paragraph's first line begins after the others, in points; before them where negative.
    public var firstLineIndent: Double = 0
    /// Between paragraphs besides the line spacing, in points.
    public var paragraphSpacing: Double = 0
    /// Where lines end; a text that flows around areas is never balanced.
    public var wrapping = TextWrapping.greedy
    /// The smallest factor, above 0 and at most 1, by which all lengths may be multiplied to make the text fit.
    public var minimumScale: Double = 1
    /// Areas that the text flows around, in points relative to the top left corner of the room for lines.
    public var exclusions: [Shape] = []

    /// Lines as high as their fonts have them, as many as there is room for, with an ellipsis for the rest.
    public init() {}
}

/// On which side lines stand.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Where the text's direction begins: left, or right for right-to-left text.
    case start
    case left
    case center
    case right
    /// Where the text's direction ends.
    case end
    /// Both: the spaces grow, but on a paragraph's last line.
    case justified
}

/// In which direction a paragraph is read.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// As its first letter is.
    case automatic = "auto"
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// Where a text that does not fit is shortened: on its last line.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
    case head
    case middle
    case tail
    /// Lines that do not fit are left out, without an ellipsis.
    case clip
}

/// What stands for text that is left out.
public struct TextEllipsis: Hashable, Sendable {
    /// Shown where the text is cut: on its last line.
    public var string: String
    /// That of the letters in front of it where absent.
    public var style: TextStyle?

    /// Three dots in the style of the letters in front of them, unless said otherwise.
    public init(_ string: String = "…", style: TextStyle? = nil) {
        (self.string, self.style) = (string, style)
    }
}

/// Where lines end.
public enum TextWrapping: String, Hashable, Sendable, CaseIterable {
    /// Each line takes the words that fit.
    case greedy
    /// As few lines, and as even as they can be (CSS Text 4, `text-wrap: balance`).
    case balanced
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
