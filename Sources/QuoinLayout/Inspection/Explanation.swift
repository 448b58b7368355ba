/// Why an element has its size and its place, told from the root down.
public struct Explanation: Hashable, Sendable {
    /// The root first, the explained element last.
    public var steps: [Step]

    /// What happened to one element on the way.
    public struct Step: Hashable, Sendable {
        /// The element that the step is about.
        public var element: ElementReference
        /// The name of the kind.
        public var kind: String
        /// What its parent's kind did with it when it laid out for the last time, in order.
        public var events: [Event]
        /// In points, relative to the canvas.
        public var frame: Rect
        /// Where the parent put it, in points from the parent's corner, not rounded.
        public var position: Point

        /// The latest offer.
        public var offer: Offer? {
            events.reversed().lazy.compactMap { if case .offered(let offer) = $0 { offer } else { nil } }.first
        }
    }

    /// One thing that happened to an element while it was laid out.
    public enum Event: Hashable, Sendable {
        /// The parent's kind offered a range.
        case offered(Offer)
        /// What the parent's kind said about it, in words.
        case note(String)
    }

    /// A range that an element was offered, and what its style made of it.
    public struct Offer: Hashable, Sendable {
        /// In points.
        public var range: SizeRange
        /// What fractions of its style refer to, in points; NaN where it is unknown.
        public var parentSize: Size
        /// The sizes that its own style allows, in points.
        public var ownRange: SizeRange
        /// The sizes that were left, in points.
        public var effectiveRange: SizeRange
    }
}
