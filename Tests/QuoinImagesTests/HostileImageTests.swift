import QuoinImages
import TestSupport
import Testing

/// Any bytes give a picture or an error. With the address sanitizer these tests also find wrong accesses.
@Suite("Hostile images")
struct HostileImageTests {
    private let files: [[UInt8]]
    /// Of formats that the machine may have no library for, and that show as much of a file as there is.
    private let optionalFiles: [[UInt8]]

    init() throws {
        var bitmap = Bitmap(width: 33, height: 21)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index * 7_919 & 0xFF_FFFF) }
        var faded = bitmap
        faded.pixels[5] = 0
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><g opacity="0.5"><path d="M0 0L9 9Z"/></g></svg>
            """
        files = [
            PNGEncoder.encode(bitmap, scale: 1), PNGEncoder.encode(faded, scale: 1),
            PNGBuilder(width: 40, height: 30, colorType: 3, depth: 2, isInterlaced: true, palette: [1, 2, 3, 4, 5, 6]) {
                x, _ in [x % 2]
            }.file, try JPEGEncoder.encode(bitmap, scale: 1), try WebPEncoder.encode(bitmap),
            try WebPEncoder.encode(faded), Array(svg.utf8),
        ]
        optionalFiles =
            try ["gif", "bmp", "avif"].map { name in
                try ImageFile(.file(PackageFolder.snapshots.appendingPathComponent("Images/portrait.\(name)").path))
                    .bytes
            } + [Array(Self.page.utf8)]
    }

    /// A PDF without its table of places, which poppler makes again.
    private static let page = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>> endobj
        4 0 obj <</Length 51>> stream
        q 1 0 0 rg 3 3 m 9 9 20 9 12 12 c f 2 w S Q /A Do
        endstream endobj
        5 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 20>> stream
        0 0 1 RG 1 1 7 7 re S
        endstream endobj
        trailer <</Size 6/Root 1 0 R>>
        startxref
        0
        %%EOF
        """

    /// Reads an image. Any `QuoinError` is fine.
    private func read(_ bytes: [UInt8]) {
        do {
            let file = try ImageFile(.bytes(bytes))
            let size = try file.pixelSize()
            let bitmap = try file.bitmap()
            #expect(bitmap.pixels.count == size.width * size.height)
        } catch {}
    }

    @Test("an image cut short anywhere is an error")
    func truncated() throws {
        for file in files {
            let step = max(file.count / 60, 1)
            for length in stride(from: 0, to: file.count - 16, by: step) {
                #expect(throws: QuoinError.self, "\(length) of \(file.count) bytes") {
                    try ImageFile(.bytes(Array(file.prefix(length)))).bitmap()
                }
            }
        }
    }

    @Test("an image with changed bytes is an error or another picture")
    func changed() {
        var random = Shuffle(seed: 41)
        for file in files + optionalFiles {
            for _ in 0..<(file.count > 4_000 ? 40 : 300) {
                var bytes = file
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                read(bytes)
            }
        }
    }

    @Test("the beginning of one format with the rest of another is an error")
    func mixed() {
        let all = files + optionalFiles
        for first in all { for second in all { read(Array(first.prefix(30) + second.dropFirst(30))) } }
    }

    @Test("a GIF, a BMP, an AVIF or a PDF cut short is an error or a picture of the size that its header states")
    func cutShort() {
        for file in optionalFiles {
            for length in stride(from: 0, to: file.count, by: max(file.count / 40, 1)) {
                read(Array(file.prefix(length)))
            }
        }
    }

    @Test("a GIF or a BMP that claims more pixels than it may have is refused by its header")
    func hugeOptionalHeaders() throws {
        var (gif, bmp) = (optionalFiles[0], optionalFiles[1])
        gif.replaceSubrange(6..<10, with: [0xFF, 0x3F, 0xFF, 0x3F])
        bmp.replaceSubrange(18..<26, with: [0xFF, 0x3F, 0, 0, 0xFF, 0x3F, 0, 0])
        for file in [gif, bmp] {
            let error = #expect(throws: QuoinError.self) {
                try ImageFile(.bytes(file), limits: .strangers).pixelSize()
            }
            if error?.message.contains("cannot be read without") == true { continue }
            #expect(error?.kind == .limitPassed, "\(String(describing: error))")
        }
    }

    @Test("a PNG whose rows are longer or more than its header says is an error")
    func longRows() throws {
        for type: UInt8 in [0, 2, 6] {
            for isInterlaced in [false, true] {
                let image = PNGBuilder(width: 5, height: 5, colorType: type, depth: 8, isInterlaced: isInterlaced) {
                    _, _ in
                    Array(repeating: 7, count: type == 0 ? 1 : type == 2 ? 3 : 4)
                }
                #expect(try ImageFile(.bytes(image.file)).bitmap().width == 5)
                var long = image
                long.height = 7
                let header = Array(image.file[8..<33])
                var file = long.file
                file.replaceSubrange(8..<33, with: header)
                let error = #expect(throws: QuoinError.self, "\(type)") { try ImageFile(.bytes(file)).bitmap() }
                // libspng finds the other passes of an interlaced image first.
                #expect(isInterlaced || error?.description.contains("its rows are longer than its size says") == true)
            }
        }
    }

    @Test("a library that is missing is named")
    func missingLibrary() {
        let error = QuoinError.missingLibrary(name: "a.svg", library: "librsvg", package: "librsvg2-2")
        #expect(
            "\(error)"
                == "a.svg: cannot be read without librsvg, which is not installed: install librsvg2-2"
                + " (with --strangers, GIF, BMP, AVIF and PDF are not read)")
    }

    @Test("an image without its end is no image for a document")
    func noEnd() throws {
        let whole = PNGBuilder(width: 3, height: 3, colorType: 2, depth: 8) { _, _ in [1, 2, 3] }.file
        let error = #expect(throws: QuoinError.self) {
            try ImageResource(reading: .bytes(Array(whole.dropLast(12))))
        }
        #expect(error?.description.contains(PNGDecoder.cutOff) == true)
        #expect(throws: Never.self) { try ImageResource(reading: .bytes(whole)) }
    }

    @Test("a header that claims 100,000 by 100,000 pixels is refused before anything is decoded")
    func hugeHeaders() throws {
        let png = PNGBuilder(width: 1, height: 1, colorType: 0, depth: 8) { _, _ in [0] }.file
        let header = PNGBuilder.bigEndian(100_000) + PNGBuilder.bigEndian(100_000) + [8, 6, 0, 0, 0]
        let hugePNG = Array(png.prefix(8)) + PNGBuilder.chunk("IHDR", header) + png.dropFirst(33)
        let area = PNGBuilder.bigEndian(16_384) + PNGBuilder.bigEndian(16_384) + [8, 6, 0, 0, 0]
        let areaPNG = Array(png.prefix(8)) + PNGBuilder.chunk("IHDR", area) + png.dropFirst(33)
        // JPEG sizes have 16 bits: 65,000 by 65,000 in the frame header.
        var hugeJPEG = files[3]
        if let frame = hugeJPEG.indices.dropLast().first(where: { hugeJPEG[$0] == 0xFF && hugeJPEG[$0 + 1] == 0xC0 }) {
            hugeJPEG.replaceSubrange(frame + 5..<frame + 9, with: [0xFD, 0xE8, 0xFD, 0xE8])
        }
        let hugeSVG = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>"#.utf8)
        for file in [hugePNG, areaPNG, hugeJPEG, hugeSVG] {
            let error = #expect(throws: QuoinError.self) { try ImageFile(.bytes(file)).pixelSize() }
            #expect(error?.kind == .limitPassed)
        }
    }

    @Test("an SVG reads nothing outside itself and unfolds no more than it may")
    func svg() throws {
        func read(_ body: String) throws -> Bitmap {
            let text =
                #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" xmlns:xlink="http://www.w3.org/1999/xlink">"#
            return try ImageFile(.bytes(Array((text + body + "</svg>").utf8))).bitmap()
        }
        #expect(
            try read(#"<image xlink:href="file:///etc/passwd" width="8" height="8"/>"#).pixels.allSatisfy { $0 == 0 })
        let nested = (0..<12).map { level in
            "<g id=\"g\(level + 1)\">" + String(repeating: "<use xlink:href=\"#g\(level)\"/>", count: 10) + "</g>"
        }
        #expect(throws: QuoinError.self) {
            try read("<rect id=\"g0\" width=\"1\" height=\"1\"/>" + nested.joined())
        }
        func texts(_ body: String, _ limit: Int) throws {
            var limits = Limits()
            limits.textBytes = limit
            let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\#(body)</svg>"#
            _ = try ImageFile(.bytes(Array(svg.utf8)), limits: limits).pixelSize()
        }
        // Only texts that are drawn count, each time that they are.
        let words = String(repeating: "word ", count: 40)
        let twice = "<title>\(words)</title><text id='t'>\(words)</text><use href='#t'/>"
        try texts(twice, 400)
        let error = #expect(throws: QuoinError.self) { try texts(twice, 399) }
        #expect(error?.kind == .limitPassed)
        #expect(
            error?.description.contains("the image shows 400 bytes of text, that of references counted each time")
                == true)
        // No element interrupts a text of a line, whose time grows with its square.
        let line = String(repeating: "w", count: 6_000)
        try texts("<text>\(line)<tspan>\(line)</tspan></text><text>\(line)</text>", 100_000)
        let long = #expect(throws: QuoinError.self) { try texts("<text>\(line)<![CDATA[\(line)]]></text>", 100_000) }
        #expect(long?.description.contains("a line of text of more than 10000 bytes") == true)
        let entity = #"<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#
        let text = entity + #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text>&x;</text></svg>"#
        self.read(Array(text.utf8))
    }
}

/// Pseudo-random numbers, the same in every run (Marsaglia's xorshift).
private struct Shuffle: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
