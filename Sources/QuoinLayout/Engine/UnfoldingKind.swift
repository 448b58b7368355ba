/// A layout kind whose children depend on the size it gets, such as a collection that makes only the cells that can be
/// seen.
///
/// While the tree is measured, an element of this kind has no children: ``LayoutKind/layout(in:scope:)`` gives its size
/// alone. Once its frame is known, the kind unfolds into one that has children, which are laid out in exactly that size
/// and become part of the layout. What they are can no longer change the size.
public protocol UnfoldingKind: LayoutKind {
    /// The kind with children.
    associatedtype Unfolded: LayoutKind

    /// The kind with children that stands in this one's place from now on; its style has no effect.
    ///
    /// - Parameters:
    ///   - size: the element's final size, in points.
    ///   - environment: the surroundings, the same as while measuring.
    func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Element<Unfolded>
}

extension UnfoldingKind {
    public static var unfolds: Bool { true }
}

extension Layout {
    /// What everything that unfolds and has a frame unfolds into, laid out in exactly its size, or in the range that it
    /// was made for, by element.
    ///
    /// - Parameter offered: the range that an element had last.
    func unfolding<Result>(
        in environment: LayoutEnvironment, offered: (Int) -> SizeRange,
        layOut: (inout LayoutEngine, SizeRange) throws(LayoutError) -> Result
    ) throws(LayoutError) -> [(index: Int, result: Result)] {
        var results: [(index: Int, result: Result)] = []
        for index in tree.unfolding where !leftOut.contains(index) {
            guard let kind = tree.kind(of: index) as? any UnfoldingKind else { continue }
            do {
                let range = kind is any RangeUnfoldingKind ? offered(index) : SizeRange(exactly: frames[index].size)
                let subtree = try tree.unfolding(kind, at: index, in: range, environment: environment)
                var engine = LayoutEngine(subtree, environment: environment)
                results.append((index, try layOut(&engine, range)))
            } catch {
                throw LayoutError(error, within: tree.reference(to: index))
            }
        }
        return results
    }

    /// Puts a layout of the same size in an element's place; its other elements come behind all that were there.
    mutating func graft(_ layout: Layout, at index: Int) {
        let base = tree.count - 1
        tree.graft(layout.tree, at: index)
        frames += layout.frames.dropFirst().map { Rect(origin: $0.origin + frames[index].origin, size: $0.size) }
        leftOut.formUnion(layout.leftOut.map { $0 + base })
    }
}

extension LayoutTree {
    /// The tree of what a kind unfolds into, nested as deep as the element that it takes the place of.
    fileprivate func unfolding(
        _ kind: any UnfoldingKind, at index: Int, in range: SizeRange, environment: LayoutEnvironment
    ) throws -> LayoutTree {
        if let kind = kind as? any RangeUnfoldingKind {
            return try kind.unfoldedTree(for: range, depth: depth(of: index), environment: environment)
        }
        return try unfolding(kind, at: index, in: range.max, environment: environment)
    }

    private func unfolding(
        _ kind: some UnfoldingKind, at index: Int, in size: Size, environment: LayoutEnvironment
    ) throws -> LayoutTree {
        let element = try kind.unfolded(in: size, environment: environment)
        return try LayoutTree(Element(element.kind, children: element.children), depth: depth(of: index))
    }

    private func depth(of index: Int) -> Int32 { nodes[index].depth }
}
