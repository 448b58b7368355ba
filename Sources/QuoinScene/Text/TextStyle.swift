import QuoinLayout

/// How letters look.
public struct TextStyle: Hashable, Sendable {
    /// Font families; the first that has a character is used. `sans-serif`, `serif` and `monospace` are understood.
    public var families: [String]
    /// In points, above 0.
    public var size: Double
    /// A family without a face of exactly this weight is an error: ``TextContent/Problem/missingWeight(family:_:nearest:)``.
    public var weight: FontWeight
    public var width = TextStyle.FontWidth.normal
    /// Whether letters are italic or oblique. Upright faces are not slanted: a family without an italic face is an error,
    /// ``TextContent/Problem/missingStyle(family:isItalic:)``.
    public var isItalic = false
    /// The places on the axes of a variable font, by their four-letter tags: `opsz`, `GRAD`.
    public var axes: [String: Double] = [:]
    /// OpenType features by their four-letter tags: 0 is off, 1 is on, larger values select alternates.
    public var features: [String: Int] = [:]
    /// The language of the text, as a BCP 47 tag. It selects regional forms of characters, and the rules for line
    /// breaks.
    public var language: String?
    /// The color of the letters, and of lines along them without a color, unless there is a ``fill``.
    public var color: Color
    /// Painted in place of the color. One fill extends over all letters that have the same fill.
    @Paint.Rare public var fill: Fill?
    /// The case in which letters are shown, regardless of the text.
    public var textCase = TextCase.none
    /// Added between characters, in points; may be negative. Letters of scripts that connect their letters stay
    /// together.
    public var letterSpacing: Double = 0
    /// Whether shaping adds ``systemSpacing`` to the letter spacing.
    package var hasSystemSpacing = false
    /// Added to spaces between words, in points; may be negative.
    public var wordSpacing: Double = 0
    /// How far the letters are raised above the baseline, in points; lowered if negative.
    public var baselineOffset: Double = 0
    /// A line below the letters, painted before them.
    @Paint.Rare public var underline: Decoration?
    /// A line above the letters, painted before them.
    @Paint.Rare public var overline: Decoration?
    /// A line through the letters, painted over them.
    @Paint.Rare public var strikethrough: Decoration?
    /// Painted behind the letters, from their font's ascent to its descent.
    @Paint.Rare public var background: Fill?
    /// How far the corners of the background are rounded where it begins and ends, in points.
    public var backgroundRadius: Double = 0
    /// How far the background extends beyond the letters, in points: to the sides it takes space in the line where the
    /// background begins and ends, above and below it takes none.
    public var backgroundPadding = EdgeInsets.zero
    /// Whether the background has its padding and its round corners at each line's ends, too.
    public var backgroundBreak = BackgroundBreak.slice
    /// Shadows of the letters, the first on top. They take no space in the layout.
    public var shadows: [Shadow] = []
    /// A line along the outlines of the letters. It takes no space in the layout.
    @Paint.Rare public var stroke: Stroke?
    /// The address that the text links to.
    public var link: String?

    /// By default, upright letters of normal width in black: Inter Regular of 16 points.
    ///
    /// - Parameter size: in points, above 0.
    public init(
        families: [String] = ["Inter"], size: Double = 16, weight: FontWeight = .regular, color: Color = .black
    ) {
        (self.families, self.size, self.weight, self.color) = (families, size, weight, color)
    }

    /// The case in which letters are shown, regardless of the text (CSS Text 3, §2.1).
    public enum TextCase: String, Hashable, Sendable, CaseIterable {
        /// As they are.
        case none
        case uppercase
        case lowercase
        /// The first letter of each word in upper case.
        case capitalize
        /// Lowercase letters as capitals of seven tenths of the size.
        case smallCaps
    }

    /// What a background that goes on in the next line has where the line ends (CSS Fragmentation 3, §5.4).
    public enum BackgroundBreak: String, Hashable, Sendable, CaseIterable {
        /// Nothing: it is cut off.
        case slice
        /// The padding and the corners that it has at its own ends.
        case clone
    }

    /// Whether letters of both styles share one background, without a gap between them.
    package func hasSameBackground(as other: TextStyle) -> Bool {
        background == other.background && backgroundRadius == other.backgroundRadius
            && backgroundPadding == other.backgroundPadding && backgroundBreak == other.backgroundBreak
    }

