import QuoinLayout

extension Subject {
    /// The sizes that the parent offered to an element, in points of the layout, before the element's own style;
    /// nothing where it did not measure it. The layout is made once more to find out.
    func offer(to index: Int) -> SizeRange? {
        guard let tree = try? LayoutTree(panel.element), index < tree.count else { return nil }
        var engine = LayoutEngine(tree, environment: environment)
        guard (try? engine.layout(in: panel.canvas.range)) != nil else { return nil }
        return engine.explain(index)?.steps.last?.offer?.range
    }
}
