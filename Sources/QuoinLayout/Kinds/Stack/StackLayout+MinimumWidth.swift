extension StackLayout {
    /// The least width that the children's content allows. If the stack may wrap, the widths of children do not add up.
    public func minimumWidth(scope: LayoutScope) -> Double {
        let children = scope.children
        if direction == .vertical { return children.reduce(0) { max($0, $1.minimumWidth) } }
        if flexWrap != .noWrap {
            return children.reduce(0) { max($0, $1.spacingBefore + $1.minimumWidth + $1.spacingAfter) }
        }
        let spacing = gap(in: .nan) * Double(children.count - 1)
        return scope.unrecorded {
            children.reduce(spacing) { sum, child in
                let width = flexRules == .css ? child.minimumWidthInRow : child.minimumWidth
                return sum + child.spacingBefore + width + child.spacingAfter
            }
        }
    }
}

extension LayoutScope.Child {
    /// The least width that the child adds to that of its row by the rules of CSS: not below the flex base size if it may not
    /// shrink, and not above it if it may not grow (CSS, 9.9).
    fileprivate var minimumWidthInRow: Double {
        var style = style
        // A fraction of the unknown width counts as the content.
        guard case .points(let basis) = style.flexBasis else {
            return style.flexShrink == 0 ? naturalWidth : minimumWidth
        }
        var width = minimumWidth
        if style.flexShrink == 0 { width = max(width, basis) }
        if style.flexGrow == 0 { width = min(width, basis) }
        style.width = .auto
        return style.extentRange(.horizontal, in: .nan).clamp(width)
    }
}
