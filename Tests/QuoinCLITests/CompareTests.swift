import Foundation
import Quoin
import TestSupport
import Testing

extension CommandTests {
    @Suite("quoin diagram --compare")
    struct CompareTests {
        private let folder = TemporaryFolder()

        init() throws {
            // The documents of the article.
            let blocks = try Self.article.matches(of: /(?s)```yaml\n(.+?)```/).map { String($0.output.1) }
            try #require(blocks.count == 2)
            try folder.write(blocks[0], to: "before.yaml")
            try folder.write(blocks[1], to: "after.yaml")
        }

        private static let catalogue = PackageFolder.root.appendingPathComponent("Sources/Quoin/Quoin.docc")
        private static var article: String {
            get throws {
                try String(contentsOf: catalogue.appendingPathComponent("BeforeAndAfter.md"), encoding: .utf8)
            }
        }

        private func file(_ name: String, after arguments: String...) throws -> Data {
            let result = try Command().run(["diagram", "--compare"] + arguments, in: folder.url)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
            return try #require(folder.data(name))
        }

        @Test("draws the picture of the article; `QUOIN_RECORD=1` writes it again")
        func figure() throws {
            let drawn = try file("change.png", after: "before.yaml", "after.yaml", "-o", "change.png")
            let picture = Self.catalogue.appendingPathComponent("Pictures/change.png")
            if ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "1" { try drawn.write(to: picture) }
            #expect(try Data(contentsOf: picture) == drawn)
        }

        @Test("the pictures of an animation are those of their times, in a folder and in an animated PNG")
        func frames() throws {
            _ = try file(
                "frames/after-1.png", after: "before.yaml", "after.yaml", "--frames", "5", "--output-dir", "frames")
            let animation = try AnimatedPNG(
                try file(
                    "a.png", after: "before.yaml", "after.yaml", "--frames", "5", "--duration", "0.4", "-o", "a.png"))
            #expect(animation.milliseconds == [800, 100, 100, 100, 800])
            for number in 1...5 {
                let still = try file(
                    "still.png", after: "before.yaml", "after.yaml", "--at", "\(Double(number - 1) / 4)", "-o",
                    "still.png")
                #expect(folder.data("frames/after-\(number).png") == still)
                #expect(try PNGDecoder(Array(still)).bitmap() == animation.bitmaps[number - 1])
            }
            let before = try Command().run(["render", "before.yaml", "-o", "plain.png"], in: folder.url)
            #expect(before.status == 0)
            let (first, plain) = (
                animation.bitmaps[0], try PNGDecoder(Array(try #require(folder.data("plain.png")))).bitmap()
            )
            for y in 0..<plain.height {
                for x in 0..<plain.width where first[x, y] != plain[x, y] {
                    Issue.record("the first picture differs at \(x), \(y)")
                    return
                }
            }
        }

        @Test("an animation and its pictures may be WebPs")
        func webP() throws {
            let animation = try file(
                "a.webp", after: "before.yaml", "after.yaml", "--frames", "3", "-o", "a.webp")
            #expect(animation.range(of: Data("ANMF".utf8)) != nil)
            _ = try file(
                "frames/after-1.webp", after: "before.yaml", "after.yaml", "--frames", "3", "--output-dir", "frames",
                "--format", "webp")
            for (number, time) in ["0", "0.5", "1"].enumerated() {
                let still = try file(
                    "still.webp", after: "before.yaml", "after.yaml", "--at", time, "-o", "still.webp")
                #expect(folder.data("frames/after-\(number + 1).webp") == still)
            }
        }
    }
}

/// The pictures of an animated PNG, each put together from the parts that changed.
private struct AnimatedPNG {
    var bitmaps: [Bitmap] = []
    var milliseconds: [Int] = []

    init(_ data: Data) throws {
        let bytes = Array(data)
        var head: [UInt8] = []
        var part: (control: [UInt8], content: [UInt8])?
        func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        var position = 8
        while position < bytes.count {
            let length = number(bytes[position..<position + 4])
            let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            let content = Array(bytes[position + 8..<position + 8 + length])
            switch type {
            case "IHDR": head = content
            case "fcTL", "IEND":
                if let part { try add(part.control, part.content, head) }
                part = (content, [])
            case "IDAT": part?.content += content
            case "fdAT": part?.content += content.dropFirst(4)
            default: break
            }
            position += length + 12
        }
    }

    /// Adds the picture before with a part of it replaced.
    private mutating func add(_ control: [UInt8], _ content: [UInt8], _ head: [UInt8]) throws {
        func number(_ place: Int) -> Int { control[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let header = Array(control[4..<12]) + head[8...]
        let part = try PNGDecoder(Self.file(header, content)).bitmap()
        milliseconds.append(
            (Int(control[20]) << 8 | Int(control[21])) * 1000 / (Int(control[22]) << 8 | Int(control[23])))
        guard var bitmap = bitmaps.last else { return bitmaps.append(part) }
        for y in 0..<part.height {
            for x in 0..<part.width {
                bitmap.pixels[(y + number(16)) * bitmap.width + x + number(12)] = part.pixels[y * part.width + x]
            }
        }
        bitmaps.append(bitmap)
    }

    /// A PNG file with a header and compressed pixels.
    private static func file(_ header: [UInt8], _ content: [UInt8]) -> [UInt8] {
        PNGDecoder.signature + chunk("IHDR", header) + chunk("IDAT", content) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let named: [UInt8] = Array(type.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
