import QuoinLayout

extension RandomTree {
    /// Whether a stack in the tree may grow something by Texture's rules, which floor to whole points.
    var floorsToPoints: Bool {
        if case .stack(let stack) = kind, stack.flexRules == .texture,
            children.contains(where: { $0.style.flexGrow > 0 })
        {
            return true
        }
        if case .words = kind { return true }
        return children.contains(where: \.floorsToPoints)
    }

    /// Whether frames are rounded by their edges anywhere in the tree.
    var roundsEdges: Bool {
        if case .stack(let stack) = kind, stack.flexRules == .css { return true }
        return children.contains(where: \.roundsEdges)
    }

    /// The tree with twice as many points everywhere.
    var doubled: RandomTree {
        var tree = self
        tree.kind = kind.doubled
        tree.style = style.doubled
        tree.children = children.map(\.doubled)
        return tree
    }
}

extension RandomTree.Kind {
    fileprivate var doubled: RandomTree.Kind {
        switch self {
        case .content(let size): return .content(size.doubled)
        case .inset(let insets):
            return .inset(
                EdgeInsets(
                    top: insets.top * 2, left: insets.left * 2, bottom: insets.bottom * 2, right: insets.right * 2))
        case .corner(var corner):
            corner.offset = Point(corner.offset.x * 2, corner.offset.y * 2)
            return .corner(corner)
        case .stack(var stack):
            stack.spacing *= 2
            stack.lineSpacing *= 2
            return .stack(stack)
        default: return self
        }
    }
}

extension ElementStyle {
    fileprivate var doubled: ElementStyle {
        var style = self
        (style.width, style.height) = (width.doubled, height.doubled)
        (style.minWidth, style.minHeight) = (minWidth.doubled, minHeight.doubled)
        (style.maxWidth, style.maxHeight) = (maxWidth.doubled, maxHeight.doubled)
        style.flexBasis = flexBasis.doubled
        style.spacingBefore *= 2
        style.spacingAfter *= 2
        style.layoutPosition = Point(layoutPosition.x * 2, layoutPosition.y * 2)
        style.ascender = ascender.map { $0 * 2 }
        return style
    }
}

extension LayoutDimension {
    fileprivate var doubled: LayoutDimension {
        if case .points(let value) = self { .points(value * 2) } else { self }
    }
}

extension Size {
    fileprivate var doubled: Size { Size(width * 2, height * 2) }
}

extension SizeRange {
    var doubled: SizeRange { SizeRange(min: min.doubled, max: max.doubled) }
}
