/// What a layout kind sees while it lays out: its children as light handles, and its surroundings.
///
/// A scope and the handles it gives are valid only until the call of ``LayoutKind/layout(in:scope:)`` that received them
/// returns.
public struct LayoutScope {
    let pass: LayoutPass
    let index: Int

    /// The children, in the order in which they are painted.
    public var children: LayoutChildren {
        let node = pass.nodes[index]
        return LayoutChildren(pass: pass, first: Int(node.firstChild), count: Int(node.childCount))
    }

    /// The grid that sizes and positions are rounded to.
    public var grid: PixelGrid { pass.grid }

    /// What the surroundings offer, such as something that measures text.
    public var environment: LayoutEnvironment { pass.environment }

    /// The size of the parent as this element was told it, in points; NaN where it is unknown.
    public var parentSize: Size {
        pass.states[index].readsParentSize = true
        return pass.states[index].parentSize
    }
}
