import QuoinScene
import Testing

@Suite("Styles of texts in Swift")
struct StyleTests {
    @Test("texts keep what is not the default")
    func kept() throws {
        let column = Stack(.vertical) {
            Text("a")
            Text("b", style: TextStyle(size: 12))
        }
        .textStyle(TextStyle(families: ["Inter Display"], size: 20))
        let styles = column.erased.children.compactMap { ($0.kind.base as? TextNode)?.text.spans.first?.style }
        #expect(styles.map(\.size) == [20, 12])
        #expect(styles.allSatisfy { $0.families == ["Inter Display"] })
        #expect(Text("a").textStyle(TextStyle(size: 9)).kind.text.spans.first?.style.size == 9)
    }
}
