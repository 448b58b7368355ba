import QuoinAutoLayout
import TestSupport

extension LayoutMaker {
    mutating func make(_ shape: LayoutShape) {
        switch shape {
        case .chain: makeChain()
        case .optionalChain: makeOptionalChain()
        case .star: makeStar()
        case .grid: makeGrid()
        case .equalSizes: makeEqualSizes()
        case .ratios: makeRatios()
        case .centered: makeCentered()
        case .inequalities: makeInequalities()
        case .ties: makeTies()
        case .redundant: makeRedundant()
        case .contradictory: makeContradictory()
        case .manyPriorities: makeManyPriorities()
        case .tugOfWar: makeTugOfWar()
        case .intrinsicSizes: makeIntrinsicSizes()
        case .rangedContainer: makeRanged(Size(40, 30), Size(random.pick([150, 400]), 300))
        case .unboundedContainer: makeRanged(Size(random.pick([0, 60]), 0), Size(.infinity, .infinity))
        case .rightToLeft: makeRightToLeft()
        case .baselines: makeBaselines()
        case .guides: makeGuides()
        case .unmentioned: makeUnmentioned()
        case .hugeAndTiny: makeHugeAndTiny()
        case .zeroSized: makeZeroSized()
        case .anything: makeAnything(rules: 4 + random.pick(9))
        }
    }

    private mutating func makeChain() {
        addViews(2 + random.pick(4))
        addRow(names, gap: constant(), closed: random.happens(oneIn: 2), endAt: priority())
        for name in names where random.happens(oneIn: 2) {
            rule("\(name).\(axis.extent)", relation(), plus: abs(constant()), at: priority())
        }
        anyRule(at: random.pick([750, 500, 40]))
    }

    /// A chain with an optional position for each view.
    private mutating func makeOptionalChain() {
        addViews(3 + random.pick(3), sized: true)
        addRow(names, gap: constant(), closed: random.happens(oneIn: 3), endAt: priority())
        for name in names {
            let place = random.pick([axis.start, axis.start, axis.end, axis.center])
            let priority = random.pick([800, 500, 500, 200, 30])
            rule("\(name).\(place)", relation(), "container.\(axis.start)", plus: constant() * 3, at: Double(priority))
            rule("\(name).\(axis.start)", "==", "container.\(axis.start)", plus: abs(constant()), at: 500)
        }
    }

    private mutating func makeStar() {
        addViews(3 + random.pick(3))
        let places = [axis.start, axis.center, axis.end]
        rule("a.\(axis.center)", "==", "container.\(axis.center)", plus: constant())
        rule("a.\(axis.extent)", relation(), plus: 60, at: priority())
        for name in names.dropFirst() {
            rule(
                "\(name).\(random.pick(places))", relation(), "a.\(random.pick(places))", plus: constant(),
                at: priority())
            rule("\(name).\(random.pick(places))", relation(), "a.\(random.pick(places))", plus: constant(), at: 500)
        }
    }

    private mutating func makeGrid() {
        addViews(4)
        for (axis, lines) in [
            (AxisNames.horizontal, [["a", "b"], ["c", "d"]]), (.vertical, [["a", "c"], ["b", "d"]]),
        ] {
            self.axis = axis
            for line in lines { addRow(line, gap: constant(), closed: true, endAt: priority()) }
            rule("\(lines[1][0]).\(axis.extent)", "==", "\(lines[0][0]).\(axis.extent)", at: priority())
            rule("\(lines[1][1]).\(axis.start)", "==", "\(lines[0][1]).\(axis.start)", at: 600)
        }
        anyRule(at: 300)
    }

    private mutating func makeEqualSizes() {
        addViews(2 + random.pick(4))
        addRow(names, gap: constant(), closed: true, endAt: random.pick([1000, 1000, 740]))
        let priority = random.pick([1000, 500, 249])
        for (name, before) in zip(names.dropFirst(), names) {
            rule("\(name).\(axis.extent)", "==", "\(random.pick(["a", before])).\(axis.extent)", at: Double(priority))
        }
    }

    private mutating func makeRatios() {
        addViews(2 + random.pick(3))
        let factors = [0.5, 2, 3, 1.6, 0.25, -1, -0.5]
        for name in names {
            let other = random.pick(names + ["container"])
            let factor = random.pick(factors)
            rule(
                "\(name).\(axis.extent)", relation(), "\(other).\(axis.extent)", times: factor, plus: 90, at: priority()
            )
            anyRule(at: priority())
        }
        rule("a.width", "==", "a.height", times: random.pick([0.5, 1.5]), at: priority())
    }

    private mutating func makeCentered() {
        addViews(2 + random.pick(3))
        for name in names {
            let other = random.pick(names + ["container", "container"])
            rule("\(name).\(axis.center)", "==", "\(other).\(axis.center)", plus: constant(), at: priority())
            rule("\(name).\(axis.start)", ">=", "container.\(axis.start)", plus: 20, at: priority())
            rule("\(name).\(axis.extent)", relation(), plus: 80, at: priority())
        }
    }

    private mutating func makeInequalities() {
        addViews(2 + random.pick(3))
        for _ in 0..<3 * names.count { anyRule(at: priority(), relation: random.pick(["<=", ">="])) }
    }

    /// Few numbers and one priority, so many steps are degenerate.
    private mutating func makeTies() {
        addViews(2 + random.pick(2))
        for _ in 0..<4 * names.count {
            let place = random.pick([axis.start, axis.end, axis.center])
            let other = random.pick(names + ["container"])
            rule(
                "\(random.pick(names)).\(place)", relation(), "\(other).\(place)", plus: random.pick([0, 0, 50]),
                at: random.pick([500, 500, 500, 1000]))
        }
        for name in names { rule("\(name).\(axis.extent)", "==", plus: 50, at: 500) }
    }

