import QuoinPixels

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
