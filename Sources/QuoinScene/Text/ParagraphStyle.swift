/// How text is broken into lines.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines in the available width. If that is infinite, all lines begin at its left.
    public var alignment = Alignment.start
    public var direction = Direction.automatic
    /// The most lines, at least 1; `nil` for as many as fit.
    public var lineLimit: Int?
    /// How text that does not fit is cut.
    public var truncation = Truncation.tail
    /// Replaces the text that is cut.
    public var ellipsis = Ellipsis()
    /// From baseline to baseline, without the line spacing, and before the minimum and the maximum below apply.
    public var lineHeight = LineHeight.natural
    /// The least height of a line, in points; it limits the line height.
    public var minimumLineHeight: Double = 0
    /// The greatest height of a line, in points; it limits the line height, but the minimum wins.
    public var maximumLineHeight: Double = .infinity
    /// The space between lines, in points.
    public var lineSpacing: Double = 0
    /// How far a paragraph's first line begins after the others, in points; before them if negative.
    public var firstLineIndent: Double = 0
    /// The space between paragraphs, in points; it is added to the line spacing.
    public var paragraphSpacing: Double = 0
    /// Where lines end; a text that flows around areas is never balanced.
    public var wrapping = Wrapping.greedy
    /// Where words may break.
    public var wordBreak = WordBreak.normal
    /// Where hyphens come from.
    public var hyphens = Hyphens.manual
    /// Which words the patterns hyphenate, and how near to their ends.
    public var hyphenLimits = HyphenLimits()
    /// The places that tabs lead to, by ascending positions; after the last, tabs lead to multiples of eight spaces.
    public var tabStops: [TabStop] = []
    /// The smallest factor, above 0 and at most 1, by which all lengths may be multiplied to make the text fit.
    public var minimumScale: Double = 1
    /// Areas that the text flows around, in points from the top left corner of the lines.
    public var exclusions: [Shape] = []

    /// Lines of natural height, as many as fit, with an ellipsis for the rest.
    public init() {}

    /// The alignment of lines.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// At the side where the text begins: left, or right for right-to-left text.
        case start
        case left
        case center
        case right
        /// At the side where the text ends.
        case end
        /// At both sides: the spaces grow, except on a paragraph's last line.
        case justified
    }

    /// The reading direction of a paragraph.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// The direction of the paragraph's first letter.
        case automatic = "auto"
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    /// Where the last line of a text that does not fit is cut.
    public enum Truncation: String, Hashable, Sendable, CaseIterable {
        case head
        case middle
        case tail
        /// Lines that do not fit are left out, without an ellipsis.
        case clip
    }

    /// What replaces text that is cut.
    public struct Ellipsis: Hashable, Sendable {
        public var string: String
        /// `nil` for the style of the letters before it.
        @Paint.Rare public var style: TextStyle?

        /// By default, an ellipsis in the style of the letters before it.
        public init(_ string: String = "…", style: TextStyle? = nil) {
            (self.string, self.style) = (string, style)
        }
    }

    /// Where lines end.
    public enum Wrapping: String, Hashable, Sendable, CaseIterable {
        /// Each line takes the words that fit.
        case greedy
        /// As few lines as possible, of widths as even as possible (CSS Text 4, `text-wrap: balance`).
        case balanced
    }

    /// Where words may break (CSS Text 3, §5.2 and §5.3). In every case, a word that is wider than a line breaks
    /// anywhere.
    public enum WordBreak: String, Hashable, Sendable, CaseIterable {
        /// Between words, and between ideographs.
        case normal
        /// Between any two letters, too.
        case breakAll
        /// Between words alone, not between ideographs.
        case keepAll
        /// Between any two characters, punctuation too.
        case anywhere
    }

    /// Where hyphens come from.
    public enum Hyphens: String, Hashable, Sendable, CaseIterable {
        /// From soft hyphens in the text.
        case manual
        /// Also from the patterns of each word's language, which have to be installed.
        case auto
    }

    /// The fewest letters of words that are hyphenated, and beside hyphens (CSS Text 4, `hyphenate-limit-chars`). Soft hyphens
    /// of the text are not limited.
    public struct HyphenLimits: Hashable, Sendable {
        /// Of the whole word.
        public var word: Int
        /// Before the hyphen.
        public var before: Int
        /// After the hyphen.
        public var after: Int

        /// By default, only the patterns of the language limit hyphens.
        public init(word: Int = 0, before: Int = 0, after: Int = 0) {
            (self.word, self.before, self.after) = (word, before, after)
        }
    }

    /// A place in a line that a tab leads to.
    public struct TabStop: Hashable, Sendable {
        /// From the start of the line, in points.
        public var position: Double
        public var alignment: Alignment

        /// - Parameter position: from the start of the line, in points, above 0.
        public init(_ position: Double, alignment: Alignment = .left) {
            (self.position, self.alignment) = (position, alignment)
        }

        /// Which part of the text after the tab is at its position.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            case left
            case center
            case right
            /// The decimal point.
            case decimal
        }
    }

    /// The distance from baseline to baseline. Half of what it adds or removes is above the line, half below.
    public enum LineHeight: Hashable, Sendable {
        /// The height of the line's fonts.
        case natural
        /// A multiple of the largest font size of the line.
        case multiple(Double)
        /// Points. Every line has its baseline where the letters of most of the text are centered.
        case points(Double)
    }
}
