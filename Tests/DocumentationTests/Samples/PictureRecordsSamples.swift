import Quoin
import Testing

@Suite("Samples: What a picture carries")
struct PictureRecordsSamples {
    @Test("the record of a picture")
    func record() throws {
        let card = Text("Weekend in Lisbon").id("title").inset(16)
        let picture = try PictureRenderer().drawRecorded(card, on: Canvas(scale: 2))
        let file = picture.png()
        let record = PictureRecord(inPNG: file)
        let title = record?.element(withID: "title")

        #expect(title?.text?.string == "Weekend in Lisbon" && title?.frame.origin == Point(16, 16))
        #expect(record?.elements.first?.properties == ["inset.insets": 16])
    }
}
