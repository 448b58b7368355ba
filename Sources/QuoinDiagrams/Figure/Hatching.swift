import QuoinLayout
import QuoinScene

/// The lines of a hatched area. All areas of a figure use the same grid, so that adjacent ones look like one.
struct Hatching {
    private(set) var path = Path()
    private(set) var style = StrokeStyle(width: 0.75)

    /// The distance between lines along an axis, in points.
    private static let distance = 5.0

    init(_ pattern: Band.Pattern, in area: Rect) {
        switch pattern {
        case .plain, .border: break
        case .rising: addDiagonals(area, isRising: true)
        case .falling: addDiagonals(area, isRising: false)
        case .crossed:
            addDiagonals(area, isRising: true)
            addDiagonals(area, isRising: false)
        case .dots: addDots(area)
        }
    }

    /// Adds lines from the top of the area to its bottom, at 45°. Drawing clips what is outside.
    private mutating func addDiagonals(_ area: Rect, isRising: Bool) {
        let slope = isRising ? -1.0 : 1
        // The x coordinates at y = 0, which are multiples of the distance.
        let starts = [area.minX - slope * area.minY, area.maxX - slope * area.maxY].sorted()
        let otherStarts = [area.minX - slope * area.maxY, area.maxX - slope * area.minY].sorted()
        var place = (min(starts[0], otherStarts[0]) / Self.distance).rounded(.down) * Self.distance
        while place <= max(starts[1], otherStarts[1]) {
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
