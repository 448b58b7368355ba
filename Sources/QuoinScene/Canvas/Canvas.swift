// Exported, because what paints is a layout element: whoever imports nodes needs the kinds and styles around them, too.
@_exported import QuoinLayout

/// The surface that a layout is drawn on.
public struct Canvas: Hashable, Sendable {
    /// The sizes that the root may take, in points.
    public var range = SizeRange.unconstrained
    /// Pixels per point, above 0.
    public var scale = 1.0
    /// The background, the first fill lowest; transparent if empty.
    public var fills: [Fill] = []
    /// The direction of the layout. With right to left, every node is mirrored (Texture, §3.6). Texts keep the
    /// direction of their paragraphs.
    public var direction = LayoutDirection.leftToRight
    /// Which values of adaptive colors are drawn.
    public var appearance = Appearance.light
    /// A factor for the sizes of all texts and their spacing, above 0.
    public var textScale = 1.0
    /// The insets that bars and rounded corners cover, in points.
    public var safeArea = EdgeInsets.zero
    /// The space between the edges of the safe area and the content, in points.
    public var margins = EdgeInsets.zero
    /// What texts show where the fonts lack something.
    public var fallbacks = Canvas.TextFallbacks()
    /// The pseudo-language in which all texts are shown; `nil` for the texts as they are.
    public var language: Canvas.PseudoLanguage?

    /// A canvas of any size, one pixel per point, transparent, left to right, in the light appearance.
    public init() {}

    /// A canvas of a range of sizes, transparent, left to right, in the light appearance.
    ///
    /// - Parameters:
    ///   - width: in points; any by default.
    ///   - height: in points; any by default.
    ///   - scale: pixels per point, above 0.
    @_disfavoredOverload
    public init(
        width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained, scale: Double = 1
    ) {
        range = SizeRange(width: width, height: height)
        self.scale = scale
    }

    /// A canvas of one width and height.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the layout.
    ///   - height: in points; by default as high as the layout.
    ///   - scale: pixels per point, above 0.
    ///   - appearance: the appearance in which adaptive colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for the sizes of all texts and their spacing, above 0.
    ///   - fill: the background; transparent by default.
    public init(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Fill? = nil
    ) {
        self.init(
            width: width.map { ExtentRange(exactly: $0) } ?? .unconstrained,
            height: height.map { ExtentRange(exactly: $0) } ?? .unconstrained, scale: scale)
        (self.appearance, self.direction, self.textScale) = (appearance, direction, textScale)
        fills = fill.map { [$0] } ?? []
    }

    /// A canvas of one width and height with a color behind the layout.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the layout.
    ///   - height: in points; by default as high as the layout.
    ///   - scale: pixels per point, above 0.
    ///   - appearance: the appearance in which adaptive colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for the sizes of all texts and their spacing, above 0.
    ///   - fill: the background.
    public init(
        width: Double? = nil, height: Double? = nil, scale: Double = 1,
        appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Color
    ) {
        self.init(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            textScale: textScale, fill: .solid(fill))
    }
}

extension Canvas {
    /// The possible numbers of pixels per point. With a smaller one, a pixel is larger than what can be laid out.
    package static let possibleScales = 0.001...100
    /// The most pixels on a side of any picture, and so the most points on a side of a canvas that is looked at.
    package static let largestExtent = 16_384.0
    /// The largest factor for the sizes of texts.
    package static let largestTextScale = 10.0

