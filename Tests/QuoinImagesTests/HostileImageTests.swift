import QuoinBitmap
import QuoinImages
import QuoinPNG
import Testing

/// Any bytes give a picture or an error. With the address sanitizer these tests also find wrong accesses.
@Suite("Hostile images")
struct HostileImageTests {
    private let files: [[UInt8]]

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
    }

    /// Reads an image. Any `ImageError` is fine.
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
                #expect(throws: ImageError.self, "\(length) of \(file.count) bytes") {
                    try ImageFile(.bytes(Array(file.prefix(length)))).bitmap()
                }
            }
        }
    }

    @Test("an image with changed bytes is an error or another picture")
    func changed() {
        var random = Shuffle(seed: 41)
        for file in files {
            for _ in 0..<300 {
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
        for first in files { for second in files { read(Array(first.prefix(30) + second.dropFirst(30))) } }
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
            let error = #expect(throws: ImageError.self) { try ImageFile(.bytes(file)).pixelSize() }
            #expect(error?.isLimit == true)
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
        #expect(throws: ImageError.self) {
            try read("<rect id=\"g0\" width=\"1\" height=\"1\"/>" + nested.joined())
        }
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
