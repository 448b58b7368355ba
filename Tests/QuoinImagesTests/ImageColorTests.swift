import Foundation
import QuoinImages
import QuoinSystem
import Testing

@Suite("Colors of images", .enabled(if: SharedLibrary(linux: "liblcms2.so.2", darwin: "liblcms2.2.dylib") != nil))
struct ImageColorTests {
    private static let color = SIMD4<UInt8>(200, 40, 90, 255)

    private func png(
        _ chunks: [(type: String, content: [UInt8])], _ samples: [Int] = [200, 40, 90], colorType: UInt8 = 2
    ) -> [UInt8] {
        PNGBuilder(width: 2, height: 1, colorType: colorType, depth: 8, chunks: chunks) { _, _ in samples }.file
    }

    private func profileChunk(_ profile: [UInt8]) -> (type: String, content: [UInt8]) {
        ("iCCP", Array("a\0\0".utf8) + PNGBuilder.compressed(profile))
    }

    private func number(_ value: Double) -> [UInt8] { PNGBuilder.bigEndian(Int((value * 100_000).rounded())) }

    private func color(of file: [UInt8]) throws -> SIMD4<UInt8> { try ImageFile(.bytes(file)).bitmap()[0, 0] }

    private func expect(_ file: [UInt8], _ red: Int, _ green: Int, _ blue: Int, tolerance: Int = 1) throws {
        let found = try color(of: file)
        for (part, expected) in [red, green, blue].enumerated() {
            #expect(abs(Int(found[part]) - expected) <= tolerance, "\(found)")
        }
    }

