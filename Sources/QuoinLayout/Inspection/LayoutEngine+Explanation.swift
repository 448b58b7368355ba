extension LayoutEngine {
    /// Tells why an element has its size and place in the layout that the engine made last; nothing before the first.
    public mutating func explain(_ index: Int) -> Explanation? {
        guard let rootRange, index >= 0, index < tree.count else { return nil }
        var chain = [index]
        while let parent = tree.parent(of: chain[0]) { chain.insert(parent, at: 0) }
        return withPass { pass in
            let layout = pass.place(direction: environment.direction)
            let steps = chain.map { element in
                let parent = tree.parent(of: element)
                let events =
                    parent.map { pass.events(of: element, under: $0) }
                    ?? [.offered(pass.offer(0, of: rootRange, parent: rootRange.max))]
                return Explanation.Step(
                    element: tree.reference(to: element), kind: type(of: tree.kind(of: element)).name, events: events,
                    frame: layout.frames[element],
                    position: layout.leftOut.contains(element) ? .zero : pass.states[element].position)
            }
            // Laying out parts again may have left others as they were on the way.
            _ = pass.place(direction: environment.direction)
            return Explanation(steps: steps)
        }
    }
}

extension LayoutElement {
    /// Tells why the element with a name has its size and place; nothing where there is none.
    ///
    /// - Throws: any ``LayoutError``.
    public func explanation(
        ofID id: String, in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(LayoutError) -> Explanation? {
        let tree = try LayoutTree(self)
        guard let index = tree.index(ofID: id) else { return nil }
        var engine = LayoutEngine(tree, environment: environment)
        _ = try engine.layout(in: range)
        return engine.explain(index)
    }
}
