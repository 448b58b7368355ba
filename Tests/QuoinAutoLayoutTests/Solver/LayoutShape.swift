import Testing

/// The kinds of random layouts.
enum LayoutShape: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case chain, optionalChain, star, grid, equalSizes, ratios, centered, inequalities, ties, redundant, contradictory
    case manyPriorities, tugOfWar, intrinsicSizes, rangedContainer, unboundedContainer, rightToLeft, baselines, guides
    case unmentioned, hugeAndTiny, zeroSized, anything

    var testDescription: String { rawValue }

    /// A layout of this shape, the same for a seed every time.
    func layout(seed: Int) -> RandomLayout {
        let place = Self.allCases.firstIndex(of: self) ?? 0
        var maker = LayoutMaker(seed: seed * Self.allCases.count + place)
        maker.make(self)
        return maker.layout
    }
}