    package static let properties = PropertyTable(
        Canvas(),
        [
            Property(
                "width", \.width, .extentRange, .anything,
                also: ["w", "minWidth", "maxWidth"],
                "The widths that the layout may have, in points: one, a range, or auto."
            ).named("Canvas.width"),
            Property(
                "height", \.height, .extentRange, .anything,
                also: ["h", "minHeight", "maxHeight"],
                "The heights that the layout may have, in points: one, a range, or auto."
            ).named("Canvas.height"),
            Property(
                "scale", \.scale, .number(possibleScales), .anything,
                also: ["pixelRatio", "dpr", "devicePixelRatio", "density", "dpi", "zoom"],
                "How many pixels a point has."),
            Property(
                "fill", \.fills, .oneOrMore(.fill), .pixels, also: ["background", "backgroundColor", "color", "bg"],
                "What is under everything; without it the picture is transparent."),
            Property(
                "direction", \.direction, .choice, .anything, also: ["layoutDirection", "rtl", "dir"],
                "From which side the layout begins."),
            Property(
                "appearance", \.appearance, .choice, .pixels,
                also: ["colorScheme", "theme", "mode", "darkMode", "dark", "userInterfaceStyle"],
                "Which values of adaptive colors are painted."),
            Property(
                "textScale", \.textScale, scales(upTo: largestTextScale), .anything,
                also: ["dynamicTypeSize", "fontScale", "contentSizeCategory", "dynamicType"],
                "A factor for the sizes of all texts."),
            Property(
                "safeArea", \.safeArea, .finiteInsets(), .anything, also: ["safeAreaInsets"],
                "What bars and rounded corners cover at the edges, in points."),
            Property(
                "margins", \.margins, .finiteInsets(), .anything, also: ["layoutMargins", "padding", "insets"],
                "The space that content keeps from the edges of the safe area, in points."),
            Property(
                "language", \.language, .choice, .anything, also: ["locale"],
                "The pseudo-language in which texts are shown, to see what longer or other words do."),
        ])

    /// The side from which the layout starts. A pseudo-language with a direction overrides the canvas's direction.
    package var readingDirection: LayoutDirection { language?.direction ?? direction }

    /// A scale above 0.
    package static func scales(upTo largest: Double) -> Codec<Double> {
        .positive(upTo: largest, "a scale above 0 and up to \(shortDescription(largest))")
    }

    /// The widths that the layout may have, in points.
    public var width: ExtentRange {
        get { range[.horizontal] }
        set { range[.horizontal] = newValue }
    }

    /// The heights that the layout may have, in points.
    public var height: ExtentRange {
        get { range[.vertical] }
        set { range[.vertical] = newValue }
    }

    /// What texts show if the fonts lack something.
    public struct TextFallbacks: Hashable, Sendable {
        /// For characters that no font has. If it is `nil`, the settings decide; without settings, such a character is an error.
        public var missingGlyphs: Glyphs?
        /// For italic letters of a family that has none. If it is `nil`, the settings decide; without settings, they are an error.
        public var missingItalic: Italic?

        /// Fallbacks of which nothing is set, unless it is given.
        public init(missingGlyphs: Glyphs? = nil, missingItalic: Italic? = nil) {
            (self.missingGlyphs, self.missingItalic) = (missingGlyphs, missingItalic)
        }

        /// What is drawn for a character that no font has.
        public enum Glyphs: String, Hashable, Sendable, CaseIterable {
            case error
            /// An empty box, and a warning.
            case box
        }

        /// What is drawn for italic letters that a family lacks.
        public enum Italic: String, Hashable, Sendable, CaseIterable {
            case error
            /// Its upright letters, and a warning.
            case upright
            /// Its upright letters, slanted, and a warning.
            case slanted
        }

        /// Whether a problem is a warning.
        func tolerate(_ problem: TextContent.Problem) -> Bool {
            switch problem {
            case .missingGlyphs: missingGlyphs == .box
            case .missingStyle(_, let isItalic): isItalic && missingItalic != nil && missingItalic != .error
            default: problem.isTolerable
            }
        }
    }
}

extension Canvas.TextFallbacks {
    package static let glyphsSummary = "What stands for characters that no font has: an error, or an empty box."
    package static let italicSummary = "What stands for italic letters that a family lacks."

    package static let properties = PropertyTable(
        Canvas.TextFallbacks(),
        [
            Property("missingGlyphs", \.missingGlyphs, .choice, .pixels, glyphsSummary),
            Property(
                "missingItalic", \.missingItalic, .choice, .pixels, also: ["font-synthesis", "fontSynthesis"],
                italicSummary),
        ])

    /// The choices, completed by those of others.
    package func completed(by others: Canvas.TextFallbacks) -> Canvas.TextFallbacks {
        Canvas.TextFallbacks(
            missingGlyphs: missingGlyphs ?? others.missingGlyphs, missingItalic: missingItalic ?? others.missingItalic)
    }
}
