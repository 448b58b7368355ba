import QuoinScene

/// The colors between a gradient's stops.
struct ColorRamp {
    private let stops: [(offset: Double, color: SIMD4<Double>)]
    private let interpolation: GradientInterpolation
    /// The offsets between which colors change.
    let range: ClosedRange<Double>

    init(_ gradient: GradientShading) {
        let interpolation = gradient.interpolation
        self.interpolation = interpolation
        stops = gradient.stops.map { ($0.offset, ColorRamp.components(of: $0.color, interpolation)) }
        let (first, last) = (stops.first?.offset ?? 0, stops.last?.offset ?? 1)
        // At least the whole line, so that a gradient of one sudden change has a length.
        range = gradient.spread == .repeat ? first...last : min(first, 0)...max(last, 1)
    }

    /// Red, green and blue, or the color in OKLab; multiplied by the alpha, which comes last.
    private static func components(
        of color: RGBA, _ interpolation: GradientInterpolation
    ) -> SIMD4<Double> {
        switch interpolation {
        case .sRGB: return SIMD4(SIMD3(color.red, color.green, color.blue) * color.alpha, color.alpha)
        case .okLab:
            let lab = OKLab(color)
            return SIMD4(SIMD3(lab.lightness, lab.a, lab.b) * color.alpha, color.alpha)
        }
    }

    /// The colors at offsets, which never fall, in a form.
    @inline(__always)
    func colors<Form>(at offsets: some Sequence<Double>, _ form: (PremultipliedColor) -> Form) -> [Form] {
        var next = 0
        return offsets.map { offset in
            while next < stops.count, stops[next].offset <= offset { next += 1 }
            return form(color(from: mixed(before: next, at: offset)))
        }
    }

    /// The components at an offset between the stop before the given one and that one.
    @inline(__always)
    private func mixed(before next: Int, at offset: Double) -> SIMD4<Double> {
        if next == 0 { return stops[0].color }
        if next == stops.count { return stops[next - 1].color }
        let (from, to) = (stops[next - 1], stops[next])
        return from.color + (to.color - from.color) * ((offset - from.offset) / (to.offset - from.offset))
    }

    @inline(__always)
    private func color(from components: SIMD4<Double>) -> PremultipliedColor {
        switch interpolation {
        case .sRGB: return PremultipliedColor(components)
        case .okLab:
            let alpha = components.w
            guard alpha > 0 else { return PremultipliedColor(.zero) }
            let lab = OKLab(lightness: components.x / alpha, a: components.y / alpha, b: components.z / alpha)
            return PremultipliedColor(RGBA(lab, alpha: alpha))
        }
    }
}
