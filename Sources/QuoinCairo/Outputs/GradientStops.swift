import QuoinLayout
import QuoinScene

extension GradientShading {
    /// So many colors stand in for a mix that formats of shapes do not know.
    private static let steps = 16

    /// The offsets at the two ends of the gradient as other formats have it, for whom they are 0 and 1.
    var plainRange: ClosedRange<Double> { ColorRamp(self).range }

    /// The stops for formats that mix colors and alpha apart, in sRGB: where that gives another mix, there are more of
    /// them. Offsets never fall and are from 0 to 1 over ``plainRange``.
    var plainStops: [Stop] {
        let ramp = ColorRamp(self)
        var result: [Stop] = []
        for (from, to) in zip(stops, stops.dropFirst()) where to.offset > from.offset {
            let isPlain = interpolation == .sRGB && from.color.alpha == to.color.alpha
            let count = isPlain ? 1 : GradientShading.steps
            for step in 0...count {
                let share = Double(step) / Double(count)
                // At the very ends of a piece there may be the color of the next one, or no color at all.
                let inner = min(max(share, 1e-6), 1 - 1e-6)
                let offset = from.offset + (to.offset - from.offset) * inner
                let color = ramp.color(at: offset).straight
                result.append(Stop(offset: from.offset + (to.offset - from.offset) * share, color: color))
            }
        }
        let range = plainRange
        return (result.isEmpty ? stops : result).map { stop in
            Stop(
                offset: (stop.offset - range.lowerBound) / (range.upperBound - range.lowerBound), color: stop.color)
        }
    }
}

extension PremultipliedColor {
    /// The color with its alpha apart, in steps of a byte and a thousandth.
    fileprivate var straight: RGBA {
        let alpha = components.w
        guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        func part(_ value: Double) -> Double { (min(value / alpha, 1) * 255).rounded() / 255 }
        return RGBA(
            red: part(components.x), green: part(components.y), blue: part(components.z),
            alpha: (alpha * 1000).rounded() / 1000)
    }
}

extension Point {
    /// The point at a fraction of the way to another one, which may be before or behind the way.
    func toward(_ other: Point, _ fraction: Double) -> Point {
        Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
    }
}
