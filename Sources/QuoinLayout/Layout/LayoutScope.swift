/// The element that a layout kind lays out: its children and its environment.
///
/// A scope and its children are valid only until the call of ``LayoutKind/layout(in:scope:)`` that received them returns.
public struct LayoutScope {
    let pass: LayoutPass
    let index: Int

    /// The children, in the order in which they are painted.
    public var children: Children {
        let children = pass.nodes[index].children
        return Children(pass: pass, first: children.lowerBound, count: children.count)
    }

    /// The grid that sizes and positions are rounded to.
    public var grid: PixelGrid { pass.grid }

    /// Values for measuring, such as the text shaper.
    public var environment: LayoutEnvironment { pass.storage.environment }

    /// The size of the parent as the parent gave it, in points; NaN if it is unknown.
    public var parentSize: Size {
        pass.states[index].readsParentSize = true
        return pass.states[index].parentSize
    }

    /// Whether the style of any child sets one of some parts. While the layout is traced the answer is always `true`, so
    /// that a kind explains to each child why a part has no effect.
    public func anyChildSets(_ parts: ElementStyle.Parts) -> Bool {
        !pass.nodes[index].childStyleParts.isDisjoint(with: parts) || pass.storage.isRecording
    }

    /// The children of an element that is laid out.
    public struct Children: RandomAccessCollection {
        let pass: LayoutPass
        let first: Int
        public let count: Int

        public var startIndex: Int { 0 }
        public var endIndex: Int { count }

        /// The child at a position from 0 to below `count`.
        public subscript(position: Int) -> Child {
            precondition(position >= 0 && position < count, "an element has no child \(position)")
            return Child(pass: pass, index: first + position)
        }
    }
}
