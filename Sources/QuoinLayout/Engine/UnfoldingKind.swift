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
    /// The layout with everything unfolded that has a frame.
    func unfolding(in environment: LayoutEnvironment) throws(LayoutError) -> Layout {
        var layout = self
        for index in tree.unfolding where !leftOut.contains(index) {
            guard let kind = tree.kinds[index] as? any UnfoldingKind else { continue }
            layout.graft(try unfolded(kind, at: index, in: environment), at: index)
        }
        return layout
    }

    private func unfolded(
        _ kind: some UnfoldingKind, at index: Int, in environment: LayoutEnvironment
    ) throws(LayoutError) -> Layout {
        let size = frames[index].size
        do {
            let element = try kind.unfolded(in: size, environment: environment)
            let bare = Element(element.kind, children: element.children)
            let subtree = try LayoutTree(bare, nestedIn: tree, at: index)
            var engine = LayoutEngine(subtree, environment: environment)
            return try engine.layout(in: SizeRange(exactly: size))
        } catch {
            throw LayoutError(error, within: tree.reference(to: index))
        }
    }

    /// Puts a layout of the same size in an element's place; its other elements come behind all that were there.
    private mutating func graft(_ layout: Layout, at index: Int) {
        let base = tree.count - 1
        tree.graft(layout.tree, at: index)
        frames += layout.frames.dropFirst().map { Rect(origin: $0.origin + frames[index].origin, size: $0.size) }
        leftOut.formUnion(layout.leftOut.map { $0 + base })
    }
}
