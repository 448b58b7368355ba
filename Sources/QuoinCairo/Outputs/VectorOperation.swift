import QuoinPixels

/// An operation of a vector format.
enum VectorOperation {
    case fill(Shape, VectorShading)
    case stroke(Path, StrokeStyle, VectorShading)
    case glyphs(GlyphRun, at: Point, VectorShading)
    case glyphOutlines(GlyphRun, at: Point, StrokeStyle, VectorShading)
    case pushClip(Shape)
    case popClip
    case pushGroup(VectorGroup)
    case popGroup
    case pushTransform(TransformMatrix)
    case popTransform
    case pushLink(VectorLink)
    case popLink
}

/// A link around operations.
struct VectorLink {
    /// The address that it leads to.
    var target: String
    /// Within a group, a rectangle around what the link contains, in the page's points; `nil` if that paints nothing.
    var areaInGroup: Rect?
}

/// How a group is painted as a whole.
struct VectorGroup {
    var opacity = 1.0
    var blendMode = Paint.BlendMode.normal
    /// Draws an alpha mask; `nil` if there is none.
    var mask: [VectorOperation]?
}

enum VectorShading {
    case solid(RGBA)
    case gradient(VectorGradient)
    case image(VectorImage)
}

/// A whole image, smooth, in its own colors.
struct VectorImage {
    var source: ImageResource.Source
    /// Where the image is, in points.
    var tile: Rect
    /// For an image of shapes, its size in pixels where it becomes pixels.
    var drawnSize: PixelSize?
    /// Whether the image repeats from there in all directions.
    var isTiled = false
}

/// A gradient whose stops lie between 0 and 1, and whose colors are mixed in sRGB with straight alpha.
struct VectorGradient {
    let geometry: Geometry
    /// In ascending order of their offsets.
    let stops: [GradientShading.Stop]
    let isRepeating: Bool

    enum Geometry {
        case linear(from: Point, to: Point)
        /// In rings from a center; the last stop is at `extent` times the radii.
        case radial(center: Point, radii: Size, extent: Double)
    }

    /// The number of steps between two stops whose colors are not mixed evenly in sRGB: without and with hues.
    private static let steps = (plain: 16, hues: 64)

    /// `nil` for a conic gradient, and for rings whose first color is not at the center.
    init?(_ gradient: GradientShading) {
        let ramp = ColorRamp(gradient)
        let range = ramp.range
        switch gradient.geometry {
        case .linear(let start, let end):
            geometry = .linear(
                from: start.toward(end, range.lowerBound), to: start.toward(end, range.upperBound))
        case .radial(let center, let radii):
            guard range.lowerBound == 0 else { return nil }
            geometry = .radial(center: center, radii: radii, extent: range.upperBound)
        case .conic: return nil
        }
        stops = VectorGradient.stops(of: gradient, ramp)
        isRepeating = gradient.spread == .repeat
    }

    private static func stops(of gradient: GradientShading, _ ramp: ColorRamp) -> [GradientShading.Stop] {
        var result: [GradientShading.Stop] = []
        for (from, to) in zip(gradient.stops, gradient.stops.dropFirst()) where to.offset > from.offset {
            let isPlain =
                gradient.interpolation == .sRGB && from.color.alpha == to.color.alpha && from.hint == nil
            let hasHues = gradient.interpolation == .okLCH || gradient.interpolation == .lch
            let count = isPlain ? 1 : hasHues ? steps.hues : steps.plain
            for step in 0...count {
                let fraction = Double(step) / Double(count)
                // At the very ends the color may be that of the next pair of stops.
                let inner = min(max(fraction, 1e-6), 1 - 1e-6)
                let distance = to.offset - from.offset
                let color = ramp.color(at: from.offset + distance * inner).straight
                result.append(GradientShading.Stop(offset: from.offset + distance * fraction, color: color))
            }
        }
        // What is before the first stop and after the last has their colors, also where others are at the same place.
        if let first = gradient.stops.first, first.offset == gradient.stops.dropFirst().first?.offset {
            result.insert(first, at: 0)
        }
        if let last = gradient.stops.last, last.offset == gradient.stops.dropLast().last?.offset { result.append(last) }
        let range = ramp.range
        return (result.isEmpty ? gradient.stops : result).map { stop in
            GradientShading.Stop(
                offset: (stop.offset - range.lowerBound) / (range.upperBound - range.lowerBound), color: stop.color)
        }
    }
}

extension PremultipliedColor {
    /// The color with straight alpha, in steps of 1/255 and an alpha in steps of 1/1,000.
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
    /// The point at a fraction of the way to another one; beyond the way for fractions below 0 or above 1.
    fileprivate func toward(_ other: Point, _ fraction: Double) -> Point {
        Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
    }
}
