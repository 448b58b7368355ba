import QuoinLayout

/// A fill as a backend paints it: every color and every place final.
public enum Shading: Hashable, Sendable {
    case solid(RGBA)
    case gradient(GradientShading)
}

/// A gradient with its places in points relative to the canvas.
public struct GradientShading: Hashable, Sendable {
    public var geometry: Geometry
    /// At least one, their offsets never falling.
    public var stops: [Stop]

    public init(geometry: Geometry, stops: [Stop]) {
        self.geometry = geometry
        self.stops = stops
    }

    public enum Geometry: Hashable, Sendable {
        /// From offset 0 at the start to offset 1 at the end.
        case linear(start: Point, end: Point)
    }

    public struct Stop: Hashable, Sendable {
        /// 0 at the start of the gradient, 1 at its end.
        public var offset: Double
        public var color: RGBA

        public init(offset: Double, color: RGBA) {
            self.offset = offset
            self.color = color
        }
    }
}

extension Fill {
    /// The fill of an area, in points relative to the canvas.
    public func shading(of area: Rect, appearance: Appearance) -> Shading {
        switch self {
        case .solid(let color): .solid(color.resolved(for: appearance))
        case .gradient(let gradient): gradient.shading(of: area, appearance: appearance)
        }
    }
}

extension Gradient {
    func shading(of area: Rect, appearance: Appearance) -> Shading {
        guard let first = stops.first else { return .solid(.transparent) }
        guard stops.count > 1 else { return .solid(first.color.resolved(for: appearance)) }
        switch shape {
        case .linear(let direction):
            let line = direction.line(in: area)
            let reach = line.end - line.start
            let length = (reach.x * reach.x + reach.y * reach.y).squareRoot()
            return .gradient(
                GradientShading(
                    geometry: .linear(start: line.start, end: line.end),
                    stops: placedStops(along: length, appearance: appearance)))
        }
    }

    /// The stops with an offset each: the first and last at the ends if they have no place, no stop before the one in
    /// front of it, and those between at equal distances (CSS Images 3, §3.4.3).
    private func placedStops(along length: Double, appearance: Appearance) -> [GradientShading.Stop] {
        var offsets = stops.map { $0.position.resolved(in: 1, unit: length) }
        offsets[0] = offsets[0] ?? 0
        offsets[offsets.count - 1] = offsets[offsets.count - 1] ?? 1
        var latest = 0
        for index in offsets.indices {
            guard let offset = offsets[index], let before = offsets[latest] else { continue }
            let placed = max(offset, before)
            for between in latest + 1..<max(index, latest + 1) {
                let part = Double(between - latest) / Double(index - latest)
                offsets[between] = before + (placed - before) * part
            }
            offsets[index] = placed
            latest = index
        }
        return zip(stops, offsets).map { stop, offset in
            GradientShading.Stop(offset: offset ?? 0, color: stop.color.resolved(for: appearance))
        }
    }
}

extension Dimension {
    /// The place along a gradient of which one unit is so many points long.
    fileprivate func resolved(in whole: Double, unit length: Double) -> Double? {
        switch self {
        case .auto: nil
        case .fraction(let value): value * whole
        case .points(let value): length > 0 ? value / length : 0
        }
    }
}
