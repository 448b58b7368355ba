import Foundation
import QuoinCairo
import Testing

@Suite("Files of pictures")
struct OutputTests {
    private let renderer: PictureRenderer
    private let canvas = Canvas(width: ExtentRange(min: 200, max: 200), height: ExtentRange(min: 120, max: 120))

    init() throws {
        renderer = try PictureRenderer()
    }

    private var photo: ImageResource {
        get throws {
            var bitmap = Bitmap(width: 4, height: 4)
            bitmap.pixels = (0..<16).map { 0xFF00_0000 | UInt32($0 * 15) << 16 | 0x80 }
            return try ImageResource(reading: .bytes(PNGEncoder.encode(bitmap, scale: 1)))
        }
    }

    /// A list with every kind of operation.
    private var scene: AnyElement {
        get throws {
            let photo = try photo
            return Stack(.vertical, spacing: 4) {
                Text("Über <allem> & ﬁn", style: TextStyle(size: 18, weight: .bold, color: Color(hex: 0x204060)))
                Stack(.horizontal, spacing: 4) {
                    Box().fill(.linear(.toRight, colors: [Color(.red), Color(.blue)])).cornerRadius(6)
                        .preferredSize(40, 40)
                    Box().fill(.radial(colors: [.white, Color(hex: 0x008040, alpha: 0)])).preferredSize(40, 40)
                    Box().fill(.conic(colors: [Color(.red), Color(.green)])).preferredSize(40, 40)
                    Image(photo, mode: .stretch).cornerRadius(8).preferredSize(40, 40)
                }
                Box(Text("half 🧩", style: TextStyle(size: 12))).fill(Color(hex: 0xFFE080)).opacity(0.5)
            }.fill(.white).erased
        }
    }

    private func bytes(_ format: Picture.Format) throws -> [UInt8] {
        try renderer.file(try scene, on: canvas, as: format).bytes
    }

    private func text(_ format: Picture.Format) throws -> String {
        String(decoding: try bytes(format), as: UTF8.self)
    }

    @Test("the same elements give the same bytes, in one renderer and in another", arguments: Picture.Format.allCases)
    func stable(format: Picture.Format) throws {
        let first = try bytes(format)
        #expect(try bytes(format) == first)
        #expect(try PictureRenderer().file(try scene, on: canvas, as: format).bytes == first)
    }

    @Test("every format begins as it should")
    func signatures() throws {
        #expect(try bytes(.png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try bytes(.jpg).starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try bytes(.webp).starts(with: Array("RIFF".utf8)))
        #expect(try text(.svg).hasPrefix("<svg xmlns="))
        #expect(try text(.pdf).hasPrefix("%PDF-1."))
    }

    @Test("pixel formats have the scale's pixels")
    func pixels() throws {
        var canvas = canvas
        canvas.scale = 2
        for format in [Picture.Format.png, .jpg, .webp] {
            let size = try ImageFile(.bytes(renderer.file(try scene, on: canvas, as: format).bytes)).pixelSize()
            #expect(size == PixelSize(width: 400, height: 240))
        }
    }

    @Test("an SVG looks as the picture does, drawn by another's library")
    func svgLooksAlike() throws {
        let picture = try renderer.draw(try scene, on: canvas).bitmap
        let svg = try ImageFile(.bytes(bytes(.svg))).bitmap()
        #expect(svg.width == picture.width && svg.height == picture.height)
        let differences = zip(picture.rgba, svg.rgba).map { abs(Int($0) - Int($1)) }
        let mean = Double(differences.reduce(0, +)) / Double(differences.count)
        #expect(mean < 2, "\(mean)")
        // Letters are on whole pixels in a bitmap, and at their exact places in an SVG.
        #expect(differences.count { $0 > 40 } < differences.count / 50)
    }

