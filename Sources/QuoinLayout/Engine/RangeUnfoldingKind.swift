/// A layout kind whose children depend on the sizes that it is offered, and that is as large as they make it.
///
/// Each time it is measured, it unfolds for the range at hand, and what it unfolds into is measured apart. What it unfolds
/// into for the last range becomes part of the layout. Where that cannot be laid out, the layout fails.
public protocol RangeUnfoldingKind: UnfoldingKind {
    /// The kind with children.
    associatedtype Unfolded

    /// The kind with children that stands in this one's place; its style has no effect.
    ///
    /// - Parameters:
    ///   - range: the sizes that the parent and the element's own style allow, in points.
    ///   - environment: the surroundings.
    func unfolded(for range: SizeRange, environment: LayoutEnvironment) throws -> Element<Unfolded>
}

extension RangeUnfoldingKind {
    public func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Element<Unfolded> {
        try unfolded(for: SizeRange(exactly: size), environment: environment)
    }

    /// The size and the baselines of what the kind unfolds into; the least size where that fails, which is told when its
    /// place is known.
    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let environment = scope.environment
        guard let tree = try? unfoldedTree(for: range, depth: scope.depth, environment: environment) else {
            return LayoutMeasurement(size: range.min)
        }
        var engine = LayoutEngine(tree, environment: environment)
        return engine.measurement(in: range)
    }

    /// The tree of what the kind unfolds into, nested as deep as the element that it takes the place of.
    func unfoldedTree(for range: SizeRange, depth: Int32, environment: LayoutEnvironment) throws -> LayoutTree {
        let element = try unfolded(for: range, environment: environment)
        return try LayoutTree(Element(element.kind, children: element.children), depth: depth)
    }
}

extension LayoutScope {
    fileprivate var depth: Int32 { pass.nodes[index].depth }
}

extension LayoutEngine {
    /// What the root measures in a range, without what unfolds in it.
    fileprivate mutating func measurement(in range: SizeRange) -> LayoutMeasurement {
        withPass { pass in
            pass.offer(0, range, parent: range.max)
            let size = pass.size(of: 0)
            let (ascender, descender) = (pass.ascender(of: 0), pass.descender(of: 0))
            let hasBaselines = ascender != 0 || descender != 0
            return LayoutMeasurement(
                size: size, baselines: hasBaselines ? .at(ascender: ascender, descender: descender) : .none)
        }
    }
}
