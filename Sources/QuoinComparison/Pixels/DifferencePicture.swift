import QuoinBitmap
import QuoinCairo

extension PixelDifference {
    /// A picture of the difference: the reference in light gray, pixels that differ in red, those that only smooth an
    /// edge in yellow. As large as the reference and the new picture together; what only one of them has is striped.
    public func picture(over reference: Bitmap) -> Bitmap {
        let (width, height) = (
            max(referenceSize.width, newSize.width), max(referenceSize.height, newSize.height)
        )
        var picture = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let isCommon = x < map.width && y < map.height
                let color = isCommon ? commonColor(x, y, reference) : PixelDifference.stripe(x, y)
                picture.pixels[y * width + x] = color
            }
        }
        return picture
    }

    private static let different: UInt32 = 0xFFE5_1C3B
    private static let smoothing: UInt32 = 0xFFF2_B01E

    private func commonColor(_ x: Int, _ y: Int, _ reference: Bitmap) -> UInt32 {
        if map[x, y] { return PixelDifference.different }
        if antialiased?[x, y] == true { return PixelDifference.smoothing }
        let pixel = reference.pixels[y * reference.width + x]
        // A fifth of the contrast is left, toward white.
        let level = UInt32(255 - (255 - YIQDistance.brightness(pixel)) / 5)
        return 0xFF << 24 | level << 16 | level << 8 | level
    }

    /// Diagonals of two grays, eight pixels wide.
    private static func stripe(_ x: Int, _ y: Int) -> UInt32 {
        (x + y) / 8 % 2 == 0 ? 0xFFC7_D2E8 : 0xFFDC_E4F2
    }
}
