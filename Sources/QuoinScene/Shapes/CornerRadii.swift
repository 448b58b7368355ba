import QuoinDeclarations
import QuoinLayout

/// How far each corner of a rectangle is rounded, in points, 0 or more.
public struct CornerRadii: Hashable, Sendable {
    /// In points, 0 for a square corner; so are the other radii.
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    /// A radius for each corner, in points.
    public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
        (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    }

    /// The same radius at every corner, in points.
    public init(_ all: Double) {
        self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
    }

    /// Four square corners.
    public static let zero = CornerRadii()

    subscript(corner: Corner) -> Double {
        switch corner {
        case .topLeft: topLeft
        case .topRight: topRight
        case .bottomRight: bottomRight
        case .bottomLeft: bottomLeft
        }
    }

    /// The radii as they fit a rectangle: if two of them are longer than their common side, all shrink by one factor
    /// (CSS Backgrounds 3, §4.5).
    package func fitting(_ size: Size) -> CornerRadii {
        func scale(_ extent: Double, _ a: Double, _ b: Double) -> Double { a + b > extent ? extent / (a + b) : 1 }
        let factor = min(
            min(scale(size.width, topLeft, topRight), scale(size.width, bottomLeft, bottomRight)),
            min(scale(size.height, topLeft, bottomLeft), scale(size.height, topRight, bottomRight)))
        return map { $0 * factor }
    }

    /// The radii of the parallel outline at a distance inside, in points, or outside if negative. A square corner stays
    /// square.
    package func inset(by distance: Double) -> CornerRadii {
        map { $0 > 0 ? max(0, $0 - distance) : 0 }
    }

    private func map(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft))
    }
}

// MARK: - Form

extension ValueForm where Value == CornerRadii {
    /// A radius for all corners, `[topLeft, topRight, bottomRight, bottomLeft]`, or a mapping of corners.
    static var cornerRadii: ValueForm {
        let radius = ValueShape.number(0...1e9, .points)
        let corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"].map {
            KeyShape($0, radius, "The radius of this corner, in points.", defaultValue: 0.0)
        }
        return ValueForm(
            radius + .list(radius, count: 4...4) + .mapping { MappingShape(corners) }, read: { $0.cornerRadii() },
            write: { radii in
                let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                return Set(all).count == 1 ? .number(all[0]) : .list(all.map { .number($0) })
            }
        ).named("cornerRadii")
    }
}

extension DocumentValue {
    fileprivate func cornerRadii() -> CornerRadii? {
        if isMapping { return mapping().map { radii(of: $0) } }
        guard isList else { return number(0...1e9).map { CornerRadii($0) } }
        let expected = "radii in points: a number, [topLeft, topRight, bottomRight, bottomLeft] or a mapping of corners"
        guard let radii = numbers(count: 4, expected) else { return nil }
        guard radii.allSatisfy({ $0 >= 0 }) else { return mismatch(expected) }
        return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }

    private func radii(of mapping: DocumentMapping) -> CornerRadii {
        defer { mapping.finish() }
        return CornerRadii(
            topLeft: mapping["topLeft"]?.number(0...1e9) ?? 0, topRight: mapping["topRight"]?.number(0...1e9) ?? 0,
            bottomRight: mapping["bottomRight"]?.number(0...1e9) ?? 0,
            bottomLeft: mapping["bottomLeft"]?.number(0...1e9) ?? 0)
    }
}
