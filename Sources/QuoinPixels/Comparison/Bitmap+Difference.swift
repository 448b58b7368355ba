import QuoinValues

extension Bitmap {
    /// Where two pictures differ.
    public struct Difference: Hashable, Sendable {
        /// The size of the reference, in pixels.
        public let referenceSize: PixelSize
        /// The size of the new picture, in pixels.
        public let newSize: PixelSize
        /// The pixels that differ, within the part that both pictures have: from the top left corner, as wide as the
        /// narrower and as high as the lower one.
        package let map: PixelMap
        /// The pixels that differ only in how an edge is smoothed, which are not in ``map``; `nil` if these count.
        package let antialiased: PixelMap?
        /// The largest distance between the colors of a pixel that counts, from 0 to 1 in the rules' metric.
        public let largestDistance: Double

        package init(
            referenceSize: PixelSize, newSize: PixelSize, map: PixelMap, antialiased: PixelMap?, largestDistance: Double
        ) {
            (self.referenceSize, self.newSize) = (referenceSize, newSize)
            (self.map, self.antialiased, self.largestDistance) = (map, antialiased, largestDistance)
        }

        /// The number of pixels that differ and count.
        public var count: Int { map.count }

        /// The smallest rectangle around the pixels that differ and count; `nil` if there is none.
        public var bounds: PixelRect? { map.bounds }

        /// The share of the compared pixels that differ, from 0 to 1.
        public var share: Double {
            let area = map.width * map.height
            return area == 0 ? 0 : Double(count) / Double(area)
        }

        /// Whether the pictures have the same size. If not, only the part that both have was compared.
        public var hasSameSize: Bool { referenceSize == newSize }
    }
}

extension Bitmap.Difference {
    /// A picture of the difference: the reference in light gray, pixels that differ in red, pixels that only smooth an
    /// edge in yellow. It is as wide as the wider picture and as high as the higher one; areas that only one of them
    /// has are striped.
    public func picture(over reference: Bitmap) -> Bitmap {
        let (width, height) = (
            max(referenceSize.width, newSize.width), max(referenceSize.height, newSize.height)
        )
        var picture = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let isCommon = x < map.width && y < map.height
                let color = isCommon ? commonColor(x, y, reference) : Bitmap.Difference.stripe(x, y)
                picture.pixels[y * width + x] = color
            }
        }
        return picture
    }

    private static let different: UInt32 = 0xFFE5_1C3B
    private static let smoothing: UInt32 = 0xFFF2_B01E

    private func commonColor(_ x: Int, _ y: Int, _ reference: Bitmap) -> UInt32 {
        if map[x, y] { return Bitmap.Difference.different }
        if antialiased?[x, y] == true { return Bitmap.Difference.smoothing }
        let pixel = reference.pixels[y * reference.width + x]
        // The reference keeps a fifth of its contrast, toward white.
        let level = UInt32(255 - (255 - YIQDistance.brightness(pixel)) / 5)
        return 0xFF << 24 | level << 16 | level << 8 | level
    }

    /// Diagonal stripes of two grays, eight pixels wide.
    private static func stripe(_ x: Int, _ y: Int) -> UInt32 {
        (x + y) / 8 % 2 == 0 ? 0xFFC7_D2E8 : 0xFFDC_E4F2
    }
}
