/// How the pixels of a PNG's rows are made of bytes (PNG, second edition, §7.2).
enum PNGPixelLayout {
    case color
    case colorAndAlpha
    /// Numbers of some bits, from the high bits down, and the colors that they stand for.
    case palette(depth: Int, [UInt32])

    /// Nothing for another layout, and for interlaced pixels.
    init?(_ chunks: [PNGChunk], in file: [UInt8]) {
        guard let header = chunks.first?.content.lowerBound, file[(header + 10)...(header + 12)] == [0, 0, 0] else {
            return nil
        }
        let transparency = chunks.first { $0.type == "tRNS" }
        switch (type: file[header + 9], depth: Int(file[header + 8])) {
        case (2, 8) where transparency == nil: self = .color
        case (6, 8): self = .colorAndAlpha
        case (3, let depth) where [1, 2, 4, 8].contains(depth):
            let palettes = chunks.filter { $0.type == "PLTE" }
            guard palettes.count == 1, palettes[0].isIntact(in: file), transparency?.isIntact(in: file) != false else {
                return nil
            }
            let colors = file[palettes[0].content]
            let alphas = transparency.map { file[$0.content] } ?? []
            guard colors.count % 3 == 0, 1...256 ~= colors.count / 3, alphas.count <= colors.count / 3 else {
                return nil
            }
            self = .palette(depth: depth, PNGPixelLayout.colors(Array(colors), alphas: Array(alphas)))
        default: return nil
        }
    }

    private static func colors(_ bytes: [UInt8], alphas: [UInt8]) -> [UInt32] {
        (0..<bytes.count / 3).map { index in
            let alpha = index < alphas.count ? alphas[index] : 255
            return Bitmap.premultiplied(SIMD4(bytes[index * 3], bytes[index * 3 + 1], bytes[index * 3 + 2], alpha))
        }
    }

    /// From a component of a pixel to that of the pixel before it, in bytes, at least 1.
    var bytesPerPixel: Int {
        switch self {
        case .color: 3
        case .colorAndAlpha: 4
        case .palette: 1
        }
    }

    /// How many bytes a row of pixels takes up.
    func bytes(ofPixels count: Int) -> Int {
        if case .palette(let depth, _) = self { return (count * depth + 7) / 8 }
        return count * bytesPerPixel
    }
}
