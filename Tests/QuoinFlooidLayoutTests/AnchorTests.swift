import QuoinFlooidLayout
import Testing

@Suite("Anchors in Swift")
struct AnchorTests {
    let container = ConstraintContainer()

    @Test("a composition needs no try: an error of its constraints is thrown when it is laid out")
    func composed() throws {
        let card = ConstraintContainer.composed { container in
            let icon = container.view("icon", Spacer().preferredSize(20, 10))
            icon.constraints { $0.leadingTopAnchor == container.leadingTopAnchor + (x: 4, y: 6) }
        }
        #expect(try card.layout(in: SizeRange(exactly: Size(50, 50))).frames.contains(Rect(4, 6, 20, 10)))
        let wrong = ConstraintContainer.composed { container in
            container.view("icon", Spacer()).constraints { $0.widthAnchor == container.widthAnchor * 0 }
        }
        for element in [wrong, ConstraintsLayout.composed(of: [], rules: ["container.widht == 3"])] {
            let error = #expect(throws: QuoinError.self) { try Row { element.id("card") }.layout(in: .unconstrained) }
            #expect(error?.description.contains("`card`") == true && error?.description.contains("wid") == true)
        }
    }

    @Test("a block takes loops, conditions, optionals, bundles and arrays, in the order of its statements")
    func builder() throws {
        let bars = (0..<3).map { container.view("bar\($0)", Spacer()) }
        let isTall = true
        let extra: LayoutConstraint? = nil
        LayoutConstraint.activate {
            for (index, bar) in bars.enumerated() {
                bar.sizeAnchor == Size(20, 10)
                if index == 0 {
                    bar.leadingTopAnchor == container.leadingTopAnchor
                } else {
                    bar.leadingTopAnchor == bars[index - 1].leadingBottomAnchor + (x: 0, y: 5)
                }
            }
            if isTall { bars[0].heightAnchor >= 5 }
            extra
            LayoutConstraint.make { bars[0].widthAnchor <= 50 }
        }
        let element = try container.element()
        #expect(
            element.kind.rules.map(\.name) == [
                "bar0.size == (width: 20, height: 10) [width]", "bar0.size == (width: 20, height: 10) [height]",
                "bar0.leadingTop == container.leadingTop [x]", "bar0.leadingTop == container.leadingTop [y]",
                "bar1.size == (width: 20, height: 10) [width]", "bar1.size == (width: 20, height: 10) [height]",
                "bar1.leadingTop == bar0.leadingBottom + (x: 0, y: 5) [x]",
                "bar1.leadingTop == bar0.leadingBottom + (x: 0, y: 5) [y]",
                "bar2.size == (width: 20, height: 10) [width]", "bar2.size == (width: 20, height: 10) [height]",
                "bar2.leadingTop == bar1.leadingBottom + (x: 0, y: 5) [x]",
                "bar2.leadingTop == bar1.leadingBottom + (x: 0, y: 5) [y]",
                "bar0.height >= 5", "bar0.width <= 50",
            ])
        let layout = try element.layout(in: SizeRange(exactly: Size(100, 100)))
        #expect(layout.frames[3] == Rect(0, 30, 20, 10))
    }

    @Test("properties of a composite apply to every part, and the bundle can be stored")
    func composites() throws {
        let view = container.view("a", Spacer())
        var pins: LayoutConstraints<AnchorShape.Edges>?
        view.constraints {
            $0.edgesAnchor == container.edgesAnchor -- 8 --! .priority(700) --! .identifier("pin") --> pins
        }
        #expect(pins?.all.map(\.rule.name) == ["pin.leading", "pin.trailing", "pin.top", "pin.bottom"])
        #expect(pins?.trailing.rule.constant == -8)
        #expect(pins?.bottom.rule.priority == 700)
    }

    @Test("a guide has all anchors but baselines, and centers a pair")
    func guides() throws {
        let a = container.view("a", Spacer()) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 40, height: 40)
        }
        let b = container.view("b", Spacer()) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 90, height: 20)
        }
        let pair = container.guide("pair")
        pair.constraints {
            $0.centerXAnchor == container.centerXAnchor
            $0.verticalEdgesAnchor == container.verticalEdgesAnchor
            a.leftAnchor == $0.leftAnchor
            b.leftAnchor == a.rightAnchor + 12
            b.rightAnchor == $0.rightAnchor
            a.centerYAnchor == $0.centerYAnchor
            b.centerYAnchor == $0.centerYAnchor
        }
        let layout = try container.element().layout(in: SizeRange(exactly: Size(300, 200)))
        #expect(Array(layout.frames[1...]) == [Rect(79, 80, 40, 40), Rect(131, 90, 90, 20)])
    }

    @Test("baselines line up at the distances of the traits")
    func baselines() throws {
        let a = container.view("a", Spacer()) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 60, height: 30)
            $0.firstBaseline = 23
        }
        let b = container.view("b", Spacer()) {
            $0.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: 40, height: 16)
            $0.firstBaseline = 12
        }
        a.constraints { $0.leadingTopAnchor == container.leadingTopAnchor + (x: 0, y: 10) }
        b.constraints {
            $0.leadingAnchor == a.trailingAnchor + 4
            $0.firstBaselineAnchor == a.firstBaselineAnchor
        }
        let layout = try container.element().layout(in: SizeRange(exactly: Size(300, 200)))
        #expect(layout.frames[2] == Rect(64, 21, 40, 16))
    }

    @Test("two containers are named as such")
    func otherContainer() {
        #expect("\(RuleError.Problem.otherContainer)" == "the two sides are in different containers")
    }

    @Test("left tied to leading, priorities out of range and factors of 0 are errors, all reported at once")
    func errors() {
        let view = container.view("a", Spacer())
        view.constraints {
            $0.leftAnchor == container.leadingAnchor
            $0.widthAnchor == 10 --! .priority(1001)
            $0.widthAnchor == container.widthAnchor * 0
            $0.heightAnchor == .infinity
            $0.heightAnchor == container.heightAnchor * .nan
            $0.topAnchor == ConstraintContainer().topAnchor
        }
        #expect {
            try container.element()
        } throws: { error in
            (error as? RuleError.List)?.errors.map(\.problem) == [
                .absoluteSideWithDirection("left", "leading"), .invalidPriority(1001), .zeroMultiplier,
                .notFinite("inf"), .notFinite("nan"), .otherContainer,
            ]
        }
    }
}
