import QuoinLayout

/// The possible frames of a label for an area: in it, at its edge, or apart from it.
struct AreaCandidates {
    let area: Rect
    let spots: [LabelMark.Spot]
    let size: Size

    init(_ area: Rect, _ spots: [LabelMark.Spot], _ size: Size) {
        (self.area, self.spots, self.size) = (area, spots, size)
    }

    /// - Parameter limit: the cost below which frames are needed; rings that cost more are left out.
    func all(below limit: Double) -> [LabelCandidate] {
        let places = spots.enumerated().compactMap { number, spot in
            frame(at: spot).map { LabelCandidate(frame: $0.onWholePoints, cost: Double(number) * 0.6) }
        }
        let anchors = [
            Point(area.center.x, area.minY), Point(area.center.x, area.maxY), Point(area.minX, area.center.y),
            Point(area.maxX, area.center.y),
        ]
        return places + anchors.flatMap { LabelCandidate.rings(around: $0, size, base: 8, below: limit) }
    }

    /// The frame at a spot, or `nil` if the label does not fit into the area.
    private func frame(at spot: LabelMark.Spot) -> Rect? {
        let (left, right) = (area.minX + 4, area.maxX - size.width - 4)
        let (top, bottom) = (area.minY + 4, area.maxY - size.height - 4)
        let middle = area.center.x - size.width / 2
        let height = area.center.y - size.height / 2
        switch spot {
        case .above: return Rect(origin: Point(middle, area.minY - size.height - 3), size: size)
        case .below: return Rect(origin: Point(middle, area.maxY + 3), size: size)
        case .before: return Rect(origin: Point(area.minX - size.width - 4, height), size: size)
        case .after: return Rect(origin: Point(area.maxX + 4, height), size: size)
        default: break
        }
        guard size.width <= area.size.width, size.height <= area.size.height else { return nil }
        switch spot {
        case .center: return Rect(origin: Point(middle, height), size: size)
        case .topLeft: return Rect(origin: Point(left, top), size: size)
        case .topRight: return Rect(origin: Point(right, top), size: size)
        case .bottomLeft: return Rect(origin: Point(left, bottom), size: size)
        default: return Rect(origin: Point(right, bottom), size: size)
        }
    }
}
