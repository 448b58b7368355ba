/// A layout with all that the engine found out while it made it: what was offered to each element, what its style made of
/// that, where it was put, and what its kind has to tell. A value.
public struct LayoutTrace: Sendable {
    /// Where everything is, as without a trace.
    public internal(set) var layout: Layout
    /// What is known of each element, by index.
    private(set) var records: [Record]
    /// The first of the elements that came by unfolding, which stand behind all others.
    let unfoldedStart: Int

    /// What is known of one element beside what the layout says.
    struct Record: Sendable {
        var events: [LaidOutElement.Event] = []
        var facts: [any LayoutFact] = []
        /// Where the parent put it, in points from the parent's corner, not rounded.
        var position = Point.zero
        var baselines: LaidOutElement.Baselines?
    }

    /// What takes so much work that it is traced only where it is asked for. Offers and facts always are.
    public struct Detail: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// What kinds say about their children, in words.
        public static let words = Detail(rawValue: 1)
        /// The baselines of every element, for which texts of a given size are shaped.
        public static let baselines = Detail(rawValue: 2)
        public static let all: Detail = [.words, .baselines]
    }

    /// An element by its index in the layout's tree.
    public subscript(index: Int) -> LaidOutElement { LaidOutElement(index, layout, records[index]) }

    /// The elements that their parents measured, in paint order: every element before its children.
    public var elements: [LaidOutElement] {
        layout.tree.paintOrder.filter { !layout.leftOut.contains($0) }.map { self[$0] }
    }

    /// What an element's kind left of a type; `nil` where it left none.
    public func fact<Fact: LayoutFact>(_ type: Fact.Type = Fact.self, of index: Int) -> Fact? {
        records[index].fact(type)
    }

    /// The latest offer to an element; `nil` where its parent did not measure it.
    package func offer(to index: Int) -> LaidOutElement.Offer? { records[index].offer }

    /// The baselines of an element; `nil` where it has none, or where they were not traced.
    package func baselines(of index: Int) -> LaidOutElement.Baselines? { records[index].baselines }
}

extension LayoutTrace.Record {
    var offer: LaidOutElement.Offer? {
        for event in events.reversed() {
            if case .offered(let offer) = event { return offer }
        }
        return nil
    }

    func fact<Fact: LayoutFact>(_ type: Fact.Type) -> Fact? {
        // Comparing types first spares other facts a search for the conversion.
        for fact in facts where Swift.type(of: fact) == type { return fact as? Fact }
        return nil
    }
}

// MARK: - Making

extension LayoutElement {
    /// Lays the element out once, and keeps what was found out.
    ///
    /// - Parameter range: the sizes it may take, in points; its fractions refer to the maximum.
    /// - Throws: any ``LayoutError``.
    public func trace(
        in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment(), _ detail: LayoutTrace.Detail = .all
    ) throws(LayoutError) -> LayoutTrace {
        var engine = LayoutEngine(try LayoutTree(self), environment: environment)
        return try engine.trace(in: range, detail)
    }
}

extension LayoutEngine {
    /// Lays the tree out, as ``layout(in:)`` does, and then runs each layout's kind once more with the range that it has,
    /// to keep what it does with its children.
    ///
    /// - Throws: any ``LayoutError``.
    public mutating func trace(
        in range: SizeRange, _ detail: LayoutTrace.Detail = .all
    ) throws(LayoutError) -> LayoutTrace {
        let layout = try measuredLayout(in: range)
        let records = withPass { $0.records(of: layout, in: range, detail) }
        var trace = LayoutTrace(layout: layout, records: records, unfoldedStart: tree.count)
        let unfolded = try layout.unfolding(
            in: environment, offered: { states[$0].range },
            layOut: { engine, range throws(LayoutError) in try engine.trace(in: range, detail) })
        for (index, inner) in unfolded { trace.graft(inner, at: index) }
        return trace
    }
}

extension LayoutTrace {
    /// Puts a trace of the same size in an element's place, as ``Layout`` does. What was offered to the element stays.
    fileprivate mutating func graft(_ trace: LayoutTrace, at index: Int) {
        layout.graft(trace.layout, at: index)
        records[index].facts = trace.records[0].facts
        records += trace.records.dropFirst()
    }
}
