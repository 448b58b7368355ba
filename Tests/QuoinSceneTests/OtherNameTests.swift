import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

@Suite("Other names")
struct OtherNameTests {
    @Test("sides by the reading direction change sides with it")
    func readingDirection() throws {
        let elements: [any LayoutElement] = [
            Spacer().size(4, 4).id("box").inset(leading: 10, trailing: 2),
            Spacer().size(4, 4).id("box").inset(DirectionalEdgeInsets(leading: 10, trailing: 2)),
            Spacer().size(16, 4).corner(Spacer().size(8, 8).id("box"), at: .topLeading, offset: Point(10, 0)),
        ]
        for (element, places) in zip(elements, [(10.0, 2.0), (10, 2), (6, 2)]) {
            for (direction, x) in [(LayoutDirection.leftToRight, places.0), (.rightToLeft, places.1)] {
                let layout = try element.erased.layout(
                    in: .unconstrained, environment: LayoutEnvironment(direction: direction))
                #expect(layout.frame(ofID: "box")?.minX == x)
            }
        }
    }

    @Test("an overlay may be missing")
    func overlay() {
        let badge: Box? = nil
        #expect(Box().overlay(badge).children.count == 1)
        #expect(Box().overlay(badge ?? Box()).children.count == 2)
    }

    @Test("texts take a part of a string")
    func substring() {
        #expect(Text("Anna".prefix(1)).kind.text.string == "A")
        #expect(Text("1").monospacedDigit().kind.text.spans[0].style.features == ["tnum": 1])
        #expect(FontWeight.heavy == .extraBold && Color.clear == .transparent)
    }
}
