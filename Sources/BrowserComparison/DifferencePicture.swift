import QuoinBitmap
import QuoinCairo

extension ComparedPair {
    /// How much stronger differences are shown than they are.
    private static let amplification = 4
    /// Between the pictures, in pixels.
    private static let gap = 8

    /// Our picture, the browser's, and their difference, side by side; where they are alike the last is white.
    var sheet: Bitmap {
        let (width, height) = (ours.width, ours.height)
        var sheet = Bitmap(width: 3 * width + 2 * Self.gap, height: height)
        sheet.pixels = Array(repeating: 0xFF80_8080, count: sheet.pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let row = y * sheet.width + x
                let pixel = x < browser.width && y < browser.height ? browser.pixels[y * browser.width + x] : 0
                sheet.pixels[row] = ours.pixels[y * width + x]
                sheet.pixels[row + width + Self.gap] = pixel
                sheet.pixels[row + 2 * (width + Self.gap)] = Self.difference(ours.pixels[y * width + x], pixel)
            }
        }
        return sheet
    }

    private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0xFF00_0000) { result, shift in
            let difference = abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
            return result | UInt32(255 - min(difference * amplification, 255)) << shift
        }
    }
}
