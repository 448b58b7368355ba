import QuoinExplanations

extension VerificationResults.Snapshot {
    /// The pixels that differ between two pictures. Positions and sizes are in pixels.
    package struct Pixels: Hashable, Sendable, Codable {
        /// The number of pixels that differ.
        package var count: Int
        /// Their share of the compared pixels, from 0 to 1.
        package var share: Double
        /// The square with the most pixels that differ, if squares have a limit.
        package var worstWindow: Window?
        /// The smallest rectangle around the pixels that differ.
        package var bounds: PixelRect?
        /// The size of the reference. If one of the two sizes is `nil`, the sizes are equal.
        package var referenceSize: PixelSize?
        /// The size of the new picture.
        package var newSize: PixelSize?

        package init(
            count: Int, share: Double, worstWindow: Window? = nil, bounds: PixelRect? = nil,
            referenceSize: PixelSize? = nil, newSize: PixelSize? = nil
        ) {
            (self.count, self.share, self.worstWindow, self.bounds) = (count, share, worstWindow, bounds)
            (self.referenceSize, self.newSize) = (referenceSize, newSize)
        }

        /// - Parameter limit: the limit for squares, if there is one.
        init(_ difference: Bitmap.Difference, window limit: ComparisonRules.Limits.Window?) {
            let window = limit.map { difference.map.worstWindow(side: $0.side) }
            self.init(
                count: difference.count, share: difference.share,
                worstWindow: window.map { Window(frame: $0.window, count: $0.count) },
                bounds: difference.bounds, referenceSize: difference.referenceSize, newSize: difference.newSize)
        }

        /// `412 pixels differ (4.12 %); size 100 × 50 → 100 × 60 px`; `nil` if the pictures are equal.
        var summary: String? {
            var parts: [String] = []
            if count > 0 { parts.append("\(count) \(count == 1 ? "pixel differs" : "pixels differ") (\(percentage))") }
            if let old = referenceSize, let new = newSize, old != new {
                parts.append("size \(old.width) × \(old.height) → \(new.width) × \(new.height) px")
            }
            return parts.isEmpty ? nil : parts.joined(separator: "; ")
        }

        private var percentage: String {
            let percent = share * 100
            return percent > 0 && percent < 0.01 ? "< 0.01 %" : "\(DecimalText.text(percent, decimals: 2)) %"
        }
    }

    /// A part of a picture, and the number of pixels in it that differ.
    package struct Window: Hashable, Sendable, Codable {
        package var frame: PixelRect
        package var count: Int

        package init(frame: PixelRect, count: Int) {
            (self.frame, self.count) = (frame, count)
        }
    }

    /// The elements of a picture, which a report outlines and names.
    package struct Layer: Hashable, Sendable, Codable {
        /// Pixels per point.
        package var scale: Double
        /// In paint order.
        package var elements: [Element]

        package struct Element: Hashable, Sendable, Codable {
            package var id: String?
            package var path: String
            package var kind: String
            /// In points: `[x, y, width, height]`, as in the output of `quoin inspect`.
            package var frame: [Double]

            package init(id: String? = nil, kind: String, path: String, frame: Rect) {
                (self.id, self.kind, self.path, self.frame) = (id, kind, path, frame.numbers)
            }
        }

        package init(scale: Double, elements: [Element]) {
            (self.scale, self.elements) = (scale, elements)
        }

        package init(_ record: PictureRecord) {
            self.init(
                scale: record.canvas.scale,
                elements: record.elements.map { Element(id: $0.id, kind: $0.kind, path: $0.path, frame: $0.frame) })
        }
    }
}
