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
