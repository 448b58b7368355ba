import QuoinLayout

extension Subject {
    /// The extent from which a stack starts to flex a child: its `flexBasis`, or what it takes by itself, in points of
    /// the layout (Texture, §4.2 step 3). The child is laid out once more for that, alone.
    func startingExtent(of child: Int, in stack: Int, along axis: Axis) -> Double {
        let outer = layout.frames[stack].size
        let basis = tree.style(of: child).flexBasis.resolved(in: outer[axis], auto: .nan)
        if !basis.isNaN { return basis }
        let range = SizeRange(
            main: .unconstrained, cross: ExtentRange(0, outer[axis.cross]), axis: axis)
        guard let element = tree.element(at: child, in: panel.element),
            let alone = try? Element(WrapperLayout(), children: [element]).layout(in: range, environment: environment)
        else { return layout.frames[child].size[axis] }
        return alone.frames[1].size[axis]
    }
}
