import Quoin
import QuoinFlooidLayout
import Testing

@Suite("Samples: Auto layout")
struct AutoLayoutSamples {
    @Test("a card of rules as text")
    func rules() throws {
        let card = try ConstraintsLayout.element(
            views: [
                ConstrainedElement(ConstraintsLayout.ViewTraits("icon"), Box().fill(Color(hex: 0x0A84FF))),
                ConstrainedElement(ConstraintsLayout.ViewTraits("title"), Text("Weekend in Lisbon")),
            ],
            rules: [
                "icon.size == (width: 40, height: 40)", "icon.leadingTop == container.leadingTop + 12",
                "title.leading == icon.trailing + 8", "title.centerY == icon.centerY",
                "title.trailing <= container.trailing - 12",
            ])

        let frames = try card.layout(in: SizeRange(exactly: Size(300, 64))).frames
        #expect(frames[1] == Rect(12, 12, 40, 40))
        #expect(frames[2].minX == 60)
    }

    @Test("a card of constraints")
    func card() throws {
        let container = ConstraintContainer()
        let icon = container.view("icon", Box().fill(Color(hex: 0x0A84FF)))
        let title = container.view("title", Text("Weekend in Lisbon"))

        icon.constraints {
            $0.sizeAnchor == Size(40, 40)
            $0.leadingTopAnchor == container.leadingTopAnchor + 12
        }
        title.constraints {
            $0.leadingAnchor == icon.trailingAnchor + 8
            $0.centerYAnchor == icon.centerYAnchor
            $0.trailingAnchor <= container.trailingAnchor - 12
        }
        let card = try container.element()

        let frames = try card.layout(in: SizeRange(exactly: Size(300, 64))).frames
        #expect(frames[1] == Rect(12, 12, 40, 40))
        #expect(frames[2].minX == 60)
    }

    @Test("tuples and properties")
    func properties() throws {
        let container = ConstraintContainer()
        let icon = container.view("icon", Box())

        icon.constraints {
            $0.edgesAnchor == container.edgesAnchor -- (horizontally: 20, vertically: 10) --! .priority(500)
            $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(750) --! .identifier("ratio")
        }

        let frame = try container.element().layout(in: SizeRange(exactly: Size(300, 200))).frames[1]
        #expect(frame.size.height == 0.6 * frame.size.width)
    }

    @Test("priorities of a view's own size")
    func traits() throws {
        let container = ConstraintContainer()

        let name = container.view("name", Text("Anna")) { traits in
            traits.hugging = ConstraintsLayout.ViewTraits.AxisPriorities(251, 250)
            traits.compression = ConstraintsLayout.ViewTraits.AxisPriorities(1000, 750)
        }

        #expect(name.name == "name")
    }
}
