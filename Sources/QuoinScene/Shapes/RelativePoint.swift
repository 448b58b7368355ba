import QuoinLayout
import QuoinValues

/// A position in a rectangle: on each axis points from the near edge, or a fraction of the extent.
public struct RelativePoint: Hashable, Sendable {
    /// Points from the left edge, or a fraction of the width; may lie outside.
    public var x: LayoutDimension
    /// Points from the top edge, or a fraction of the height; may lie outside.
    public var y: LayoutDimension

    public init(_ x: LayoutDimension, _ y: LayoutDimension) {
        (self.x, self.y) = (x, y)
    }

    public static let center = RelativePoint(.fraction(0.5), .fraction(0.5))

    /// The point in a rectangle; `auto` is the middle.
    package func resolved(in rect: Rect) -> Point {
        Point(
            rect.minX + x.resolved(in: rect.size.width, auto: rect.size.width / 2),
            rect.minY + y.resolved(in: rect.size.height, auto: rect.size.height / 2))
    }
}

extension ValueForm where Value == RelativePoint {
    /// `[x, y]`, each in points or as a percentage of the extent, or the name of a position.
    static var relativePoint: ValueForm {
        let coordinate = ValueShape.anyPart + .number(-1e6...1e6, .points)
        return ValueForm(
            .list(coordinate, count: 2...2) + .words(RelativePoint.names.map(\.name)), read: { $0.relativePoint() },
            write: { point in
                if let name = RelativePoint.names.first(where: { $0.value == point })?.name { return .text(name) }
                return .list([point.x.propertyValue, point.y.propertyValue])
            }
        ).named("point")
    }
}

extension RelativePoint {
    /// The corners, the middles of the sides, and the center.
    fileprivate static let names: [(name: String, value: RelativePoint)] = {
        let columns: [(name: String, at: LayoutDimension)] = [
            ("Left", .fraction(0)), ("", .fraction(0.5)), ("Right", .fraction(1)),
        ]
        let rows: [(name: String, at: LayoutDimension)] = [("top", .fraction(0)), ("bottom", .fraction(1))]
        let middle = [("left", columns[0].at), ("center", columns[1].at), ("right", columns[2].at)]
        return rows.flatMap { row in columns.map { (row.name + $0.name, RelativePoint($0.at, row.at)) } }
            + middle.map { ($0.0, RelativePoint($0.1, .fraction(0.5))) }
    }()
}

extension DocumentValue {
    fileprivate func relativePoint() -> RelativePoint? {
        guard let items = node.items else { return choice(RelativePoint.names) }
        guard items.count == 2 else { return mismatch("[x, y], each in points or as a percentage") }
        let coordinates = (list() ?? []).compactMap { $0.coordinate() }
        return coordinates.count == 2 ? RelativePoint(coordinates[0], coordinates[1]) : nil
    }

    /// Points from the near edge, or a fraction with points added to it; both may lie outside.
    private func coordinate() -> LayoutDimension? {
        let expected = "points or a percentage such as \"50%\""
        return looksRelative ? part(-1e4...1e4, expected) : number(-1e6...1e6, expected).map { .points($0) }
    }
}
