extension TextStyle {
    /// What makes a text in Inter as wide as in iOS's system font, in points between letters.
    package var systemSpacing: Double {
        let spacings = Self.systemSpacings
        let upper = spacings.firstIndex { $0.size >= size } ?? spacings.count - 1
        let (low, high) = (spacings[max(upper - 1, 0)], spacings[upper])
        let way = high.size > low.size ? min(max((size - low.size) / (high.size - low.size), 0), 1) : 1
        let regular = (low.part + (high.part - low.part) * way) * size
        // Bold letters differ less.
        return regular * (1 - 0.55 * min(max((Double(weight.value) - 400) / 300, 0), 1))
    }

    /// By size, in parts of it. Up to 19 points it is the tracking of SF Pro (Human Interface Guidelines, Typography); larger
    /// letters of SF Pro are narrower as well. Found from widths that Interface Builder writes for labels.
    private static let systemSpacings: [(size: Double, part: Double)] = [
        (9, 0.019), (10, 0.012), (12, 0), (14, -0.0135), (16, -0.0205), (17, -0.0245), (19, -0.028), (20, -0.0415),
        (24, -0.0455), (36, -0.052),
    ]
}
