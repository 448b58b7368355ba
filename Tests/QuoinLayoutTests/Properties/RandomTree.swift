import QuoinLayout
import Testing

/// A layout that was made up, as a value that can be made smaller and written down.
struct RandomTree: Sendable {
    enum Kind: Sendable {
        case plain
        case content(Size)
        case words(Int)
        case spacer
        case node
        case stack(StackLayout)
        case inset(EdgeInsets)
        case overlay
        case background
        case center(CenterLayout)
        case relative(RelativeLayout)
        case ratio(Double)
        case absolute(AbsoluteLayout)
        case corner(CornerLayout)
        case wrapper
    }

    var kind: Kind
    var style = ElementStyle()
    var children: [RandomTree] = []

    var element: AnyElement {
        var element = anyKind
        element.style = style
        element.children = children.map(\.element)
        return element
    }

    private var anyKind: AnyElement {
        switch kind {
        case .plain, .node: Element(PlainNode()).erased
        case .content(let size):
            Element(Content(size: size, baselines: .at(ascender: size.height, descender: 0))).erased
        case .words(let count): Element(Words(count: count)).erased
        case .spacer: Element(SpacerLayout()).erased
        case .stack(let stack): Element(stack).erased
        case .inset(let insets): Element(InsetLayout(insets)).erased
        case .overlay: Element(OverlayLayout()).erased
        case .background: Element(BackgroundLayout()).erased
        case .center(let center): Element(center).erased
        case .relative(let relative): Element(relative).erased
        case .ratio(let ratio): Element(RatioLayout(ratio)).erased
        case .absolute(let absolute): Element(absolute).erased
        case .corner(let corner): Element(corner).erased
        case .wrapper: Element(WrapperLayout()).erased
        }
    }
}

extension RandomTree {
    /// Trees that are smaller by one step: a child in place of the whole, a child less, a default style, a smaller child.
    var smaller: [RandomTree] {
        var result = children
        for index in children.indices {
            var fewer = self
            fewer.children.remove(at: index)
            if isContainerOfMany { result.append(fewer) }
        }
        if style != ElementStyle() {
            var plain = self
            plain.style = ElementStyle()
            result.append(plain)
        }
        for index in children.indices {
            for child in children[index].smaller {
                var changed = self
                changed.children[index] = child
                result.append(changed)
            }
        }
        return result
    }

    private var isContainerOfMany: Bool {
        switch kind {
        case .stack, .absolute, .wrapper: true
        default: false
        }
    }
}

extension RandomTree: CustomTestStringConvertible {
    /// The tree as an indented outline, an element a line.
    var testDescription: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        var line = String(repeating: "  ", count: depth) + "- \(kind)"
        for child in Mirror(reflecting: style).children where "\(child.value)" != defaults[child.label ?? ""] {
            line += ", \(child.label ?? "") \(child.value)"
        }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    private var defaults: [String: String] {
        var result: [String: String] = [:]
        for child in Mirror(reflecting: ElementStyle()).children { result[child.label ?? ""] = "\(child.value)" }
        return result
    }
}

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
