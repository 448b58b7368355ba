import QuoinLayout

/// The pixels in which two pictures differ, as seen from the places of elements.
struct VisiblePixels {
    private let difference: PixelDifference?
    private let scale: Double
    /// The pixels that no place has accounted for yet.
    private(set) var rest: PixelMap?

    /// - Parameters:
    ///   - difference: where the pixels differ; everything counts as seen without it.
    ///   - scales: the pixels per point of both pictures. Places are nowhere to be found where they differ.
    init(_ difference: PixelDifference?, scales: (old: Double, new: Double)) {
        self.difference = scales.old == scales.new ? difference : nil
        scale = scales.new
        rest = self.difference?.map
    }

    /// How many pixels differ in some places, in points; nothing where that cannot be told.
    func count(in places: [Rect]) -> Int? {
        guard let difference else { return nil }
        if places.count == 1 { return difference.map.count(in: PixelRect(around: places[0], scale: scale)) }
        var map = difference.map
        for place in places { map.remove(PixelRect(around: place, scale: scale)) }
        return difference.map.count - map.count
    }

    /// Whether something in some places, in points, looks different, apart from what covers it.
    func isSeen(in places: [Rect], under covers: [Rect]) -> Bool {
        guard let difference else { return true }
        var map = difference.map
        for cover in covers { map.remove(PixelRect(within: cover, scale: scale)) }
        return places.contains { place in
            let rect = PixelRect(around: place, scale: scale)
            return map.count(in: rect) > 0 || reachesBeyondCommonPart(rect, of: difference)
        }
    }

    private func reachesBeyondCommonPart(_ rect: PixelRect, of difference: PixelDifference) -> Bool {
        !difference.hasSameSize && (rect.maxX > difference.map.width || rect.maxY > difference.map.height)
    }

    /// Takes some places for accounted for.
    mutating func explain(_ places: [Rect]) {
        for place in places { rest?.remove(PixelRect(around: place, scale: scale)) }
    }
}
