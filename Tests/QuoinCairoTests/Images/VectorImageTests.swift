import QuoinCairo
import TestSupport
import Testing

@Suite("Images of shapes in vector formats")
struct VectorImageTests {
    private let renderer: PictureRenderer

    init() throws {
        renderer = try PictureRenderer()
    }

    private func icon(_ body: String = shapes) throws -> ImageResource {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\">\(body)</svg>"
        return try ImageResource(reading: .bytes(Array(svg.utf8)))
    }

    private static let shapes = """
        <defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
        <clipPath id="c"><circle cx="12" cy="12" r="10"/></clipPath></defs>
        <g clip-path="url(#c)"><rect width="24" height="24" fill="url(#a)"/></g>
        """

    private func file(_ element: some LayoutElement, _ format: Picture.Format = .svg) throws -> String {
        String(decoding: try renderer.file(element, on: Canvas(), as: format).bytes, as: UTF8.self)
    }

    /// The share of the components by which an SVG differs clearly from the picture.
    private func difference(_ element: some LayoutElement) throws -> Double {
        let picture = try renderer.draw(element, on: Canvas()).bitmap
        let svg = try ImageFile(.bytes(renderer.file(element, on: Canvas(), as: .svg).bytes)).bitmap()
        #expect(svg.width == picture.width && svg.height == picture.height)
        let differences = zip(picture.rgba, svg.rgba).map { abs(Int($0) - Int($1)) }
        return Double(differences.count { $0 > 24 }) / Double(differences.count)
    }

    private func variants(_ icon: ImageResource) -> [AnyElement] {
        let wide = Image(icon, mode: .fill).size(180, 90)
        var tinted = ImageNode(icon)
        tinted.tint = Color(.red)
        let fill = Box().fill(.image(Fill.ImageFill(icon, sizing: .stretch, isTiled: false))).cornerRadius(9).size(
            80, 60)
        let letters = TextContent(spans: [
            TextContent.Span("a"), TextContent.Span(image: TextContent.InlineImage(icon)),
        ])
        return [
            Image(icon).size(180, 180).erased, wide.erased, Element(tinted).size(90, 90).erased, fill.erased,
            Text(letters).erased, Image(icon).size(60, 60).opacity(0.5).mask(Paint.Mask(.shape(.ellipse))).erased,
        ]
    }

    @Test("they stay shapes, and look as in the picture")
    func shapes() throws {
        for element in variants(try icon()) {
            let svg = try file(element)
            #expect(!svg.contains("<image") && svg.split(separator: "<svg ").count == 2, "\(svg.prefix(600))")
            #expect(try difference(element) < 0.01)
            #expect(try !file(element, .pdf).contains("/Subtype /Image"))
        }
    }

    @Test("their names are those of their content and place, the same in every process")
    func names() throws {
        let icon = try icon()
        let pair = Stack(.horizontal) {
            Image(icon).size(30, 30)
            Image(icon).size(30, 30)
        }
        let svg = try file(pair)
        let names = svg.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(names.count > 2 && Set(names).count == names.count)
        for match in svg.matches(of: #/url\(#([^)]*)\)/#) { #expect(names.contains(String(match.1))) }
        #expect(try file(pair) == svg && PictureRenderer().file(pair, on: Canvas(), as: .svg).bytes == Array(svg.utf8))
    }

    @Test("what a file contains besides shapes is not in the SVG")
    func hostile() throws {
        let icon = try icon(
            """
            <script>alert(1)</script><style>rect { fill: blue }</style>
            <rect width="24" height="24" onclick="alert(1)"><animate attributeName="x" to="9"/></rect>
            <a href="javascript:alert(1)"><text y="20" font-family="Inter">&lt;b&gt;</text></a>
            """)
        let svg = try file(Image(icon).size(48, 48))
        for word in ["script", "onclick", "animate", "<style", "<text", "<b>"] { #expect(!svg.contains(word)) }
    }

    @Test("where a part becomes pixels, it has as many as it is drawn with, and twice as many in an SVG")
    func filters() throws {
        let blurred = try icon(
            """
            <filter id="f"><feGaussianBlur stdDeviation="1"/></filter>
            <rect x="4" y="4" width="16" height="16" filter="url(#f)"/>
            """)
        let svg = try file(Image(blurred).size(120, 120))
        #expect(try difference(Image(blurred).size(120, 120)) < 0.02)
        #expect(svg.contains("viewBox=\"0 0 240 240\""))
        #expect(try file(Image(blurred).size(120, 120), .pdf).contains("/Width 240"))
    }
}
