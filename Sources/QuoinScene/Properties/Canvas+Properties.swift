import QuoinLayout

extension Canvas {
    /// The largest number of pixels per point.
    public static let largestScale = 100.0
    /// The largest factor for texts.
    public static let largestTextScale = 10.0

    /// What a document says of its canvas.
    package static let properties = PropertyTable(
        Canvas(),
        [
            Property(
                "width", \.width, .extentRange, .anything,
                "The widths that the layout may have, in points: one, a range, or auto."),
            Property(
                "height", \.height, .extentRange, .anything,
                "The heights that the layout may have, in points: one, a range, or auto."),
            Property(
                "scale", \.scale, scales(upTo: largestScale), .anything, also: ["pixelRatio", "dpr"],
                "How many pixels a point has."),
            Property(
                "fill", \.fills, .oneOrMore(.fill), .pixels, also: ["background", "backgroundColor"],
                "What is under everything; without it the picture is transparent."),
            Property(
                "direction", \.direction, .choice, .anything, also: ["layoutDirection"],
                "From which side the layout begins."),
            Property(
                "appearance", \.appearance, .choice, .pixels, also: ["colorScheme", "theme"],
                "Which values of adaptive colors are painted."),
            Property(
                "textScale", \.textScale, scales(upTo: largestTextScale), .anything, also: ["dynamicTypeSize"],
                "A factor for the lengths of all texts."),
        ])

    /// A scale above 0.
    package static func scales(upTo largest: Double) -> ValueForm<Double> {
        .positive(upTo: largest, "a scale above 0 and up to \(shortDescription(largest))")
    }

    private var width: ExtentRange {
        get { range[.horizontal] }
        set { range[.horizontal] = newValue }
    }

    private var height: ExtentRange {
        get { range[.vertical] }
        set { range[.vertical] = newValue }
    }
}
