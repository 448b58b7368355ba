import Quoin
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

    /// The elements of a picture, which a report outlines and names. Only their ids, paths, kinds and frames are
    /// written.
    package struct Layer: Hashable, Sendable {
        /// Pixels per point.
        package var scale: Double
        /// In paint order.
        package var elements: [ElementRecord]

        package init(scale: Double, elements: [ElementRecord]) {
            (self.scale, self.elements) = (scale, elements)
        }

        package init(_ record: PictureRecord) {
            self.init(
                scale: record.canvas.scale,
                elements: record.elements.map {
                    ElementRecord(id: $0.id, kind: $0.kind, path: $0.path, depth: 0, frame: $0.frame)
                })
        }
    }
}

extension VerificationResults.Snapshot.Layer: Codable {
    private enum Key: String, CodingKey {
        case scale, elements, id, path, kind, frame
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        scale = try container.decode(Double.self, forKey: .scale)
        var list = try container.nestedUnkeyedContainer(forKey: .elements)
        elements = []
        while !list.isAtEnd { elements.append(try Self.element(in: list.nestedContainer(keyedBy: Key.self))) }
    }

    private static func element(in container: KeyedDecodingContainer<Key>) throws -> ElementRecord {
        let numbers = try container.decode([Double].self, forKey: .frame)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .frame, in: container, debugDescription: "a frame has 4 numbers, not \(numbers.count)")
        }
        return ElementRecord(
            id: try container.decodeIfPresent(String.self, forKey: .id),
            kind: try container.decode(String.self, forKey: .kind),
            path: try container.decode(String.self, forKey: .path), depth: 0,
            frame: Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    /// A frame is `[x, y, width, height]`, as in the output of `quoin inspect`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(scale, forKey: .scale)
        var list = container.nestedUnkeyedContainer(forKey: .elements)
        for element in elements {
            var container = list.nestedContainer(keyedBy: Key.self)
            let frame = element.frame
            try container.encodeIfPresent(element.id, forKey: .id)
            try container.encode(element.path, forKey: .path)
            try container.encode(element.kind, forKey: .kind)
            try container.encode(frame.numbers, forKey: .frame)
        }
    }
}
