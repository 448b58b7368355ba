import QuoinCairo
import TestSupport
import Testing

@Suite("Pages of PDFs")
struct PDFImageTests {
    private let renderer: PictureRenderer

    init() throws {
        renderer = try PictureRenderer()
    }

    /// A PDF of objects, of which the first is the catalog.
    private func pdf(_ objects: [String], trailer: String = "") -> [UInt8] {
        var (text, places) = ("%PDF-1.4\n", [Int]())
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = String(place)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R\(trailer)>>\nstartxref\n\(start)\n%%EOF\n"
        return Array(text.utf8)
    }

    /// A PDF of one page.
    private func pdf(page: String, _ content: String, _ more: [String] = [], trailer: String = "") -> [UInt8] {
        pdf(
            [
                "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
                "<</Type/Page/Parent 2 0 R/Contents 4 0 R\(page)>>",
                "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
            ] + more, trailer: trailer)
    }

    private func file(_ element: some LayoutElement, _ canvas: Canvas = Canvas()) throws -> [UInt8] {
        try renderer.file(element, on: canvas, as: .pdf).bytes
    }

    private func message(_ bytes: [UInt8]) -> String? {
        #expect(throws: QuoinError.self) { try ImageResource(reading: .bytes(bytes)) }?.message
    }

    @Test("a page has its size in points, and is sharp at every scale, on a transparent background")
    func page() throws {
        let icon = pdf(page: "/MediaBox[0 0 12 6.5]", "1 0 0 rg 0 0 4 6.5 re f 0 0 1 rg 8 0 4 6.5 re f")
        let image = try ImageResource(reading: .bytes(icon))
        #expect(image.size == Size(12, 6.5) && image.isVector)
        let drawn = try renderer.draw(Image(image), on: Canvas(scale: 8)).bitmap
        #expect(drawn[31, 30] == SIMD4(255, 0, 0, 255) && drawn[32, 30].w == 0)
        #expect(drawn[63, 30].w == 0 && drawn[64, 30] == SIMD4(0, 0, 255, 255))
    }

    @Test("its crop box counts, and its rotation")
    func cropBox() throws {
        let bytes = pdf(
            page: "/MediaBox[0 0 100 100]/CropBox[10 20 50 40]/Rotate 90", "1 0 0 rg 10 20 10 20 re f 0 0 9 9 re f")
        let bitmap = try ImageFile(.bytes(bytes)).bitmap()
        #expect(bitmap.width == 20 && bitmap.height == 40)
        #expect(bitmap[10, 5] == SIMD4(255, 0, 0, 255) && bitmap[10, 11].w == 0)
    }

    @Test("what was drawn to a PDF is drawn back as in the PNG, and stays shapes")
    func roundTrip() throws {
        let scenes: [AnyElement] = [
            Text("Ärger, fi & 42").size(120, 30).erased,
            Box().fill(.green).cornerRadius(9).border(Border(width: 2.5, color: .black)).size(40, 30).erased,
            Box().fill(.gradient(Gradient(.linear(.toRight), stops: [Gradient.Stop(.red), Gradient.Stop(.blue)]))).size(
                60, 40
            ).opacity(0.5).erased,
            Box().fill(.gray).size(30, 30).mask(Paint.Mask(.shape(.ellipse))).erased,
        ]
        for scene in scenes {
            let image = Image(try ImageResource(reading: .bytes(file(scene))))
            let (own, back) = (
                try renderer.draw(scene, on: Canvas(scale: 2)).bitmap,
                try renderer.draw(image, on: Canvas(scale: 2)).bitmap
            )
            #expect(own.width == back.width && own.height == back.height)
            let far = zip(own.rgba, back.rgba).count { abs(Int($0) - Int($1)) > 24 }
            #expect(Double(far) / Double(own.rgba.count) < 0.02, "\(far)")
            #expect(try renderer.draw(image, on: Canvas(scale: 2)).bitmap == back)
            let svg = String(decoding: try renderer.file(image, on: Canvas(), as: .svg).bytes, as: UTF8.self)
            #expect(svg.contains("<path") || svg.contains("<use"))
        }
    }

    @Test("a template of shapes has the tint's color in an SVG, too")
    func tint() throws {
        var node = ImageNode(try ImageResource(reading: .bytes(file(Box().fill(.black).size(9, 9)))))
        node.tint = Color(RGBA(red: 1, green: 0, blue: 0))
        let element = Element(node).size(18, 18)
        #expect(try renderer.draw(element, on: Canvas()).bitmap[9, 9] == SIMD4(255, 0, 0, 255))
        let svg = String(decoding: try renderer.file(element, on: Canvas(), as: .svg).bytes, as: UTF8.self)
        #expect(!svg.contains("<image"))
    }

    @Test("a text needs its font in the file; a font that no text needs does not matter")
    func fonts() throws {
        let font = "/MediaBox[0 0 30 20]/Resources<</Font<</F 5 0 R>>>>"
        let helvetica = ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
        let text = pdf(page: font, "BT /F 12 Tf 2 2 Td (Hi) Tj ET", helvetica)
        #expect(message(text) == "image data: has a text in the font Helvetica, which the file does not contain")
        let shape = try ImageFile(.bytes(pdf(page: font, "0 0 9 9 re f", helvetica))).bitmap()
        #expect(shape[4, 15].w == 255)
    }

    @Test("a file that is cut short, encrypted or without a page is an error with a reason")
    func damaged() {
        let box = "/MediaBox[0 0 30 20]"
        let whole = pdf(page: box, "0 0 9 9 re f")
        #expect(message(Array(whole.dropLast(20))) == "image data: is a damaged image: it is cut short")
        let key =
            "<</Filter/Standard/V 1/R 2/O<\(String(repeating: "11", count: 32))>/U<\(String(repeating: "22", count: 32))>/P -4>>"
        let locked = pdf(page: box, "0 0 9 9 re f", [key], trailer: "/Encrypt 5 0 R/ID[<11><11>]")
        #expect(message(locked) == "image data: is encrypted, and needs a password")
        let empty = pdf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>"])
        #expect(message(empty) == "image data: is a damaged image: it has no page")
        #expect(message(Array("%PDF-1.7 %%EOF".utf8))?.contains("is a damaged image") == true)
        let flat = pdf(page: "/MediaBox[0 0 30000 30000]", "0 0 9 9 re f")
        #expect(message(flat)?.contains("on a side are possible") == true)
    }
}
