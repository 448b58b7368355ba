extension LayoutPass {
    /// The width below which an element's content overflows, in points, regardless of its style.
    func minimumContentWidth(of index: Int) -> Double {
        if states[index].runs == 0 { invalidateChildren(of: index) }
        let width = nodes[index].element.kind.base.minimumWidth(scope: LayoutScope(pass: self, index: index))
        return nodes[index].roundsEdges && nodes[index].childCount > 0 ? width : grid.ceil(width)
    }

    /// The least width that an element's content and its style allow, in points. Fractions are ignored.
    func minimumWidth(of index: Int) -> Double {
        guard nodes[index].hasExplicitSize else { return minimumContentWidth(of: index) }
        let own = nodes[index].element.style.extentRange(.horizontal, in: .nan)
        return own.isExact ? own.min : own.clamp(minimumContentWidth(of: index))
    }
}