    /// The values are those of Chromium.
    @Test("chunks of a PNG are converted, the first kind that there is")
    func chunks() throws {
        let displayP3: (String, [UInt8]) = ("cICP", [12, 13, 0, 1])
        try expect(png([displayP3], [40, 180, 60]), 0, 183, 30)
        let linear: (String, [UInt8]) = ("gAMA", number(1))
        try expect(png([linear], [28, 71, 128]), 93, 144, 188)
        try expect(png([displayP3, linear], [40, 180, 60]), 0, 183, 30)
        try expect(png([("sRGB", [0]), linear], [40, 180, 60]), 40, 180, 60)
        let adobe = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06].flatMap { number($0) }
        try expect(png([("gAMA", number(0.4547)), ("cHRM", adobe)], [11, 0, 244]), 5, 0, 249)
        try expect(png([("gAMA", number(0.45455))], [3, 16, 252]), 3, 16, 252)
    }

    @Test("a profile is converted in a PNG, a JPEG and a WebP")
    func profiles() throws {
        let mark = Array("ICC_PROFILE\0".utf8)
        let bitmap = Bitmap(width: 8, height: 8, rgba: (0..<64).flatMap { _ in [200, 40, 90, 255] as [UInt8] })
        var jpeg = try JPEGEncoder.encode(bitmap, scale: 1)
        // In two parts, the second first.
        for (index, part) in [ColorProfile.swapped.prefix(99), ColorProfile.swapped.dropFirst(99)].enumerated() {
            let content = mark + [UInt8(index + 1), 2] + part
            let length = content.count + 2
            jpeg.insert(contentsOf: [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content, at: 2)
        }
        let files = [png([profileChunk(ColorProfile.swapped)]), jpeg, try webp(bitmap, ColorProfile.swapped)]
        for file in files { try expect(file, 90, 40, 200, tolerance: 5) }
    }

    /// A WebP with a profile (RFC 9649, §2.7).
    private func webp(_ bitmap: Bitmap, _ profile: [UInt8]) throws -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 255) } }
        let extent = little(bitmap.width - 1, 3) + little(bitmap.height - 1, 3)
        let even = profile + [UInt8](repeating: 0, count: profile.count % 2)
        let header = Array("WEBPVP8X".utf8) + little(10, 4) + [0x20, 0, 0, 0] + extent
        let chunk = Array("ICCP".utf8) + little(profile.count, 4) + even
        let content = header + chunk + (try WebPEncoder.encode(bitmap).dropFirst(12))
        return Array("RIFF".utf8) + little(content.count, 4) + content
    }

    @Test("gray pixels are converted by a profile of gray or of colors, and others not by one of gray")
    func grays() throws {
        let dark = ColorProfile.gray(gamma: 1)
        try expect(png([profileChunk(dark)], [71], colorType: 0), 144, 144, 144)
        try expect(png([profileChunk(ColorProfile.swapped)], [71], colorType: 0), 71, 71, 71, tolerance: 3)
        let other = png([profileChunk(dark)])
        #expect(try color(of: other) == Self.color)
        #expect(try ImageResource(reading: .bytes(other)).colorProblem != nil)
    }

    @Test("the alpha stays, and the color under it is converted")
    func translucent() throws {
        let file = png([profileChunk(ColorProfile.swapped)], [200, 40, 90, 128], colorType: 6)
        try expect(file, 90, 40, 200, tolerance: 5)
        #expect(try color(of: file).w == 128)
    }

    @Test("a profile cut short anywhere is a problem, and the colors count as sRGB")
    func damaged() throws {
        let whole = ColorProfile.swapped
        // Up to the last, which is not needed.
        for length in 0..<whole.count - 20 {
            let file = png([profileChunk(Array(whole.prefix(length)))])
            #expect(try color(of: file) == Self.color, "\(length)")
            let problem = try ImageResource(reading: .bytes(file)).colorProblem
            #expect(problem == "its color profile is damaged, or of a kind that is not read", "\(length)")
        }
        for chunk in [("iCCP", [97, 0, 0, 1, 2, 3]), ("cICP", [9, 16, 0, 1]), ("cICP", [1])] as [(String, [UInt8])] {
            #expect(try ImageResource(reading: .bytes(png([chunk]))).colorProblem != nil)
            #expect(try color(of: png([chunk])) == Self.color)
        }
        #expect(try ImageResource(reading: .bytes(png([profileChunk(whole)]))).colorProblem == nil)
    }

    @Test("any changed profile gives a picture")
    func changed() throws {
        var random = SystemRandomNumberGenerator()
        for profile in [ColorProfile.swapped, ColorProfile.gray(gamma: 2)] {
            for _ in 0..<400 {
                var profile = profile
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    profile[Int.random(in: 0..<profile.count)] = UInt8.random(in: 0...255, using: &random)
                }
                _ = try color(of: png([profileChunk(profile)]))
            }
        }
    }

    @Test("a file is embedded as it is only if every program shows it as it is drawn")
    func embedded() throws {
        let kept = [png([]), png([("sRGB", [0])])]
        let turned: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        let changed = [
            png([profileChunk(ColorProfile.swapped)]), png([("eXIf", turned)]),
            png([("acTL", PNGBuilder.bigEndian(1) + PNGBuilder.bigEndian(0))]),
        ]
        for file in kept { #expect(try ImageStore().embedded(.bytes(file)).bytes == file) }
        for file in changed {
            let embedded = try ImageStore().embedded(.bytes(file)).bytes
            #expect(embedded != file)
            #expect(try ImageFile(.bytes(embedded)).bitmap() == ImageFile(.bytes(file)).bitmap())
            #expect(try ImageStore().embedded(.bytes(embedded)).bytes == embedded)
        }
    }

    @Test("a PNG is turned as its EXIF data says")
    func orientation() throws {
        func file(_ orientation: UInt8) -> [UInt8] {
            let exif: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            return PNGBuilder(width: 2, height: 1, colorType: 0, depth: 8, chunks: [("eXIf", exif)]) { x, _ in
                [x * 255]
            }.file
        }
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
        for (orientation, pixels) in [1: [black, white], 3: [white, black], 6: [black, white], 8: [white, black]] {
            let image = try ImageFile(.bytes(file(UInt8(orientation))))
            let bitmap = try image.bitmap()
            #expect(bitmap.pixels == pixels, "\(orientation)")
            #expect(try image.pixelSize().width == bitmap.width)
            #expect(bitmap.width == (orientation > 4 ? 1 : 2))
        }
        // Behind the pixels the data does not count.
        let exif = PNGBuilder.chunk("eXIf", Array(file(3)[41..<63]))
        let plain = PNGBuilder(width: 2, height: 1, colorType: 0, depth: 8) { x, _ in [x * 255] }.file
        let late = plain.dropLast(12) + exif + plain.suffix(12)
        #expect(try ImageFile(.bytes(Array(late))).bitmap().pixels == [black, white])
    }

    @Test("images in an SVG have the colors that they have alone, and are turned as they are")
    func inSVG() throws {
        func drawing(_ image: [UInt8]) throws -> Bitmap {
            let url = "data:image/jpeg;base64,\(Data(image).base64EncodedString())"
            let source =
                "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>"
                + "<image width='2' height='2' preserveAspectRatio='none' href='\(url)'/></svg>"
            return try ImageFile(.bytes(Array(source.utf8))).bitmap()
        }
        let turned: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        let image = PNGBuilder(
            width: 2, height: 1, colorType: 2, depth: 8, chunks: [("eXIf", turned), profileChunk(ColorProfile.swapped)]
        ) { x, _ in x == 0 ? [200, 40, 90] : [0, 0, 0] }.file
        let (alone, drawn) = (try ImageFile(.bytes(image)).bitmap(), try drawing(image))
        #expect(alone.height == 2)
        for y in 0..<2 { #expect(drawn[0, y] == alone[0, y] && drawn[1, y] == alone[0, y], "\(y)") }
        // What cannot be read stays as it is, and shows nothing.
        #expect(try drawing(Array(image.prefix(60)))[0, 0] == .zero)
    }
}

/// Makes profiles of three colorants or of gray (ICC.1:2001-04).
enum ColorProfile {
    /// Red, green and blue of sRGB, for the white of profiles.
    static let colorants = [[0.4360, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141]]

    /// sRGB with another curve, and with red and blue swapped.
    static let swapped = color(Array(colorants.reversed()), gamma: 2.2)

    static func color(_ colorants: [[Double]], gamma: Double) -> [UInt8] {
        let names = ["r", "g", "b"]
        let points = zip(names, colorants).map { ("\($0)XYZ", point($1)) }
        return profile("RGB ", points + names.map { ("\($0)TRC", curve(gamma)) })
    }

    static func gray(gamma: Double) -> [UInt8] { profile("GRAY", [("kTRC", curve(gamma))]) }

    private static func point(_ values: [Double]) -> [UInt8] {
        name("XYZ ") + number(0) + values.flatMap { number(Int(($0 * 65_536).rounded())) }
    }

    private static func curve(_ gamma: Double) -> [UInt8] {
        let value = Int((gamma * 256).rounded())
        return name("curv") + number(0) + number(1) + [UInt8(value >> 8), UInt8(value & 255), 0, 0]
    }

    private static func profile(_ space: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
        let all = tags + [("wtpt", point([0.9642, 1, 0.8249]))]
        var (table, content) = (number(all.count), [UInt8]())
        for (tag, bytes) in all {
            table += name(tag) + number(128 + 4 + 12 * all.count + content.count) + number(bytes.count)
            content += bytes
        }
        var header = number(132 + 12 * all.count + content.count) + number(0) + number(0x0210_0000) + name("mntr")
        header += name(space) + name("XYZ ") + [UInt8](repeating: 0, count: 12) + name("acsp")
        header +=
            [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap { number(Int(($0 * 65_536).rounded())) }
        return header + [UInt8](repeating: 0, count: 128 - header.count) + table + content
    }

    private static func name(_ letters: String) -> [UInt8] { Array(letters.utf8) }

    private static func number(_ value: Int) -> [UInt8] { PNGBuilder.bigEndian(value) }
}
