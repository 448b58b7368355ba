/// A tree that was laid out: the frames of its elements.
public struct Layout: Sendable {
    /// The tree, with the elements that came from unfolding.
    package internal(set) var tree: LayoutTree
    /// The grid that the frames are rounded to.
    package let grid: PixelGrid
    /// The reading direction that it was mirrored for.
    package let direction: LayoutDirection
    /// In points, relative to the canvas: of the root, then of its first child with all below it, and so on.
    public package(set) var frames: [Rect]
    /// The elements that their parents did not measure: they have no size and are not painted.
    package internal(set) var leftOut: Set<Int>
    /// What rounding edges took from the sizes of elements without children, in points; negative where it added.
    package internal(set) var roundedOff: [Int: Size]

    /// The size of the root, in points.
    public var size: Size { frames[0].size }

    /// The frame of the element with an id, in points relative to the canvas; `nil` if there is none.
    public func frame(ofID id: String) -> Rect? {
        tree.index(ofID: id).map { frames[$0] }
    }
}

extension Layout {
    /// A node of a layout with the nodes in it, without the layouts between them, like Texture's filtered layout tree.
    public struct Node: Hashable, Sendable {
        /// The element's id, its path and its place in the document.
        public var reference: ElementReference
        /// The name of the element's kind.
        public var kind: String
        /// In points, relative to the node above, or to the canvas.
        public var frame: Rect
        /// In painting order.
        public var children: [Node]
    }

    /// The nodes that are in no other node: only the root, if it is a node.
    public var nodes: [Node] { nodes(from: 0, origin: .zero) }

    /// The element as a node, or else the nodes in it.
    private func nodes(from index: Int, origin: Point) -> [Node] {
        guard !leftOut.contains(index) else { return [] }
        let frame = frames[index]
        let kind = type(of: tree.kind(of: index))
        let inner = tree.children(of: index).flatMap { nodes(from: $0, origin: kind.isNode ? frame.origin : origin) }
        guard kind.isNode else { return inner }
        let place = Point(frame.origin.x - origin.x, frame.origin.y - origin.y)
        return [
            Node(
                reference: tree.reference(to: index), kind: kind.name, frame: Rect(origin: place, size: frame.size),
                children: inner)
        ]
    }

    /// A layout, and a record of how it came about: the offers to each element, the results of applying its style, its
    /// position, and the facts that its kind noted.
    public struct Trace: Sendable {
        /// The layout, the same as without a trace.
        public internal(set) var layout: Layout
        /// By element.
        private(set) var records: [Record]
        /// The index of the first element that came from unfolding; all others are before it.
        let unfoldedStart: Int

        /// What is recorded of one element.
        struct Record: Sendable {
            var events: [Layout.LaidOutElement.Event] = []
            var facts: [any Sendable] = []
            /// The position in the parent, in points, not rounded.
            var position = Point.zero
            var baselines: Layout.LaidOutElement.Baselines?
        }

        /// What is recorded only on request, because it takes long. Offers and facts are always recorded.
        public struct Detail: OptionSet, Hashable, Sendable {
            public let rawValue: UInt8

            public init(rawValue: UInt8) { self.rawValue = rawValue }

            /// What kinds explain about their children.
            public static let words = Detail(rawValue: 1)
            /// The baselines of every element. Texts of a fixed size are shaped for them.
            public static let baselines = Detail(rawValue: 2)
            public static let all: Detail = [.words, .baselines]
        }

        init(layout: Layout, records: [Record], unfoldedStart: Int) {
            (self.layout, self.records, self.unfoldedStart) = (layout, records, unfoldedStart)
        }

        /// The elements that their parents measured, in paint order: every element before its children.
        public var elements: [Layout.LaidOutElement] {
            layout.tree.paintOrder.filter { !layout.leftOut.contains($0) }.map { self[$0] }
        }

        /// An element by its index in the layout's tree.
        package subscript(index: Int) -> Layout.LaidOutElement { Layout.LaidOutElement(index, layout, records[index]) }

        /// A fact of a type that an element's kind noted; `nil` if there is none.
        package func fact<Fact: Sendable>(_ type: Fact.Type = Fact.self, of index: Int) -> Fact? {
            records[index].fact(type)
        }

        /// The latest offer to an element; `nil` if its parent did not measure it.
        package func offer(to index: Int) -> Layout.LaidOutElement.Offer? { records[index].offer }