    /// A row with each position given twice.
    private mutating func makeRedundant() {
        addViews(2 + random.pick(3))
        for name in names { rule("\(name).\(axis.extent)", "==", plus: 30) }
        addRow(names, gap: 10, closed: false)
        for (place, name) in names.enumerated().dropFirst() {
            rule("\(name).\(axis.start)", "==", "a.\(axis.start)", plus: Double(40 * place))
            rule("\(name).\(axis.end)", ">=", "a.\(axis.end)", plus: Double(40 * place))
        }
        layout.rules += layout.rules.filter { _ in random.happens(oneIn: 3) }
        anyRule(at: 500)
    }

    private mutating func makeContradictory() {
        addViews(2)
        for _ in 0..<7 + random.pick(4) { anyRule(at: random.pick([1000, 1000, 1000, 500])) }
    }

    private mutating func makeManyPriorities() {
        addViews(2 + random.pick(3))
        for _ in 0..<10 + random.pick(5) { anyRule(at: Double(1 + random.pick(999))) }
    }

    private mutating func makeTugOfWar() {
        addViews(2 + random.pick(2))
        addRow(names, gap: 10, closed: random.happens(oneIn: 3), endAt: priority())
        for name in names {
            for _ in 0..<3 {
                let priority = Double(random.pick([500, 500, 501]))
                rule("\(name).\(axis.end)", relation(), "container.\(axis.start)", plus: constant() * 3, at: priority)
                rule("\(name).\(axis.extent)", relation(), plus: abs(constant()), at: priority)
            }
        }
    }
}

// MARK: - Intrinsic sizes, containers and kinds of items

extension LayoutMaker {
    private mutating func makeIntrinsicSizes() {
        addViews(2 + random.pick(4), sized: true)
        addRow(names, gap: 8, closed: true, endAt: random.pick([1000, 1000, 500]))
        if random.happens(oneIn: 2) {
            rule("b.\(axis.extent)", "==", "a.\(axis.extent)", at: random.pick([500, 1000]))
        }
    }

    private mutating func makeRanged(_ least: Size, _ most: Size) {
        addViews(2 + random.pick(2), sized: true)
        layout.container = SizeRange(min: least, max: most)
        addRow(names, gap: 8, closed: true, endAt: random.pick([1000, 1000, 45]))
        for _ in 0..<2 { anyRule(at: priority()) }
        if random.happens(oneIn: 2) { rule("a.bottom", "<=", "container.bottom", plus: -10) }
    }

    private mutating func makeRightToLeft() {
        makeAnything(rules: 8)
        layout.direction = .rightToLeft
    }

    private mutating func makeBaselines() {
        addViews(3, sized: true)
        axis = .vertical
        for index in layout.views.indices {
            layout.views[index].firstBaseline = Double(10 + random.pick(10))
            layout.views[index].lastBaseline = Double(random.pick(6))
        }
        let lines = ["firstBaseline", "lastBaseline"]
        rule("a.top", "==", "container.top", plus: constant())
        for name in ["b", "c"] {
            rule(
                "\(name).\(random.pick(lines))", relation(), "a.\(random.pick(lines))", plus: constant(), at: priority()
            )
            rule("\(name).\(random.pick(lines))", relation(), "container.bottom", plus: -30, at: priority())
        }
        anyRule(at: priority())
    }

    /// Views between guides of the same size, as in a stack with even spacing.
    private mutating func makeGuides() {
        addViews(2, sized: true)
        layout.guides = ["g", "h", "i"]
        addRow(["g", "a", "h", "b", "i"], gap: 0, closed: true)
        rule("h.\(axis.extent)", "==", "g.\(axis.extent)", at: priority())
        rule("i.\(axis.extent)", "==", "h.\(axis.extent)", at: priority())
        anyRule(at: priority())
    }

    private mutating func makeUnmentioned() {
        addViews(2)
        for _ in 0..<4 { anyRule(at: priority()) }
        let (first, axis) = (names, self.axis)
        addViews(2)
        self.axis = axis
        rule("\(first[0]).\(axis.start)", "==", "container.\(axis.start)", plus: constant())
    }

    /// The numbers of one layout differ by less than a factor of a billion: the solver treats closer ones as equal.
    private mutating func makeHugeAndTiny() {
        addViews(3)
        let numbers = random.pick([[1e6, 250_000, 40_000, 3, 0.5], [1e-3, 4e-3, 0.125, 3, 50]])
        for _ in 0..<8 {
            let second = random.pick(names + ["container"])
            let place = random.pick([axis.start, axis.end])
            rule(
                "\(random.pick(names)).\(place)", relation(), "\(second).\(axis.start)", plus: random.pick(numbers),
                at: priority())
            rule("\(random.pick(names)).\(axis.extent)", relation(), plus: random.pick(numbers), at: priority())
        }
    }

    private mutating func makeZeroSized() {
        addViews(3)
        layout.container = SizeRange(exactly: .zero)
        for index in layout.views.indices where random.happens(oneIn: 2) {
            layout.views[index].intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 0, height: 0)
        }
        for _ in 0..<7 {
            let (first, second) = (random.pick(names), random.pick(names + ["container"]))
            let place = random.pick([axis.start, axis.end, axis.extent])
            rule("\(first).\(place)", relation(), "\(second).\(place)", at: priority())
        }
        anyRule(at: 500)
    }

    private mutating func makeAnything(rules: Int) {
        addViews(2 + random.pick(3))
        for _ in 0..<rules { anyRule(at: priority()) }
    }
}
