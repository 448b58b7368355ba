import Quoin
import QuoinPixels

/// Makes pictures in all formats that are read.
enum PictureMaker {
    static func bitmap(_ dice: inout Dice) -> Bitmap {
        var bitmap = Bitmap(width: dice.pick([1, 2, 3, 7, 16, 33, 64]), height: dice.pick([1, 2, 5, 16, 31]))
        let (step, count) = (dice.pick([1, 3, 7]), bitmap.pixels.count)
        for index in stride(from: 0, to: count, by: step) {
            bitmap.pixels[index] = .init(truncatingIfNeeded: 0xFF00_0000 | dice.next() & 0xFF_FFFF)
        }
        return bitmap
    }

    static func png(_ dice: inout Dice) -> [UInt8] { PNGEncoder.encode(bitmap(&dice), scale: 1) }

    /// A PNG with one chunk changed. Its checksum is right, so that the change reaches the code after the check.
    static func wrongPNG(_ dice: inout Dice) -> [UInt8] {
        let png = png(&dice)
        var chunks: [(name: [UInt8], content: [UInt8])] = []
        var place = 8
        while place + 12 <= png.count {
            let count = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + count <= png.count else { break }
            chunks.append((Array(png[place + 4..<place + 8]), Array(png[place + 8..<place + 8 + count])))
            place += 12 + count
        }
        let index = dice.roll(0...chunks.count - 1)
        switch dice.roll(0...5) {
        case 0: chunks.insert(chunks[index], at: dice.roll(0...chunks.count))
        case 1: chunks.remove(at: index)
        case 2:
            let name = dice.pick([
                "iTXt", "tRNS", "PLTE", "gAMA", "cHRM", "cICP", "sRGB", "iCCP", "eXIf", "acTL", "IDAT", "zTXt",
            ])
            let content = (0..<dice.pick([0, 1, 3, 12, 90])).map { _ in UInt8(dice.roll(0...255)) }
            chunks.insert((Array(name.utf8), content), at: dice.roll(0...chunks.count))
        case 3: chunks.swapAt(index, dice.roll(0...chunks.count - 1))
        default: chunks[index].content = WrongStep.applied(to: chunks[index].content, &dice)
        }
        return png.prefix(8)
            + chunks.flatMap { chunk in
                bytes(of: UInt32(chunk.content.count)) + chunk.name + chunk.content
                    + bytes(of: checkSum(chunk.name + chunk.content))
            }
    }

    private static func bytes(of value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }

    /// The CRC-32 of PNG's annex D.
    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    // MARK: - SVG

    static func vector(_ dice: inout Dice) -> [UInt8] { Array(vectorText(&dice).replacing("%23", with: "#").utf8) }

    static func vectorText(_ dice: inout Dice) -> String {
        let size = "width='\(dice.pick([1, 8, 40, 200]))' height='\(dice.pick([1, 10, 80]))'"
        let box = dice.happens(0.5) ? " viewBox='0 0 \(dice.roll(1...100)) \(dice.roll(1...100))'" : ""
        let content = (0..<dice.roll(0...5)).map { _ in shape(&dice, depth: 0) }.joined()
        return "<svg xmlns='http://www.w3.org/2000/svg' \(size)\(box)>\(content)</svg>"
    }

    private static func shape(_ dice: inout Dice, depth: Int) -> String {
        func number() -> String { Words.number(&dice) }
        let paint =
            "fill='\(dice.pick(["red", "none", "url(%23g)", "%23123"]))' stroke-width='\(number())' stroke='blue'"
        let place = "transform='\(dice.pick(["rotate", "scale", "skewX", "translate"]))(\(number()))'"
        switch dice.roll(0...8) {
        case 0:
            return
                "<rect x='\(number())' y='\(number())' width='\(number())' height='\(number())' rx='\(number())' \(paint)/>"
        case 1: return "<circle cx='\(number())' cy='\(number())' r='\(number())' \(paint)/>"
        case 2: return "<path d='\(Words.path(&dice))' \(paint) \(place) stroke-dasharray='\(number()) \(number())'/>"
        case 3: return "<ellipse rx='\(number())' ry='\(number())' \(paint) opacity='\(number())'/>"
        case 4: return "<polygon points='\(number()) \(number()) \(number()) \(number())' \(paint)/>"
        case 5 where depth < 4:
            return "<g \(place) \(paint)>\(shape(&dice, depth: depth + 1))\(shape(&dice, depth: depth + 1))</g>"
        case 6:
            return
                "<linearGradient id='g' x1='\(number())'><stop offset='\(number())' stop-color='red'/></linearGradient>"
        case 7 where depth < 4:
            return
                "<clipPath id='c'>\(shape(&dice, depth: depth + 1))</clipPath><rect width='9' height='9' clip-path='url(%23c)'/>"
        default:
            return
                "<filter id='f'><feGaussianBlur stdDeviation='\(number())'/></filter><rect width='9' height='9' filter='url(%23f)'/>"
        }
    }
}

/// Makes JPEGs with color profiles that name tags of all types, of which some are wrong.
enum ProfileMaker {
    static func picture(_ jpeg: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var profile = profile(&dice)
        if dice.happens(0.5) { profile = WrongStep.applied(to: profile, &dice) }
        // A marker has at most 64 KB; longer profiles have several.
        let content = Array("ICC_PROFILE".utf8) + [0, 1, 1] + profile.prefix(60_000)
        let length = content.count + 2
        return jpeg.prefix(2) + [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content + jpeg.dropFirst(2)
    }

    /// A header, a table and its tags (ICC.1:2022, §7).
    private static func profile(_ dice: inout Dice) -> [UInt8] {
        let space = dice.pick(["RGB ", "GRAY", "CMYK", "Lab "])
        let names = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "kTRC", "wtpt", "A2B0", "B2A0", "chad", "cicp"]
        let tags = names.filter { _ in dice.happens(0.8) }.map { name in
            (name, tag(name.hasSuffix("TRC") ? ["curv", "para"] : name.hasSuffix("XYZ") ? ["XYZ "] : types, &dice))
        }
        var (table, content) = (number(tags.count), [UInt8]())
        for (name, bytes) in tags {
            table += Array(name.utf8) + number(132 + 12 * tags.count + content.count) + number(bytes.count)
            content += bytes
        }
        let version = dice.pick([0x0210_0000, 0x0440_0000])
        let header =
            number(132 + 12 * tags.count + content.count) + number(0) + number(version)
            + Array(("mntr" + space + dice.pick(["XYZ ", "Lab "])).utf8) + [UInt8](repeating: 0, count: 12)
            + Array("acsp".utf8)
        return header + [UInt8](repeating: 0, count: 128 - header.count) + table + content
    }

    private static let types = ["XYZ ", "curv", "para", "mft1", "mft2", "mAB ", "sf32", "desc"]

    private static func tag(_ types: [String], _ dice: inout Dice) -> [UInt8] {
        let count = dice.pick([0, 1, 3, 12, 40, 400])
        return Array(dice.pick(types).utf8) + number(0) + number(dice.pick([0, 1, 3, 0x0303_0200, 0x7FFF_FFFF]))
            + (0..<count).map { _ in dice.happens(0.3) ? 0 : UInt8(dice.roll(0...255)) }
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
