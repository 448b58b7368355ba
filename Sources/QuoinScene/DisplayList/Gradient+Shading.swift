import QuoinLayout

extension Gradient {
    /// The gradient over an area, in points relative to the canvas.
    func shading(of area: Rect, appearance: Appearance) -> Shading {
        guard let last = stops.last else { return .solid(.transparent) }
        let geometry = geometry(in: area)
        let placed = placedStops(along: geometry.length, appearance: appearance)
        guard placed.count > 1, geometry.length > 0,
            spread == .pad || placed[0].offset < placed[placed.count - 1].offset
        else { return .solid(last.color.resolved(for: appearance)) }
        return .gradient(
            GradientShading(
                geometry: geometry, stops: placed, spread: spread, interpolation: interpolation,
                isDithered: isDithered))
    }

    private func geometry(in area: Rect) -> GradientShading.Geometry {
        switch shape {
        case .linear(let direction):
            let line = direction.line(in: area)
            return .linear(start: line.start, end: line.end)
        case .radial(let extent, let center):
            let center = center.resolved(in: area)
            return .radial(center: center, radii: extent.radii(around: center, in: area))
        case .conic(let angle, let center):
            return .conic(center: center.resolved(in: area), angle: angle)
        }
    }

    /// The stops with an offset each: the first and last at the ends if they have no place, no stop before the one in
    /// front of it, and those between at equal distances (CSS Images 3, §3.4.3).
    private func placedStops(along length: Double, appearance: Appearance) -> [GradientShading.Stop] {
        var offsets = stops.map { $0.position.offset(along: length) }
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

extension GradientShading.Geometry {
    /// How long the gradient is, in points, where stops may stand at points: on a radial one along the horizontal axis;
    /// 0 where it is nowhere.
    fileprivate var length: Double {
        switch self {
        case .linear(let start, let end):
            let reach = end - start
            return (reach.x * reach.x + reach.y * reach.y).squareRoot()
        case .radial(_, let radii): return radii.height > 0 ? radii.width : 0
        case .conic: return 1
        }
    }
}

extension Dimension {
    /// The place along a gradient that is so many points long, as a fraction of it.
    fileprivate func offset(along length: Double) -> Double? {
        let offset: Double? =
            switch self {
            case .auto: nil
            case .fraction(let value): value
            case .points(let value): length > 0 ? value / length : 0
            }
        return offset.flatMap { $0.isFinite ? $0 : nil }
    }
}
