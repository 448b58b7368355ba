/// What a child asks of a stack. Most children ask for nothing, which their node tells, so that their styles, which are
/// large, are not read at all.
extension LayoutChild {
    var flexGrow: Double { requests(.flex) ? style.flexGrow : 0 }

    var flexShrink: Double { requests(.flex) ? style.flexShrink : 0 }

    var flexBasis: Dimension { requests(.flex) ? style.flexBasis : .auto }

    var spacingBefore: Double { requests(.spacing) ? style.spacingBefore : 0 }

    var spacingAfter: Double { requests(.spacing) ? style.spacingAfter : 0 }

    var alignSelf: AlignSelf { requests(.alignSelf) ? style.alignSelf : .auto }

    @inline(__always)
    private func requests(_ part: ChildStyle) -> Bool { pass.nodes[index].requests.contains(part) }
}

extension LayoutScope {
    /// Whether a child asks for something that a kind need not do otherwise. While someone wants to know what is done,
    /// it counts as if one did, so that each child is told why nothing came of it.
    func anyChildRequests(_ part: ChildStyle) -> Bool {
        pass.nodes[index].childRequests.contains(part) || pass.surroundings.pointee.recording != nil
    }
}
