extension StackLayout {
    /// The least width that the children's content allows. If the stack may wrap, the widths of children do not add up.
    public func minimumWidth(scope: LayoutScope) -> Double {
        let children = scope.children
        if direction == .vertical { return children.reduce(0) { max($0, $1.minimumWidth) } }
        if flexWrap != .noWrap {
            return children.reduce(0) { max($0, $1.spacingBefore + $1.minimumWidth + $1.spacingAfter) }
        }
        let spacing = gap(in: .nan) * Double(children.count - 1)
        return children.reduce(spacing) { sum, child in
            let width = flexRules == .css ? child.minimumWidthInRow : child.minimumWidth
            return sum + child.spacingBefore + width + child.spacingAfter
        }
    }
}

extension LayoutScope.Child {
    /// The least width that the child adds to that of its row by the rules of CSS: not below the flex base size if it may not
    /// shrink, and not above it if it may not grow (CSS, 9.9).
    fileprivate var minimumWidthInRow: Double {
        var style = style
        // Only points count: a fraction of the unknown width, and a base size from the content, do not.
        guard case .points(let basis) = style.flexBasis else { return minimumWidth }
        let width = minimumWidth
        guard width > basis ? style.flexGrow == 0 : style.flexShrink == 0 else { return width }
        let explicit = style.width.resolved(in: .nan, auto: .infinity)
        style.width = .auto
        let own = style.extentRange(.horizontal, in: .nan)
        // Without a minimum of its own, a child is at least as wide as its content (CSS, 4.5).
        let hasMinimum = !style.minWidth.isAuto || clipsContent
        let automatic = hasMinimum ? 0 : min(minimumContentWidth, explicit, own.max)
        return max(own.clamp(basis), automatic)
    }
}
