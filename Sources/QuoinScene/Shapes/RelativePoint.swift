import QuoinLayout

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

extension RelativePoint {
    /// `[x, y]`, each in points or as a percentage of the extent, or the name of a position.
    static let codec = Codec<RelativePoint>.oneOf([
        .all(coordinates) { point in !names.contains { $0.value == point } }, .words(names),
    ]).named("point")

    private static let coordinates = Codec<RelativePoint>.list(
        .length(-1e6...1e6, parts: -1e4...1e4, "points or a percentage such as \"50%\""), count: 2,
        "[x, y], each in points or as a percentage", to: { RelativePoint($0[0], $0[1]) }, from: { [$0.x, $0.y] })

    /// The corners, the middles of the sides, and the center.
    private static let names: [(name: String, value: RelativePoint)] = {
        let columns: [(name: String, at: LayoutDimension)] = [
            ("Left", .fraction(0)), ("", .fraction(0.5)), ("Right", .fraction(1)),
        ]
        let rows: [(name: String, at: LayoutDimension)] = [("top", .fraction(0)), ("bottom", .fraction(1))]
        let middle = [("left", columns[0].at), ("center", columns[1].at), ("right", columns[2].at)]
        return rows.flatMap { row in columns.map { (row.name + $0.name, RelativePoint($0.at, row.at)) } }
            + middle.map { ($0.0, RelativePoint($0.1, .fraction(0.5))) }
    }()
}
