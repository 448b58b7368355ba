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
