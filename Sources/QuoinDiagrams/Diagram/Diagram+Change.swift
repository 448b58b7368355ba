import QuoinLayout

extension Diagram {
    /// What became of an element, or of siblings that moved alike, between another layout and the one that is shown.
    package struct Change: Hashable, Sendable {
        /// The frame before, in points of the layout; `nil` for an element that is new.
        package var before: Rect?
        /// The frame now; `nil` for an element that is gone.
        package var now: Rect?
        /// How far it moved within what is around it, in points.
        package var distance = Point.zero
        /// The axes along which its size is said.
        package var grownAxes: Set<Axis> = []
        /// What else is said of it, such as `spacing 12 → 16`; `nil` for nothing.
        package var words: String?

        package init(from before: Rect?, to now: Rect?) {
            (self.before, self.now) = (before, now)
        }
    }
}
