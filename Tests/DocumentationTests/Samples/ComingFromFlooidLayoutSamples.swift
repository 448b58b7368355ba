import Quoin
import QuoinFlooidLayout
import Testing

@Suite("Samples: Coming from FlooidLayout")
struct ComingFromFlooidLayoutSamples {
    @Test("the README's first example")
    func image() throws {
        let container = ConstraintContainer()
        let image = container.view("image", Box().fill(.black))
        image.constraints { view in
            view.centerTopAnchor == container.centerTopAnchor
            view.sizeAnchor == container.sizeAnchor -- 20
        }
        let element = try container.element()

        #expect(try element.layout(in: SizeRange(exactly: Size(300, 200))).frames[1] == Rect(20, 0, 260, 160))
    }

    @Test("a constraint that is kept")
    func kept() {
        let container = ConstraintContainer()
        let image = container.view("image", Box())

        var top: LayoutConstraint?
        image.constraints {
            $0.topAnchor == container.topAnchor + 20 --! .priority(.defaultHigh) --! .identifier("top") --> top
        }

        #expect(top != nil)
    }
}