    /// The size at which the letters are shaped, in points. In shaping, capitals among small capitals are separate
    /// spans.
    package var letterSize: Double { textCase == .smallCaps ? size * Self.smallCapsScale : size }

    /// The factor that browsers use for synthesized small capitals.
    private static let smallCapsScale = 0.7

    /// A line below a text, above it, or through it.
    public struct Decoration: Hashable, Sendable {
        /// How the line is drawn; a double or wavy one is three times as high as its thickness.
        public var style: Style
        /// `nil` for the color of the letters.
        public var color: Color?
        /// In points, above 0; `nil` for the font's thickness.
        public var thickness: Double?
        /// How far the upper edge of a line below the text lies under the baseline, in points; `nil` for the font's distance.
        public var offset: Double?
        /// Whether a line below the text leaves gaps around letters that reach into it (CSS Text Decoration 4, §2.9).
        public var skipsInk: Bool

        /// By default, a single line in the color of the letters and the thickness of their font.
        public init(
            _ style: Style = .single, color: Color? = nil, thickness: Double? = nil, offset: Double? = nil,
            skipsInk: Bool = false
        ) {
            (self.style, self.color, self.thickness, self.offset) = (style, color, thickness, offset)
            self.skipsInk = skipsInk
        }

        /// The farthest that the line can be from where the font has it, in points.
        var reach: Double { 3 * (thickness ?? 0) + abs(offset ?? 0) }

        /// How the line is drawn (CSS Text Decoration 3, §2.2).
        public enum Style: String, Hashable, Sendable, CaseIterable {
            case single
            case double
            case dotted
            case dashed
            /// A dash and a dot in turn.
            case dashDot
            /// A dash and two dots in turn.
            case dashDotDot
            case wavy
        }
    }

    /// A shadow of letters (Texture, §11.4: as in the newer text node).
    public struct Shadow: Hashable, Sendable {
        /// The color where the shadow is darkest.
        public var color: Color
        /// The standard deviation of its blur, in points, 0 or more: half of the blur radius of CSS.
        public var radius: Double
        /// To the right and down, in points.
        public var offset: Point

        public init(color: Color = .black, radius: Double = 0, offset: Point = .zero) {
            (self.color, self.radius, self.offset) = (color, radius, offset)
        }
    }

    /// A line along the outlines of letters.
    public struct Stroke: Hashable, Sendable {
        /// In points; half of it lies inside the outline.
        public var width: Double
        public var color: Color
        public var order: Order

        public init(width: Double, color: Color, order: Order = .over) {
            (self.width, self.color, self.order) = (width, color, order)
        }

        /// Whether the line is painted after the letters or before them.
        public enum Order: String, Hashable, Sendable, CaseIterable {
            case over
            case behind
        }
    }
}

/// How heavy letters are.
public struct FontWeight: Hashable, Sendable {
    /// From 100 to 900; 400 is regular, 700 bold.
    public var value: Int

    /// - Parameter value: from 100 to 900; variable fonts also have weights between the named ones.
    public init(_ value: Int) {
        self.value = value
    }

    public static let thin = FontWeight(100)
    public static let extraLight = FontWeight(200)
    public static let light = FontWeight(300)
    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
    public static let extraBold = FontWeight(800)
    /// The same as ``extraBold``.
    public static let heavy = extraBold
    public static let black = FontWeight(900)
}

extension TextStyle {
    /// How wide letters are.
    public enum FontWidth: String, Hashable, Sendable, CaseIterable {
        case ultraCondensed, extraCondensed, condensed, semiCondensed
        case normal
        case semiExpanded, expanded, extraExpanded, ultraExpanded

        /// The width in percent of the normal one (CSS Fonts 4, §2.3).
        package var percent: Double {
            switch self {
            case .ultraCondensed: 50
            case .extraCondensed: 62.5
            case .condensed: 75
            case .semiCondensed: 87.5
            case .normal: 100
            case .semiExpanded: 112.5
            case .expanded: 125
            case .extraExpanded: 150
            case .ultraExpanded: 200
            }
        }
    }
}
