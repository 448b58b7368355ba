import QuoinAutoLayout
import TestSupport
import Testing

/// Makes the rules of a random layout.
struct LayoutMaker {
    /// The names of the attributes of one axis.
    struct AxisNames {
        var start: String
        var end: String
        var center: String
        var extent: String

        static let horizontal = AxisNames(start: "leading", end: "trailing", center: "centerX", extent: "width")
        static let leftRight = AxisNames(start: "left", end: "right", center: "centerX", extent: "width")
        static let vertical = AxisNames(start: "top", end: "bottom", center: "centerY", extent: "height")
    }

    var layout = RandomLayout()
    var random: RandomNumbers
    var axis = AxisNames.horizontal

    init(seed: Int) {
        random = RandomNumbers(seed: seed)
    }

    /// The names of all views and guides.
    var names: [String] { layout.views.map(\.name) + layout.guides }

    /// Adds views, and chooses the axis of the rules.
    mutating func addViews(_ count: Int, sized: Bool = false) {
        axis = random.pick([.horizontal, .leftRight, .vertical])
        for _ in 0..<count {
            var view = ConstraintsLayout.ViewTraits(["a", "b", "c", "d", "e", "f"][layout.views.count])
            if sized || random.happens(oneIn: 2) {
                view.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(
                    width: size(), height: random.happens(oneIn: 2) ? size() : nil)
                view.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(
                    LayoutPriority(random.pick([250, 251, 750, 1000])), 250)
                view.compression = ConstraintsLayout.ViewTraits.AxisPriorities(
                    LayoutPriority(random.pick([750, 749, 250, 0])), 750)
            }
            layout.views.append(view)
        }
    }

    private mutating func size() -> Double { Double(10 * (1 + random.pick(12))) }

    /// The constant of a rule: small, often the same, sometimes 0.
    mutating func constant() -> Double { Double(random.pick([0, 0, 8, 10, 25, 50, 120, -15])) }

    /// A priority, mostly required.
    mutating func priority() -> Double { random.pick([1000, 1000, 1000, 750, 500, 500, 250, 40]) }

    mutating func relation() -> String { random.pick(["==", "==", "<=", ">="]) }

    /// Adds `first relation second × factor + constant`.
    mutating func rule(
        _ first: String, _ relation: String = "==", _ second: String? = nil, times factor: Double = 1,
        plus constant: Double = 0, at priority: Double = 1000
    ) {
        var text = "\(first) \(relation) "
        if let second {
            text += second
            if factor != 1 { text += " * \(factor)" }
            if constant != 0 { text += " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        if priority < 1000 { text += " --! .priority(\(priority))" }
        layout.rules.append(text)
    }

    /// Adds a rule about the positions or sizes of two items.
    mutating func anyRule(at priority: Double, relation: String? = nil) {
        let relation = relation ?? self.relation()
        let first = random.pick(names)
        let second = random.pick(names + ["container"])
        let places = [axis.start, axis.end, axis.center]
        switch random.pick(5) {
        case 0: rule("\(first).\(axis.extent)", relation, plus: abs(constant()), at: priority)
        case 1:
            rule(
                "\(first).\(axis.extent)", relation, "\(second).\(axis.extent)", times: random.pick([1, 1, 0.5, 2]),
                plus: constant(), at: priority)
        default:
            rule(
                "\(first).\(random.pick(places))", relation, "\(second).\(random.pick(places))", plus: constant(),
                at: priority)
        }
    }

    /// Puts items one after another, and if `closed`, up to the end of the container.
    mutating func addRow(_ items: [String], gap: Double, closed: Bool, endAt priority: Double = 1000) {
        var before: String?
        for item in items {
            if let before {
                rule("\(item).\(axis.start)", "==", "\(before).\(axis.end)", plus: gap)
            } else {
                rule("\(item).\(axis.start)", "==", "container.\(axis.start)", plus: constant())
            }
            before = item
        }
        if closed, let before {
            rule("\(before).\(axis.end)", "==", "container.\(axis.end)", plus: -constant(), at: priority)
        }
    }
}

/// The kinds of random layouts.
enum LayoutShape: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case chain, optionalChain, star, grid, equalSizes, ratios, centered, inequalities, ties, redundant, contradictory
    case manyPriorities, tugOfWar, intrinsicSizes, rangedContainer, unboundedContainer, rightToLeft, baselines, guides
    case unmentioned, hugeAndTiny, zeroSized, anything

    var testDescription: String { rawValue }

    /// A layout of this shape, the same for a seed every time.
    func layout(seed: Int) -> RandomLayout {
        let place = Self.allCases.firstIndex(of: self) ?? 0
        var maker = LayoutMaker(seed: seed * Self.allCases.count + place)
        maker.make(self)
        return maker.layout
    }
}
