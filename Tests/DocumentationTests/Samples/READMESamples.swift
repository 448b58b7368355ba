import Quoin
import Testing

@Suite("Samples: README")
struct READMESamples {
    @Test("a card and its picture")
    func card() throws {
        let card = Row(spacing: 10, alignItems: .center) {
            Box().fill(.black).size(40, 40).cornerRadius(20).id("dot")
            Text("Anna").flexShrink()
            Spacer()
            Text("30m")
        }
        .inset(12)

        let picture = try PictureRenderer().draw(card, on: Canvas(width: ExtentRange(exactly: 300), scale: 2))
        let bytes = picture.png
        let dot = picture.layout.frame(ofID: "dot")

        #expect(bytes.count > 8)
        #expect(dot == Rect(12, 12, 40, 40))
    }
}
