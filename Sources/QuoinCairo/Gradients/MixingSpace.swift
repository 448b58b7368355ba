import QuoinPixels

/// The components in which the colors of a gradient are mixed. Except for hues, they are premultiplied by alpha (CSS
/// Color 4, §12).
struct MixingSpace {
    let interpolation: Gradient.Interpolation
    private let hue: Gradient.HueDirection

    init(_ interpolation: Gradient.Interpolation, _ hue: Gradient.HueDirection) {
        (self.interpolation, self.hue) = (interpolation, hue)
    }

    /// The components and the alpha of a color; the third of a space with a hue is the hue, in degrees.
    func components(of color: RGBA) -> SIMD4<Double> {
        switch interpolation {
        case .sRGB: return premultiplied(SIMD3(color.red, color.green, color.blue), color.alpha)
        case .linearSRGB: return premultiplied(color.linearComponents, color.alpha)
        case .okLab, .okLCH:
            let lab = OKLab(color)
            return premultiplied(plain: SIMD3(lab.lightness, lab.a, lab.b), color.alpha)
        case .lab, .lch:
            let lab = CIELab(color)
            return premultiplied(plain: SIMD3(lab.lightness, lab.a, lab.b), color.alpha)
        }
    }

    private func premultiplied(_ components: SIMD3<Double>, _ alpha: Double) -> SIMD4<Double> {
        SIMD4(components * alpha, alpha)
    }

    /// Components of a Lab space, or of the space with a hue that belongs to it.
    private func premultiplied(plain lab: SIMD3<Double>, _ alpha: Double) -> SIMD4<Double> {
        guard hasHue else { return premultiplied(lab, alpha) }
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        return SIMD4(lab.x * alpha, chroma * alpha, Direction.degrees(ofX: lab.y, y: lab.z), alpha)
    }

    var hasHue: Bool { interpolation == .okLCH || interpolation == .lch }

    /// The chroma below which a color is a gray and has no meaningful hue.
    private var grayChroma: Double { interpolation == .lch ? 0.0015 : 4e-6 }

    /// The components of neighboring stops, with hues that differ in the direction of mixing. A gray has the hue of its
    /// neighbor.
    func pair(_ from: SIMD4<Double>, _ to: SIMD4<Double>) -> (from: SIMD4<Double>, to: SIMD4<Double>) {
        guard hasHue else { return (from, to) }
        var (from, to) = (from, to)
        func isGray(_ color: SIMD4<Double>) -> Bool { color.y <= grayChroma * max(color.w, .leastNormalMagnitude) }
        if isGray(from) { from.z = to.z } else if isGray(to) { to.z = from.z }
        let turn = to.z - from.z
        switch hue {
        case .shorter: to.z += turn > 180 ? -360 : turn < -180 ? 360 : 0
        case .longer:
            if turn > 0, turn < 180 { to.z -= 360 } else if turn > -180, turn <= 0 { to.z += 360 }
        case .increasing: to.z += turn < 0 ? 360 : 0
        case .decreasing: to.z -= turn > 0 ? 360 : 0
        }
        return (from, to)
    }

    @inline(__always)
    func color(from components: SIMD4<Double>) -> PremultipliedColor {
        if interpolation == .sRGB { return PremultipliedColor(components) }
        let alpha = components.w
        guard alpha > 0 else { return PremultipliedColor(.zero) }
        let plain = SIMD3(components.x, components.y, components.z) / alpha
        switch interpolation {
        case .sRGB: return PremultipliedColor(components)
        case .linearSRGB: return PremultipliedColor(RGBA(linear: plain, alpha: alpha))
        case .okLab:
            return PremultipliedColor(RGBA(OKLab(lightness: plain.x, a: plain.y, b: plain.z), alpha: alpha))
        case .lab: return PremultipliedColor(RGBA(CIELab(lightness: plain.x, a: plain.y, b: plain.z), alpha: alpha))
        case .okLCH:
            let color = OKLab(lightness: plain.x, chroma: plain.y, hue: components.z)
            return PremultipliedColor(RGBA(color, alpha: alpha))
        case .lch:
            let color = CIELab(lightness: plain.x, chroma: plain.y, hue: components.z)
            return PremultipliedColor(RGBA(color, alpha: alpha))
        }
    }
}
