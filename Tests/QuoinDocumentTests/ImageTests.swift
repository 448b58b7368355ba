import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Images in documents")
struct ImageTests {
    private func node(_ keys: String) throws -> ImageNode {
        try #require(try kind(ImageNode.self, of: "{image: {\(keys)}}"))
    }

    @Test("an image's crop is a point that is kept in view, or a part")
    func crop() throws {
        #expect(try node("source: a.png").crop == .center)
        #expect(try node("source: a.png, crop: [0, 1]").crop == .alignment(Point(0, 1)))
        #expect(try node("source: a.png, crop: [0.5, 0, 0.5, 1]").crop == .part(Rect(0.5, 0, 0.5, 1)))
        for crop in ["[2, 0]", "[0]", "1", "[0.5, 0.5, 0.6, 0.5]", "[0, 0, 0, 1]"] {
            #expect(layoutProblems("{image: {source: a.png, crop: \(crop)}}").count == 1)
        }
    }

    @Test("tint, cap insets, sampling and placeholder are read")
    func properties() throws {
        let image = try node("source: a.png, tint: \"#f00\", capInsets: [1, 2, 3, 4], sampling: pixelated")
        #expect(image.tint == Color(hex: 0xFF0000) && image.sampling == .pixelated)
        #expect(image.capInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let placeholder = try node("placeholder: \"#ccc\"")
        #expect(placeholder.image == nil && placeholder.placeholder == .solid(Color(hex: 0xCCCCCC)))
    }

    @Test("a fill is an image with a sizing, an alignment, and tiles or none")
    func fill() throws {
        let fill = try #require(
            try paint("fill: {image: a.png, sizing: cover, alignment: center, tile: false}")?.fills.first)
        let image = ImageResource(.file("a.png"), size: Size(40, 20))
        #expect(fill == .image(Fill.ImageFill(image, sizing: .cover, isTiled: false, alignment: .center)))
        let sized = try paint("fill: {image: a.png, sizing: [\"50%\", auto], alignment: [\"100%\", 4]}")?.fills.first
        let expected = Fill.ImageFill(
            image, sizing: .size(ElementStyle.LayoutSize(.fraction(0.5), .auto)),
            alignment: RelativePoint(.fraction(1), 4))
        #expect(sized == .image(expected))
        #expect(layoutProblems("{fill: {image: a.png, size: cover}}").count == 1)
    }

    @Test("a data URL is an image, though a network address stands in it")
    func dataURL() throws {
        let url = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
        #expect(try kind(ImageNode.self, of: "{image: \"\(url)\"}")?.image?.source == .file(url))
    }

    @Test("maps and videos are read with and without a picture, and fill the room there is")
    func placeholders() throws {
        for layout in ["{map: }", "{map: {snapshot: a.png, pin: false}}", "{video: {poster: a.png, mode: fill}}"] {
            #expect(try frames(layout).first == Rect(0, 0, 100, 100))
        }
        #expect(layoutProblems("{video: {poster: a.png, gravity: fill}}").count == 1)
    }
}
