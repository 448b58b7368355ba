import QuoinExplanations
import Testing

@Suite("Samples: What a picture carries")
struct PictureRecordsSamples {
    @Test("a picture is compared with one that was read from a file")
    func comparison() throws {
        let renderer = try PictureRenderer()
        let card = Text("Weekend in Lisbon").id("title").inset(16)
        let file = try renderer.drawRecorded(card, on: Canvas(scale: 2)).png()
        let reference = try RecordedPicture(bytes: file)
        let new = try renderer.drawRecorded(card.inset(4), on: Canvas(scale: 2))
        let comparison = try ComparisonRules().compare(new, with: reference)

        #expect(comparison.verdict == .different && comparison.explanation.categories == [.layout])
    }
}