        /// The baselines of an element; `nil` if it has none, or if they were not recorded.
        package func baselines(of index: Int) -> Layout.LaidOutElement.Baselines? { records[index].baselines }

        /// Replaces an element by a trace of the same size, as ``Layout`` does. The offers to the element stay.
        mutating func graft(_ trace: Layout.Trace, at index: Int) {
            layout.graft(trace.layout, at: index)
            records[index].facts = trace.records[0].facts
            records += trace.records.dropFirst()
        }
    }
}

extension Layout.Trace.Record {
    var offer: Layout.LaidOutElement.Offer? {
        for event in events.reversed() {
            if case .offered(let offer) = event { return offer }
        }
        return nil
    }

    func fact<Fact: Sendable>(_ type: Fact.Type) -> Fact? {
        // Comparing types first is faster than casting facts of other types.
        for fact in facts where Swift.type(of: fact) == type { return fact as? Fact }
        return nil
    }
}

extension Layout {
    /// An element of a traced layout.
    public struct LaidOutElement: Sendable {
        /// The index in the layout's tree.
        package let index: Int
        /// Most who look at an element ask for neither its path nor its kind, so they are made when asked for.
        private let tree: LayoutTree
        /// The element's id, its path and its place in the document.
        public var reference: ElementReference { tree.reference(to: index) }
        /// The name of the element's kind.
        public var kind: String { type(of: tree.kind(of: index)).name }
        /// The kind in the words of documents, as in ``LayoutTree/word(of:)``.
        package var word: String { tree.word(of: index) }
        /// The number of elements above it.
        public var depth: Int { tree.depth(of: index) }
        /// In points, relative to the canvas.
        public let frame: Rect
        /// Whether the parent did not measure the element, so that it has no size and is not painted.
        public let isLeftOut: Bool
        /// Pixels per point of the grid that frames are rounded to.
        package let scale: Double
        private let record: Layout.Trace.Record

        init(_ index: Int, _ layout: Layout, _ record: Layout.Trace.Record) {
            (self.index, self.record, tree) = (index, record, layout.tree)
            frame = layout.frames[index]
            scale = layout.grid.scale
            isLeftOut = layout.leftOut.contains(index)
        }

        /// What happened to an element while it was laid out.
        public enum Event: Hashable, Sendable {
            /// The parent's kind offered a range.
            case offered(Offer)
            /// The parent's kind explained something about the element.
            case note(String)
        }

        /// A range that an element was offered, and the result of applying its style.
        public struct Offer: Hashable, Sendable {
            /// In points.
            public var range: SizeRange
            /// The size that fractions of the style refer to, in points; NaN for an unknown extent.
            public var parentSize: Size
            /// The sizes that the element's own style allows, in points.
            public var ownRange: SizeRange
            /// The sizes that remain, in points.
            public var effectiveRange: SizeRange
        }

        /// The baselines of an element.
        public struct Baselines: Hashable, Sendable {
            /// From the top edge down to the first baseline, in points.
            public var ascender: Double
            /// From the bottom edge up to the last baseline, in points.
            public var descender: Double

            package init(ascender: Double, descender: Double) {
                (self.ascender, self.descender) = (ascender, descender)
            }
        }

        /// What the parent's kind did with the element in its last run, in order. The root has one offer.
        public var events: [Event] { record.events }

        /// The offers among the events. The last one counts.
        public var offers: [Offer] {
            record.events.compactMap { if case .offered(let offer) = $0 { offer } else { nil } }
        }

        /// The last offer; `nil` if the parent did not measure the element.
        public var offer: Offer? { record.offer }

        /// The sizes that the parent and the element's own style allowed in the end, in points; `nil` if the parent did not
        /// measure the element.
        public var range: SizeRange? { offer?.effectiveRange }

        /// The size that fractions of the style refer to, in points; NaN for an unknown extent.
        public var parentSize: Size { offer?.parentSize ?? .undefined }

        /// The position in the parent, in points, not rounded.
        public var position: Point { record.position }

        /// `nil` if the element has no baselines, or if they were not recorded.
        public var baselines: Baselines? { record.baselines }

        /// A fact of a type that the element's own kind recorded with ``LayoutScope/record(_:)``; `nil` if there is none.
        public func fact<Fact: Sendable>(_ type: Fact.Type = Fact.self) -> Fact? { record.fact(type) }
    }
}
