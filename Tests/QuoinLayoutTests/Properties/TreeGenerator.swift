import QuoinLayout

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes up trees and the ranges that they are laid out in.
struct TreeGenerator {
    private var numbers: SeededGenerator
    /// Numbers of points are multiples of this.
    private let step: Double

    init(seed: UInt64, step: Double = 1) {
        numbers = SeededGenerator(seed: seed)
        self.step = step
    }

    mutating func tree(depth: Int = 5) -> RandomTree {
        var tree = RandomTree(kind: depth == 0 || chance(0.25) ? leaf() : container())
        tree.style = style()
        for _ in 0..<childCount(of: tree.kind) { tree.children.append(self.tree(depth: depth - 1)) }
        return tree
    }

    mutating func range() -> SizeRange { SizeRange(width: extentRange(), height: extentRange()) }

    private mutating func extentRange() -> ExtentRange {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return ExtentRange(exactly: points(400))
        case 1: return ExtentRange(min: 0, max: points(400))
        case 2: return .unconstrained
        default:
            let least = points(200)
            return ExtentRange(min: least, max: least + points(200))
        }
    }

    private mutating func childCount(of kind: RandomTree.Kind) -> Int {
        switch kind {
        case .plain, .content, .words, .spacer: 0
        case .node, .inset, .center, .relative, .ratio: 1
        case .overlay, .background, .corner: 2
        case .stack, .absolute, .wrapper: Int.random(in: 0...4, using: &numbers)
        }
    }

    private mutating func leaf() -> RandomTree.Kind {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: .plain
        case 1: .content(Size(points(80), points(40)))
        case 2: .words(Int.random(in: 1...9, using: &numbers))
        default: .spacer
        }
    }

    private mutating func container() -> RandomTree.Kind {
        switch Int.random(in: 0..<16, using: &numbers) {
        case 0: .node
        case 1: .inset(insets())
        case 2: .overlay
        case 3: .background
        case 4: .center(CenterLayout(any([.x, .y, .both, []]), sizing: sizing()))
        case 5:
            .relative(
                RelativeLayout(
                    horizontal: any(RelativeLayout.Position.allCases), vertical: any(RelativeLayout.Position.allCases),
                    sizing: sizing()))
        case 6: .ratio(any([0.5, 1, 2, 1.5]))
        case 7: .absolute(AbsoluteLayout(sizing: any(AbsoluteLayout.Sizing.allCases)))
        case 8:
            .corner(
                CornerLayout(
                    any(CornerLayout.Location.allCases), offset: Point(points(10), points(10)),
                    wrapsCorner: chance(0.5)))
        case 9: .wrapper
        default: .stack(stack())
        }
    }

    private mutating func stack() -> StackLayout {
        StackLayout(
            any(Axis.allCases), spacing: chance(0.5) ? points(10) : 0,
            justifyContent: any(StackLayout.JustifyContent.allCases), alignItems: any(StackLayout.AlignItems.allCases),
            flexWrap: any(StackLayout.FlexWrap.allCases), alignContent: any(StackLayout.AlignContent.allCases),
            lineSpacing: chance(0.3) ? points(8) : 0, flexRules: chance(0.2) ? .css : .texture)
    }

    private mutating func style() -> ElementStyle {
        var style = ElementStyle()
        if chance(0.2) { style.width = dimension(120) }
        if chance(0.2) { style.height = dimension(80) }
        if chance(0.1) { style.minWidth = dimension(60) }
        if chance(0.1) { style.maxWidth = dimension(100) }
        if chance(0.1) { style.minHeight = dimension(60) }
        if chance(0.1) { style.maxHeight = dimension(100) }
        if chance(0.4) { style.flexGrow = any([1, 2, 0.5]) }
        if chance(0.4) { style.flexShrink = any([1, 2, 0.5]) }
        if chance(0.1) { style.flexBasis = dimension(100) }
        if chance(0.2) { style.alignSelf = any(ElementStyle.AlignSelf.allCases) }
        if chance(0.1) { style.spacingBefore = points(10) }
        if chance(0.1) { style.spacingAfter = points(10) }
        if chance(0.2) { style.layoutPosition = Point(points(50), points(50)) }
        if chance(0.05) { style.ascender = points(20) }
        return style
    }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
    }

    private mutating func inset() -> Double { chance(0.15) ? .infinity : points(20) }

    private mutating func sizing() -> RelativeLayout.SizingOptions {
        any([[], .minimumWidth, .minimumHeight, .minimumSize])
    }

    private mutating func dimension(_ limit: Double) -> LayoutDimension {
        chance(0.3) ? .fraction(any([0.25, 0.5, 1])) : .points(points(limit))
    }

    private mutating func points(_ limit: Double) -> Double {
        (Double.random(in: 0...limit, using: &numbers) / step).rounded() * step
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &numbers) < probability
    }

    private mutating func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &numbers)]
    }
}
