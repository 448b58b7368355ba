import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

@Suite("Masks in documents")
struct MaskKeyTests {
    @Test("a mask is a gradient, an image, a path or a word for a shape")
    func sources() throws {
        let gradient = Gradient(.linear(.toRight), stops: [Gradient.Stop(.black), Gradient.Stop(.transparent)])
        #expect(
            try paint("mask: {linear: {to: right, stops: [black, transparent]}}")?.mask
                == Paint.Mask(.gradient(gradient)))
        let image = Fill.ImageFill(ImageResource(.file("fade.png"), size: Size(40, 20)), sizing: .cover)
        #expect(try paint("mask: {image: fade.png, sizing: cover}")?.mask == Paint.Mask(.image(image)))
        let path = try Path(parsing: "M0 0H10V10Z")
        #expect(try paint("mask: {path: M0 0H10V10Z}")?.mask == .path(path))
        #expect(
            try paint("mask: {path: M0 0H10V10Z, viewBox: [0, 0, 24, 12], fillRule: evenOdd}")?.mask
                == Paint.Mask(.shape(.scaledPath(path, viewBox: Rect(0, 0, 24, 12), .evenOdd))))
        #expect(try paint("mask: ellipse")?.mask == Paint.Mask(.shape(.ellipse)))
        #expect(try paint("fill: white")?.mask == nil)
    }

    @Test("its lightness counts where the mode says so, whatever it is made of")
    func modes() throws {
        for source in ["conic: {stops: [black, white]}", "image: fade.png", "path: M0 0H10V10Z"] {
            #expect(try paint("mask: {\(source)}")?.mask?.mode == .alpha)
            #expect(try paint("mask: {\(source), mode: alpha}")?.mask?.mode == .alpha)
            #expect(try paint("mask: {mode: luminance, \(source)}")?.mask?.mode == .luminance)
        }
    }

    @Test("a mask on a layout makes it a node of its own")
    func onLayout() throws {
        let box = try kind(BoxNode.self, of: "{row: [{text: a}], mask: ellipse}")
        #expect(box?.paint.mask == Paint.Mask(.shape(.ellipse)))
    }

    @Test("a mask is recorded as it is written")
    func written() throws {
        for text in [
            "{mode: luminance, path: M0 0L10 0L10 10Z}", "ellipse", "{linear: {stops: [black, white], to: right}}",
        ] {
            let paint = try #require(try paint("mask: \(text)"))
            let written = try #require(recorded(paint))
            #expect(try QuoinDocumentTests.paint("mask: \(written.yaml)")?.mask == paint.mask)
        }
        let paint = try #require(try paint("mask: {path: M0 0L10 0Z, mode: luminance}"))
        #expect(recorded(paint)?.description == "{mode: luminance, path: M0 0L10 0Z}")
    }

    private func recorded(_ paint: Paint) -> PropertyValue? {
        Paint.properties.properties.first { $0.key == "mask" }?.write(paint, nil)
    }
}

extension PropertyValue {
    /// The value on one line, its texts in quotation marks.
    fileprivate var yaml: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .list(let items): "[" + items.map(\.yaml).joined(separator: ", ") + "]"
        case .mapping(let values): "{" + values.map { "\($0.key): \($0.value.yaml)" }.joined(separator: ", ") + "}"
        default: description
        }
    }
}
