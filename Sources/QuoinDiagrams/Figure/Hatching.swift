import QuoinLayout
import QuoinScene

/// The lines of a hatched area. They stand on one grid for the whole figure, so that areas side by side look like one.
struct Hatching {
    private(set) var path = Path()
    private(set) var style = StrokeStyle(width: 0.75)

    /// Between lines along an axis, in points.
    private static let distance = 5.0

    init(_ pattern: Band.Pattern, in area: Rect) {
        switch pattern {
        case .plain: break
        case .rising: addDiagonals(area, isRising: true)
        case .falling: addDiagonals(area, isRising: false)
        case .crossed:
            addDiagonals(area, isRising: true)
            addDiagonals(area, isRising: false)
        case .dots: addDots(area)
        }
    }

    /// Lines from the top of the area to its bottom, at 45°; what sticks out is clipped where it is drawn.
    private mutating func addDiagonals(_ area: Rect, isRising: Bool) {
        let slope = isRising ? -1.0 : 1
        // Where a line meets the level y = 0; lines differ by whole distances there.
        let starts = [area.minX - slope * area.minY, area.maxX - slope * area.maxY].sorted()
        let reach = [area.minX - slope * area.maxY, area.maxX - slope * area.minY].sorted()
        var place = (min(starts[0], reach[0]) / Self.distance).rounded(.down) * Self.distance
        while place <= max(starts[1], reach[1]) {
            path.move(to: Point(place + slope * area.minY, area.minY))
            path.line(to: Point(place + slope * area.maxY, area.maxY))
            place += Self.distance
        }
    }

    private mutating func addDots(_ area: Rect) {
        style = StrokeStyle(width: 1.5, cap: .round, dash: [0, Self.distance])
        var row = (area.minY / Self.distance).rounded(.up) * Self.distance
        while row < area.maxY {
            let start = (area.minX / Self.distance).rounded(.up) * Self.distance
            path.move(to: Point(start, row))
            path.line(to: Point(area.maxX, row))
            row += Self.distance
        }
    }
}
