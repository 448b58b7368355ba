import QuoinLayout

/// A start and an end along an axis, in points. Unlike a `ClosedRange`, it may end before it starts: negative insets
/// can make a section's length negative.
struct Interval {
    var start: Double
    var end: Double

    var length: Double { end - start }

    /// The interval less insets; its length is at least 0.
    func inset(start: Double, end: Double) -> Interval {
        let (from, to) = (self.start + start, self.end - end)
        return Interval(start: from, end: max(from, to))
    }

    /// Where an item of this length starts: at the named edge, inside or outside, or in the middle.
    func position(
        of length: Double, at edges: CollectionLayoutItem.Anchor.Edges, _ axis: Axis, outside: Bool
    ) -> Double {
        switch edges.fraction(axis) {
        case 0: outside ? start - length : start
        case 1: outside ? end : end - length
        default: start + (self.length - length) / 2
        }
    }
}
