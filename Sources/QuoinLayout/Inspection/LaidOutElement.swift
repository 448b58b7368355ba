/// An element of a layout, with what became of it on the way.
public struct LaidOutElement: Sendable {
    /// Its index in the layout's tree.
    public let index: Int
    /// What it is called, where it stands in the tree and in its document.
    public let reference: ElementReference
    /// The name of its kind.
    public let kind: String
    /// The number of elements above it.
    public let depth: Int
    /// In points, relative to the canvas.
    public let frame: Rect
    /// Whether its parent did not measure it, so that it has no size and is not painted.
    public let isLeftOut: Bool
    private let record: LayoutTrace.Record

    init(_ index: Int, _ layout: Layout, _ record: LayoutTrace.Record) {
        (self.index, self.record) = (index, record)
        reference = layout.tree.reference(to: index)
        kind = type(of: layout.tree.kind(of: index)).name
        depth = layout.tree.depth(of: index)
        frame = layout.frames[index]
        isLeftOut = layout.leftOut.contains(index)
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

    /// Where the lines are on which letters stand.
    public struct Baselines: Hashable, Sendable {
        /// From the top edge down to the first, in points.
        public var ascender: Double
        /// From the bottom edge up to the last, in points.
        public var descender: Double
    }

    /// What its parent's kind did with it when it laid out for the last time, in order. The root has one offer.
    public var events: [Event] { record.events }

    /// The offers among the events, of which the last one counts.
    public var offers: [Offer] {
        record.events.compactMap { if case .offered(let offer) = $0 { offer } else { nil } }
    }

    /// The latest offer; `nil` where the parent did not measure the element.
    public var offer: Offer? { record.offer }

    /// The sizes that the parent and the element's own style allowed in the end, in points; `nil` where the parent did
    /// not measure it.
    public var range: SizeRange? { offer?.effectiveRange }

    /// What the parent said its size is, in points; NaN where it is unknown.
    public var parentSize: Size { offer?.parentSize ?? .undefined }

    /// Where the parent put it, in points from the parent's corner, not rounded.
    public var position: Point { record.position }

    /// `nil` where it has none, or where they were not traced.
    public var baselines: Baselines? { record.baselines }

    /// What its own kind left of a type; `nil` where it left none.
    public func fact<Fact: LayoutFact>(_ type: Fact.Type = Fact.self) -> Fact? { record.fact(type) }
}
