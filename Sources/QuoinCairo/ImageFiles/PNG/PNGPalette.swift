/// The colors of a picture that has at most 256.
struct PNGPalette {
    /// Those that are not opaque come first, so that only they need an alpha in the file.
    private let colors: [UInt32]
    private var table = ColorTable()

    static let mostColors = 256

    /// Nothing for a picture with more colors.
    init?(_ bitmap: Bitmap) {
        guard let found = PNGPalette.colors(of: bitmap) else { return nil }
        colors = found.sorted()
        for (index, color) in colors.enumerated() { table.insert(color, index) }
    }

    private static func colors(of bitmap: Bitmap) -> [UInt32]? {
        var (table, found) = (ColorTable(), [UInt32]())
        return bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let first = pixels.baseAddress else { return [] }
            for y in 0..<bitmap.height {
                if bitmap.isRowRepeated(y, first) { continue }
                let row = first + y * bitmap.width
                var latest: UInt32?
                for x in 0..<bitmap.width where row[x] != latest {
                    latest = row[x]
                    guard table.insert(row[x], found.count) else { continue }
                    if found.count == mostColors { return nil }
                    found.append(row[x])
                }
            }
            return found
        }
    }

    /// The bits that an index takes.
    var depth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    /// The index of a color; any for one that is not there.
    @inline(__always)
    func index(of color: UInt32) -> UInt8 { table.index(of: color) }

    var colorBytes: [UInt8] {
        colors.flatMap { color in
            let straight = Bitmap.straight(color)
            return [straight.x, straight.y, straight.z]
        }
    }

    var alphaBytes: [UInt8] {
        colors.map { UInt8($0 >> 24) }.filter { $0 < 255 }
    }
}

/// Colors and their indices, with more room than they need, so that most are at the place that they are looked for first.
private struct ColorTable {
    private var slots = [Slot](repeating: Slot(), count: 1 << bits)

    private struct Slot {
        var color: UInt32 = 0
        /// Below 0 where there is no color.
        var index: Int32 = -1
    }

    /// Of a place; there are four times as many as there are colors.
    private static let bits = 10

    /// Whether the color was not there yet.
    @discardableResult
    mutating func insert(_ color: UInt32, _ index: Int) -> Bool {
        let place = place(of: color)
        guard slots[place].index < 0 else { return false }
        slots[place] = Slot(color: color, index: Int32(index))
        return true
    }

    @inline(__always)
    func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[place(of: color)].index) }

    /// Where a color is, or would be.
    @inline(__always)
    private func place(of color: UInt32) -> Int {
        var place = Int((color &* 0x9E37_79B1) &>> UInt32(32 - ColorTable.bits))
        while slots[place].index >= 0 && slots[place].color != color {
            place = (place + 1) & (1 << ColorTable.bits - 1)
        }
        return place
    }
}
