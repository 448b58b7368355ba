import QuoinScene

/// The blend modes that mix the channels of a color: hue, saturation, color and luminosity (Compositing and Blending 1,
/// §10.2).
///
/// Cairo has them, too. But compilers for some processors join its multiplications and additions, which are then rounded
/// once and not twice. Here each operation is rounded, in Cairo's order, so that all processors draw the same pixels.
package struct HueBlending {
    private let mode: Mode

    private enum Mode {
        case hue, saturation, color, luminosity
    }

    /// `nil` for a mode that treats each channel alone.
    package init?(_ mode: BlendMode) {
        switch mode {
        case .hue: self.mode = .hue
        case .saturation: self.mode = .saturation
        case .color: self.mode = .color
        case .luminosity: self.mode = .luminosity
        default: return nil
        }
    }

    /// A premultiplied pixel, `0xAARRGGBB`, in front of another.
    ///
    /// - Parameter coverage: how much of the pixel is painted, from 0 to 1.
    package func pixel(_ source: UInt32, coverage: Float, on backdrop: UInt32) -> UInt32 {
        let (color, alpha) = (Self.color(of: source) * coverage, Self.alpha(of: source) * coverage)
        let (below, alphaBelow) = (Self.color(of: backdrop), Self.alpha(of: backdrop))
        let mixed = mixed(color, alpha, on: below, alphaBelow)
        let result = (1 - alpha) * below + (1 - alphaBelow) * color + mixed
        let bytes = SIMD4(result, alpha + alphaBelow - alpha * alphaBelow)
        return Self.pixel(bytes)
    }

    private func mixed(
        _ color: SIMD3<Float>, _ alpha: Float, on below: SIMD3<Float>, _ alphaBelow: Float
    ) -> SIMD3<Float> {
        let both = alpha * alphaBelow
        var mixed: SIMD3<Float>
        switch mode {
        case .hue:
            mixed = color * alphaBelow
            mixed.setSaturation(below.saturation * alpha)
            mixed.setLuminosity(below.luminosity * alpha, within: both)
        case .saturation:
            mixed = below * alpha
            mixed.setSaturation(color.saturation * alphaBelow)
            mixed.setLuminosity(below.luminosity * alpha, within: both)
        case .color:
            mixed = color * alphaBelow
            mixed.setLuminosity(below.luminosity * alpha, within: both)
        case .luminosity:
            mixed = below * alpha
            mixed.setLuminosity(color.luminosity * alphaBelow, within: both)
        }
        return mixed
    }

    private static func color(of pixel: UInt32) -> SIMD3<Float> {
        SIMD3(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF)) * (1 / 255)
    }

    private static func alpha(of pixel: UInt32) -> Float { Float(pixel >> 24) * (1 / 255) }

    /// Divides the range from 0 to 1 into 256 equal parts, one for each level.
    private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
        let levels = components.clamped(lowerBound: .zero, upperBound: .one) * 256
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(levels, rounding: .towardZero))
        let level = bytes &- bytes &>> 8
        return level.w << 24 | level.x << 16 | level.y << 8 | level.z
    }
}

extension SIMD3<Float> {
    fileprivate var luminosity: Float { x * 0.3 + y * 0.59 + z * 0.11 }

    fileprivate var saturation: Float { max() - min() }

    /// Moves the color along the grays to a luminosity, and then towards its gray as far as it exceeds the range from 0 to
    /// `alpha`.
    fileprivate mutating func setLuminosity(_ luminosity: Float, within alpha: Float) {
        self += luminosity - self.luminosity
        let (gray, least, most) = (self.luminosity, min(), max())
        if least < 0 {
            let distance = gray - least
            self = distance.isNearlyZero ? .zero : gray + (self - gray) * gray / distance
        }
        if most > alpha {
            let distance = most - gray
            self =
                distance.isNearlyZero ? SIMD3(repeating: alpha) : gray + (self - gray) * (alpha - gray) / distance
        }
    }

    /// Stretches the color so that its channels range from 0 to a saturation.
    fileprivate mutating func setSaturation(_ saturation: Float) {
        let (least, middle, most) = order
        let distance = self[most] - self[least]
        if distance.isNearlyZero {
            self = .zero
        } else {
            self[middle] = (self[middle] - self[least]) * saturation / distance
            self[most] = saturation
            self[least] = 0
        }
    }

    /// The places of the channels, by their values. Which of two equal channels is the larger has an effect on rounding.
    private var order: (least: Int, middle: Int, most: Int) {
        if x > y {
            if x > z { return y > z ? (2, 1, 0) : (1, 2, 0) }
            return (1, 0, 2)
        }
        if x > z { return (2, 0, 1) }
        return y > z ? (0, 2, 1) : (0, 1, 2)
    }
}

extension Float {
    /// Whether nothing can be divided by the number.
    fileprivate var isNearlyZero: Bool { magnitude < .leastNormalMagnitude }
}