    @Test("ids that two SVGs share name the same, so that a page may contain both")
    func sharedIDs() throws {
        func definitions(_ color: Color, _ letters: String) throws -> [Substring: Substring] {
            let panel = Stack(.vertical) {
                Text(letters, style: TextStyle(size: 18))
                Box().fill(.linear(.toRight, colors: [color, .white])).preferredSize(40, 40)
            }
            let svg = String(decoding: try renderer.file(panel, on: canvas, as: .svg).bytes, as: UTF8.self)
            let parts = svg.split(separator: " id=\"").dropFirst()
            return Dictionary(
                parts.map { part in (part.prefix { $0 != "\"" }, part.prefix { $0 != "\n" }) },
                uniquingKeysWith: { first, _ in first })
        }
        let (red, blue) = (try definitions(Color(.red), "ab"), try definitions(Color(.blue), "bc"))
        let shared = Set(red.keys).intersection(blue.keys)
        // The letter that both contain.
        #expect(shared.contains { $0.hasPrefix("g") } && shared.count < red.count)
        for id in shared { #expect(red[id] == blue[id]) }
    }

    @Test("an SVG keeps gradients, writes a letter once, and says its text")
    func svgContent() throws {
        let svg = try text(.svg)
        #expect(svg.contains("<linearGradient id=\"p") && svg.contains("<radialGradient"))
        #expect(svg.contains("aria-label=\"Über &lt;allem&gt; &amp; "))
        #expect(svg.contains("opacity=\"0.5\""))
        let letters = try renderer.file(Text("aaaa"), on: canvas, as: .svg).bytes
        let uses = String(decoding: letters, as: UTF8.self)
        #expect(uses.split(separator: "<path id=").count == 2 && uses.split(separator: "<use ").count == 5)
    }

    @Test("in an SVG a fade to transparent keeps its color: more stops stand in for the mix")
    func premultiplied() throws {
        let fade = Box().fill(.linear(.toRight, colors: [Color(.red), .transparent])).preferredSize(100, 10)
        let svg = String(decoding: try renderer.file(fade, on: canvas, as: .svg).bytes, as: UTF8.self)
        #expect(!svg.contains("stop-color=\"#000000\""))
        let plain = Box().fill(.linear(.toRight, colors: [Color(.red), Color(.blue)])).preferredSize(100, 10)
        let text = String(decoding: try renderer.file(plain, on: canvas, as: .svg).bytes, as: UTF8.self)
        #expect(text.split(separator: "<stop ").count == 3)
    }

    @Test(
        "a gradient with hard edges has in an SVG the colors of the bitmap, also before the first edge and after the last",
        arguments: [
            [("red", 33), ("white", 33), ("white", 67), ("blue", 67)], [("red", 0), ("red", 50), ("blue", 50)],
            [("red", 50), ("lime", 50), ("blue", 100)],
        ] as [[(String, Double)]])
    func hardEdges(stops: [(name: String, percent: Double)]) throws {
        let stops = try stops.map { stop in
            Gradient.Stop(try Color(parsing: stop.name), at: .fraction(stop.percent / 100))
        }
        let gradient = Gradient(.linear(.toRight), stops: stops)
        let flag = Box().fill(.gradient(gradient)).preferredSize(200, 120)
        let bitmap = try ImageFile(.bytes(try renderer.file(flag, on: canvas, as: .png).bytes)).bitmap()
        let vector = try ImageFile(.bytes(try renderer.file(flag, on: canvas, as: .svg).bytes)).bitmap()
        for part in [0.15, 0.4, 0.6, 0.85] {
            let column = Int(part * Double(bitmap.width))
            let (pixel, drawn) = (bitmap[column, 60], vector[column * vector.width / bitmap.width, 60])
            #expect((0..<4).allSatisfy { abs(Int(pixel[$0]) - Int(drawn[$0])) <= 3 }, "\(part): \(pixel), \(drawn)")
        }
    }

    @Test("an image is in an SVG as its own file")
    func embedded() throws {
        let photo = try photo
        guard case .bytes(let file) = photo.source else { return }
        let svg = String(decoding: try renderer.file(Image(photo), on: canvas, as: .svg).bytes, as: UTF8.self)
        #expect(svg.contains(Data(file).base64EncodedString()))
    }

    @Test("a PDF says no time of its making, and has its fonts in it")
    func pdf() throws {
        let pdf = try text(.pdf)
        #expect(pdf.contains("/CreationDate (20000101"))
        #expect(pdf.contains("/FontFile") && pdf.contains("/ToUnicode"))
        #expect(!pdf.contains("/ModDate"))
    }

    @Test("shadows, blurs, turns and blend modes look in an SVG as they do in a picture")
    func effects() throws {
        let square = Box().fill(Color(hex: 0x3080C0)).preferredSize(30, 30)
        let row = Stack(.horizontal, spacing: 20) {
            square.painted { $0.shadows = [Shadow(radius: 4, offset: Point(0, 3))] }
            square.painted { $0.transform = Paint.Transform(.rotation(30)) }
            square.painted { $0.blur = 3 }
            square.painted { $0.blendMode = .multiply }
        }.inset(20)
        let scene = Box(row).fill(Color(hex: 0xFFE0A0))
        let picture = try renderer.draw(scene, on: Canvas()).bitmap
        let file = try renderer.file(scene, on: Canvas(), as: .svg).bytes
        let svg = try ImageFile(.bytes(file)).bitmap()
        let differences = zip(picture.rgba, svg.rgba).map { abs(Int($0) - Int($1)) }
        #expect(differences.count { $0 > 12 } < differences.count / 100)
        #expect(String(decoding: file, as: UTF8.self).contains("mix-blend-mode:multiply"))
        #expect(try !renderer.file(scene, on: Canvas(), as: .pdf).bytes.isEmpty)
    }

    @Test("links are kept, but for those that lead to a program")
    func links() throws {
        var style = TextStyle()
        style.link = "https://example.org/?a=1&b=2"
        func file(_ format: Picture.Format) throws -> String {
            String(
                decoding: try renderer.file(Text("there", style: style), on: Canvas(), as: format).bytes,
                as: UTF8.self)
        }
        #expect(try file(.svg).contains("<a href=\"https://example.org/?a=1&amp;b=2\">"))
        #expect(try file(.pdf).contains("/URI (https://example.org/?a=1&b=2)"))
        style.link = "javascript:alert(1)"
        #expect(try !file(.svg).contains("javascript"))
    }

    @Test("a link within a transparent element is an area of the page in a PDF")
    func linksInGroups() throws {
        var style = TextStyle()
        style.link = "https://example.org"
        let text = Text("é‏ß there", style: style).fontSize(20)
        func area(_ element: some LayoutElement) throws -> [Double] {
            let file = try renderer.file(element.inset(30), on: Canvas(), as: .pdf).bytes
            let pdf = String(decoding: file, as: UTF8.self)
            #expect(pdf.contains("/URI (https://example.org)"))
            let numbers = try #require(pdf.firstMatch(of: #/\/Rect \[([^\]]*)\]/#)).1
            return numbers.split(separator: " ").compactMap { Double($0) }
        }
        let (plain, transparent) = (try area(text), try area(text.opacity(0.5)))
        #expect(plain.count == 4 && transparent.count == 4)
        for (a, b) in zip(plain, transparent) { #expect(abs(a - b) < 8) }
    }

    @Test("a canvas without an extent is an error in every format", arguments: Picture.Format.allCases)
    func empty(format: Picture.Format) {
        #expect(throws: QuoinError.self) {
            try renderer.file(Spacer().preferredSize(0, 10), on: Canvas(), as: format)
        }
    }
}
