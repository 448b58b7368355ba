/// The pixels of a picture, and how a PNG stores them.
struct PNGPixels {
    let form: PNGForm
    private(set) var bitmap: Bitmap

    /// Red, green and blue, and the straight alpha unless the picture is opaque.
    init(_ bitmap: consuming Bitmap, isOpaque: Bool) {
        form = PNGForm(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque)
        self.bitmap = bitmap
    }

    /// Indices of a palette.
    init(_ bitmap: consuming Bitmap, palette: PNGPalette) {
        form = PNGForm(width: bitmap.width, height: bitmap.height, palette: palette)
        self.bitmap = bitmap
    }

    /// Takes the pixels out, a row after another from the top.
    ///
    /// - Parameter read: gets the first pixel of each row, and may also look at the row before.
    mutating func takeRows(_ read: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
        bitmap.takeRows(read)
    }

    /// Takes the pixels out as rows without a filter; optionally, repeated rows as differences from the row above.
    mutating func takePlainRows(repeatsAsDifferences: Bool = false) -> [UInt8] {
        let form = form
        return [UInt8](unsafeUninitializedCapacity: form.byteCount + PNGForm.slack) { rows, count in
            guard let first = rows.baseAddress else { return }
            takeRows { y, pixels in
                let row = first + y * form.rowBytes
                if repeatsAsDifferences, y > 0, pixels.repeatsRowAbove(width: form.width) {
                    row.initialize(repeating: 0, count: form.rowBytes)
                    row.pointee = PNGFilter.up.rawValue
                } else {
                    row.pointee = PNGFilter.none.rawValue
                    form.write(pixels, to: row + 1)
                }
            }
            count = form.byteCount
        }
    }
}

/// The colors of a picture that has at most 256.
struct PNGPalette {
    /// Translucent colors come first, so that the file stores an alpha only for these.
    private let colors: [UInt32]
    private var table = ColorTable()

    static let mostColors = 256

    /// `nil` if the picture has more colors.
    init?(_ bitmap: borrowing Bitmap) {
        guard let found = PNGPalette.colors(of: bitmap) else { return nil }
        colors = found.sorted()
        for (index, color) in colors.enumerated() { table.insert(color, index) }
    }

    private static func colors(of bitmap: Bitmap) -> [UInt32]? {
        var (table, found) = (ColorTable(), [UInt32]())
        return bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let first = pixels.baseAddress else { return [] }
            for y in 0..<bitmap.height {
                let row = first + y * bitmap.width
                if y > 0, row.repeatsRowAbove(width: bitmap.width) { continue }
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

    /// Bits per index.
    var depth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    /// The index of a color of the palette.
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

/// A hash table of colors and their indices, a quarter full at most, so that few colors collide.
private struct ColorTable {
    private var slots = [Slot](repeating: Slot(), count: 1 << bits)

    private struct Slot {
        var color: UInt32 = 0
        /// Negative if the slot is empty.
        var index: Int32 = -1
    }

    /// The bits of a slot's number.
    private static let bits = 10

    /// Inserts a color, and returns whether it is new.
    @discardableResult
    mutating func insert(_ color: UInt32, _ index: Int) -> Bool {
        let slot = slot(of: color)
        guard slots[slot].index < 0 else { return false }
        slots[slot] = Slot(color: color, index: Int32(index))
        return true
    }

    @inline(__always)
    func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)].index) }

    /// The slot of a color, or the empty slot for it.
    @inline(__always)
    private func slot(of color: UInt32) -> Int {
        var slot = Int((color &* 0x9E37_79B1) &>> UInt32(32 - ColorTable.bits))
        while slots[slot].index >= 0 && slots[slot].color != color {
            slot = (slot + 1) & (1 << ColorTable.bits - 1)
        }
        return slot
    }
}
