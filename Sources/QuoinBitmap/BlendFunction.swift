import QuoinScene

/// The function of a blend mode that needs fractions of levels: color dodge, color burn and soft light, which treat each
/// channel alone (Compositing and Blending 1, §10.1), and hue, saturation, color and luminosity, which mix the channels
/// (Compositing and Blending 1, §10.2).
///
/// Cairo has them, too. But compilers for some processors join its multiplications and additions, which are then rounded
/// once and not twice. Here each operation is rounded, in Cairo's order, so that all processors draw the same pixels.
package struct BlendFunction {
    private let mix: (Layer, Layer) -> SIMD3<Float>

    /// A color, multiplied by its alpha.
    struct Layer {
        var color: SIMD3<Float>
        var alpha: Float
    }

    /// `nil` for a mode that is computed with whole levels.
    package init?(_ mode: BlendMode) {
        switch mode {
        case .colorDodge: mix = Self.eachChannel(Self.colorDodge)
        case .colorBurn: mix = Self.eachChannel(Self.colorBurn)
        case .softLight: mix = Self.eachChannel(Self.softLight)
        case .hue: mix = Self.hue
        case .saturation: mix = Self.saturation
        case .color: mix = Self.color
        case .luminosity: mix = Self.luminosity
        default: return nil
        }
    }

    /// A premultiplied pixel, `0xAARRGGBB`, in front of another.
    ///
    /// - Parameter coverage: how much of the pixel is painted, from 0 to 1.
    package func pixel(_ source: UInt32, coverage: Float, on backdrop: UInt32) -> UInt32 {
        var front = Layer(source)
        front.color *= coverage
        front.alpha *= coverage
        let back = Layer(backdrop)
        let unmixed = (1 - front.alpha) * back.color + (1 - back.alpha) * front.color
        let alpha = front.alpha + back.alpha - front.alpha * back.alpha
        return Self.pixel(SIMD4(unmixed + mix(front, back), alpha))
    }

    /// Divides the range from 0 to 1 into 256 equal parts, one for each level.
    private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
        let levels = components.clamped(lowerBound: .zero, upperBound: .one) * 256
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(levels, rounding: .towardZero))
        let level = bytes &- bytes &>> 8
        return level.w << 24 | level.x << 16 | level.y << 8 | level.z
    }
}

extension BlendFunction.Layer {
    fileprivate init(_ pixel: UInt32) {
        color = SIMD3(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF)) * (1 / 255)
        alpha = Float(pixel >> 24) * (1 / 255)
    }
}
