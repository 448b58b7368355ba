/// A layout kind whose children depend on its size, such as a collection that makes only the visible cells.
///
/// While the tree is measured, an element of this kind has no children: ``LayoutKind/layout(in:scope:)`` only returns its
/// size. When its frame is known, the kind unfolds into a kind with children, which are laid out in exactly that size and
/// become part of the layout. They cannot change the size.
public protocol UnfoldingKind: LayoutKind {
    /// The kind with children.
    associatedtype Unfolded: LayoutKind

    /// The kind with children that replaces this one; its style has no effect.
    ///
    /// - Parameters:
    ///   - size: the element's final size, in points.
    ///   - environment: the environment, the same as while measuring.
    func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Element<Unfolded>
}

extension UnfoldingKind {
    public static var unfolds: Bool { true }
}

/// A layout kind whose children depend on the range that it is offered, and that is as large as they make it.
///
/// Each time it is measured, it unfolds for the range, and the result is measured separately. The result for the last range
/// becomes part of the layout. If it cannot be laid out, the layout fails.
package protocol RangeUnfoldingKind: UnfoldingKind {
    associatedtype Unfolded

    /// The kind with children that replaces this one; its style has no effect.
    ///
    /// - Parameters:
    ///   - range: the sizes that the parent and the element's own style allow, in points.
    ///   - environment: the environment, the same as while measuring.
    func unfolded(for range: SizeRange, environment: LayoutEnvironment) throws -> Element<Unfolded>

    /// The size for a range, if it is known without unfolding and nothing needs the baselines of the content.
    func knownSize(in range: SizeRange) -> Size?
}

extension RangeUnfoldingKind {
    package func knownSize(in range: SizeRange) -> Size? { nil }

    package func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Element<Unfolded> {
        try unfolded(for: SizeRange(exactly: size), environment: environment)
    }

    /// The size and the baselines of the content; the smallest size if unfolding fails, which is reported when the frame
    /// is known.
    package func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        if let size = knownSize(in: range) { return LayoutMeasurement(size: size) }
        let (environment, depth) = (scope.environment, scope.pass.nodes[scope.index].depth)
        guard let tree = try? unfoldedTree(for: range, depth: depth, environment: environment) else {
            return LayoutMeasurement(size: range.min)
        }
        return LayoutEngine(tree, environment: environment).measurement(in: range)
    }

    fileprivate func unfoldedTree(
        for range: SizeRange, depth: Int32, environment: LayoutEnvironment
    ) throws -> LayoutTree {
        try unfolded(for: range, environment: environment).unstyledTree(depth: depth)
    }
}

extension UnfoldingKind {
    fileprivate func unfoldedTree(in size: Size, depth: Int32, environment: LayoutEnvironment) throws -> LayoutTree {
        try unfolded(in: size, environment: environment).unstyledTree(depth: depth)
    }
}

extension Element {
    /// The element's tree, without its style, nested as deep as the element that it replaces.
    fileprivate func unstyledTree(depth: Int32) throws(QuoinError) -> LayoutTree {
        try LayoutTree(Element(kind, children: children), depth: depth)
    }
}

extension QuoinError {
    /// An error during the unfolding of an element. If it is about an element of the content, the path of the unfolding
    /// element is put before its path, unless that is one in a document; otherwise it is an error of the unfolding
    /// element itself.
    fileprivate init(_ error: any Error, within element: ElementReference) {
        guard let inner = error as? QuoinError else {
            self.init("\(error)", at: element)
            return
        }
        self = inner.placed { inner in
            guard var inner else { return element }
            if element.source != nil, inner.path.hasPrefix(element.path) { return inner }
            inner.path = element.path + inner.path.dropFirst(LayoutTree.rootName.count)
            return inner
        }
    }
}

extension Layout {
    /// Lays out the content of every unfolding element that has a frame, by element: in exactly the element's size, or in
    /// the range that the content was made for.
    ///
    /// - Parameter offered: the range that an element was last offered.
    func unfolding<Result>(
        in environment: LayoutEnvironment, offered: (Int) -> SizeRange,
        layOut: (inout LayoutEngine, SizeRange) throws(QuoinError) -> Result
    ) throws(QuoinError) -> [(index: Int, result: Result)] {
        var results: [(index: Int, result: Result)] = []
        var count = tree.count
        for index in tree.unfolding where !leftOut.contains(index) {
            guard let kind = tree.kind(of: index) as? any UnfoldingKind else { continue }
            let depth = tree.nodes[index].depth
            do {
                var range = SizeRange(exactly: frames[index].size)
                let content: LayoutTree
                if let kind = kind as? any RangeUnfoldingKind {
                    range = offered(index)
                    content = try kind.unfoldedTree(for: range, depth: depth, environment: environment)
                } else {
                    content = try kind.unfoldedTree(in: range.max, depth: depth, environment: environment)
                }
                count += content.count
                if let limits = environment.budget?.limits, count > limits.elements {
                    throw QuoinError.limitPassed(
                        limits.excess(\.elements, "there are more than \(limits.elements) elements with these"),
                        at: ElementReference(path: LayoutTree.rootName))
                }
                var engine = LayoutEngine(content, environment: environment)
                results.append((index, try layOut(&engine, range)))
            } catch {
                throw QuoinError(error, within: tree.reference(to: index))
            }
        }
        return results
    }

    /// Replaces an element by a layout of the same size. The layout's other elements are added at the end.
    mutating func graft(_ layout: Layout, at index: Int) {
        let base = tree.count - 1
        tree.graft(layout.tree, at: index)
        frames += layout.frames.dropFirst().map { Rect(origin: $0.origin + frames[index].origin, size: $0.size) }
        leftOut.formUnion(layout.leftOut.map { $0 + base })
        for (inner, size) in layout.roundedOff { roundedOff[inner + base] = size }
    }
}
