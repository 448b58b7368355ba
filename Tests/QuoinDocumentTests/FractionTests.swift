import QuoinScene
import Testing

@Suite("Fractions in Swift")
struct FractionTests {
    @Test("are those of documents")
    func sameStyle() throws {
        let box = Box().width(.percent(100, plus: -50)).layoutPosition(.percent(50), .fraction(1.0 / 3, plus: 4))
        #expect(try root("{width: 100% - 50, layoutPosition: [50%, 1/3 + 4]}").style == box.style)
        #expect(box.layoutPosition(1, 2).style.layoutPositionFraction == .zero)
        #expect(box.width(.percent(20)).style.width == .percent(20))
        #expect(box.width(.percent(20)).width(.percent(100, plus: -50)).style == box.style)
        #expect(try root("{width: \"\(LayoutDimension.percent(33.3))\"}").style.width == .percent(33.3))
    }
}
