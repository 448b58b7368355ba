import QuoinScene

/// The part of an element's frame that its mask, or the shape to which it clips, shows with a hard edge.
struct VisiblePart {
    private enum Form {
        case path(Path, Path.FillRule)
        case gradient(GradientShading, Paint.Mask.Mode)
    }

    private let frame: Rect
    private let form: Form
    private let letterSize: Double

    /// - Returns: `nil` if it has no hard edge within the size of a letter, as a fade has none, or if it is an image or a
    ///   rectangle.
    init?(of paint: Paint, in frame: Rect, _ appearance: Appearance, letterSize: Double) {
        (self.frame, self.letterSize) = (frame, letterSize)
        switch paint.mask?.source ?? .shape(paint.shape) {
        case .shape(let shape):
            guard case .path(let path, let rule) = shape.shape(in: frame, radii: .zero, curve: .circular)
            else {
                return nil
            }
            form = .path(path.straightened, rule)
        case .gradient(let gradient):
            guard case .gradient(let shading) = Fill.gradient(gradient).shading(of: frame, appearance: appearance),
                shading.spread == .pad, let length = shading.geometry.extent
            else { return nil }
            let mode = paint.mask?.mode ?? .alpha
            let isHard = zip(shading.stops, shading.stops.dropFirst()).contains { stop, next in
                abs(mode.share(stop.color) - mode.share(next.color)) > 0.8
                    && (next.offset - stop.offset) * length < letterSize
            }
            guard isHard else { return nil }
            form = .gradient(shading, mode)
        case .image: return nil
        }
    }

    /// Whether a fifth of a letter is not shown, of those in an area.
    func hides(lettersIn area: Rect) -> Bool {
        guard area.size.width > 0, area.size.height > 0 else { return false }
        let steps = Int(min(max(24, area.size.width / letterSize * 8), 400))
        let hidden = (0..<steps * 4).reduce(0) { count, place in
            let (column, row) = (Double(place % steps), Double(place / steps))
            let point = Point(
                area.minX + (column + 0.5) / Double(steps) * area.size.width,
                area.minY + (row + 0.5) / 4 * area.size.height)
            return shown(at: point) < 0.1 ? count + 1 : count
        }
        return Double(hidden) / Double(steps * 4) * area.size.width > letterSize / 5
    }

    /// How much is shown at a point, from 0 to 1.
    private func shown(at point: Point) -> Double {
        switch form {
        case .path(let path, let rule): return path.encloses(point, rule) ? 1 : 0
        case .gradient(let shading, let mode):
            guard frame.contains(Rect(origin: point, size: .zero)) else { return 0 }
            let offset = shading.geometry.offset(of: point)
            guard let after = shading.stops.firstIndex(where: { $0.offset > offset }) else {
                return shading.stops.last.map { mode.share($0.color) } ?? 0
            }
            let (next, last) = (shading.stops[after], shading.stops[max(after - 1, 0)])
            let part = next.offset > last.offset ? (offset - last.offset) / (next.offset - last.offset) : 1
            return mode.share(last.color) + (mode.share(next.color) - mode.share(last.color)) * min(max(part, 0), 1)
        }
    }
}

extension Paint.Mask.Mode {
    /// How much a mask shows where it has a color, from 0 to 1.
    fileprivate func share(_ color: RGBA) -> Double {
        switch self {
        case .alpha: color.alpha
        case .luminance: color.alpha * (0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
        }
    }
}

extension GradientShading.Geometry {
    /// The distance between the offsets 0 and 1, in points; `nil` for angles.
    fileprivate var extent: Double? {
        switch self {
        case .linear(let start, let end):
            let reach = end - start
            return (reach.x * reach.x + reach.y * reach.y).squareRoot()
        case .radial(_, let radii): return max(radii.width, radii.height)
        case .conic: return nil
        }
    }

    fileprivate func offset(of point: Point) -> Double {
        switch self {
        case .linear(let start, let end):
            let (reach, way) = (end - start, point - start)
            return (reach.x * way.x + reach.y * way.y) / max(reach.x * reach.x + reach.y * reach.y, 0.001)
        case .radial(let center, let radii):
            let (x, y) = ((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
            return (x * x + y * y).squareRoot()
        case .conic: return 0
        }
    }
}
