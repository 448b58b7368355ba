import Quoin

/// The pixels that differ between two pictures, by places in points.
struct VisiblePixels {
    private let difference: Bitmap.Difference?
    private let scale: Double
    /// The pixels outside of all places that were explained.
    private(set) var unexplained: PixelMap?

    /// - Parameters:
    ///   - difference: the pixels that differ. Without it every place counts as changed.
    ///   - scales: the pixels per point of both pictures. If they differ, places cannot be mapped to pixels.
    init(_ difference: Bitmap.Difference?, scales: (old: Double, new: Double)) {
        self.difference = scales.old == scales.new ? difference : nil
        scale = scales.new
        unexplained = self.difference?.map
    }

    /// The number of pixels that differ in some places; `nil` if places cannot be mapped to pixels.
    func count(in places: [Rect]) -> Int? {
        guard let difference else { return nil }
        if places.count == 1 { return difference.map.count(in: PixelRect(around: places[0], scale: scale)) }
        var map = difference.map
        for place in places { map.remove(PixelRect(around: place, scale: scale)) }
        return difference.map.count - map.count
    }

    /// Whether a pixel differs in some places, outside of what covers them.
    func isChanged(in places: [Rect], under covers: [Rect]) -> Bool {
        guard let difference else { return true }
        var map = difference.map
        for cover in covers { map.remove(PixelRect(within: cover, scale: scale)) }
        return places.contains { place in
            let rect = PixelRect(around: place, scale: scale)
            return map.count(in: rect) > 0 || reachesBeyondCommonPart(rect, of: difference)
        }
    }

    private func reachesBeyondCommonPart(_ rect: PixelRect, of difference: Bitmap.Difference) -> Bool {
        !difference.hasSameSize && (rect.maxX > difference.map.width || rect.maxY > difference.map.height)
    }

    /// Marks the pixels of some places as explained.
    mutating func markExplained(_ places: [Rect]) {
        for place in places { unexplained?.remove(PixelRect(around: place, scale: scale)) }
    }
}
