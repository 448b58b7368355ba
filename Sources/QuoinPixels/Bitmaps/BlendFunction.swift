import QuoinScene

/// The function of a blend mode that needs fractions of levels: color dodge, color burn and soft light, which treat each
/// channel alone (Compositing and Blending 1, §10.1), and hue, saturation, color and luminosity, which mix the channels
/// (Compositing and Blending 1, §10.2); and of plus darker, which Cairo lacks.
///
/// Cairo has the others, too. But compilers for some processors join its multiplications and additions, which are then rounded
/// once and not twice. Here each operation is rounded, in Cairo's order, so that all processors draw the same pixels.
package struct BlendFunction {
    /// Color, multiplied by its alpha, and alpha.
    private let composite: (Layer, Layer) -> SIMD4<Float>

    /// A color, multiplied by its alpha.
    struct Layer {
        var color: SIMD3<Float>
        var alpha: Float
    }

    /// `nil` for a mode that is computed with whole levels.
    package init?(_ mode: Paint.BlendMode) {
        switch mode {
        case .colorDodge: composite = Self.over(Self.eachChannel(Self.colorDodge))
        case .colorBurn: composite = Self.over(Self.eachChannel(Self.colorBurn))
        case .softLight: composite = Self.over(Self.eachChannel(Self.softLight))
        case .hue: composite = Self.over(Self.hue)
        case .saturation: composite = Self.over(Self.saturation)
        case .color: composite = Self.over(Self.color)
        case .luminosity: composite = Self.over(Self.luminosity)
        case .plusDarker: composite = Self.plusDarker
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
        return Self.pixel(composite(front, Layer(backdrop)))
    }

    /// Mixes colors where both layers are, and keeps them where one is.
    private static func over(_ mix: @escaping (Layer, Layer) -> SIMD3<Float>) -> (Layer, Layer) -> SIMD4<Float> {
        { front, back in
            let unmixed = (1 - front.alpha) * back.color + (1 - back.alpha) * front.color
            let alpha = front.alpha + back.alpha - front.alpha * back.alpha
            return SIMD4(unmixed + mix(front, back), alpha)
        }
    }

    /// The sum of both alphas, and of what both colors lack to white.
    private static func plusDarker(_ front: Layer, _ back: Layer) -> SIMD4<Float> {
        let alpha = min(front.alpha + back.alpha, 1)
        let missing = (front.alpha - front.color) + (back.alpha - back.color)
        return SIMD4((alpha - missing).clamped(lowerBound: .zero, upperBound: .one), alpha)
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

/// The functions that treat each channel alone.
extension BlendFunction {
    /// A channel of a layer with the layer's alpha.
    struct Channel {
        var level: Float
        var alpha: Float
    }

    static func eachChannel(_ mix: @escaping (Channel, Channel) -> Float) -> (Layer, Layer) -> SIMD3<Float> {
        { front, back in
            var mixed = SIMD3<Float>.zero
            for index in mixed.indices {
                mixed[index] = mix(
                    Channel(level: front.color[index], alpha: front.alpha),
                    Channel(level: back.color[index], alpha: back.alpha))
            }
            return mixed
        }
    }

    static func colorDodge(_ front: Channel, _ back: Channel) -> Float {
        let (most, rest) = (front.alpha * back.alpha, front.alpha - front.level)
        if back.level.isNearlyZero { return 0 }
        if back.level * front.alpha >= most - front.level * back.alpha || rest.isNearlyZero { return most }
        return front.alpha * front.alpha * back.level / rest
    }

    static func colorBurn(_ front: Channel, _ back: Channel) -> Float {
        let rest = back.alpha - back.level
        if back.level >= back.alpha { return front.alpha * back.alpha }
        if front.alpha * rest >= front.level * back.alpha || front.level.isNearlyZero { return 0 }
        return front.alpha * (back.alpha - front.alpha * rest / front.level)
    }

    static func softLight(_ front: Channel, _ back: Channel) -> Float {
        let plain = back.level * front.alpha
        if back.alpha.isNearlyZero { return plain }
        let light = 2 * front.level - front.alpha
        if light <= 0 {
            return plain - back.level * (back.alpha - back.level) * (front.alpha - 2 * front.level) / back.alpha
        }
        if 4 * back.level <= back.alpha {
            let curve = (16 * back.level / back.alpha - 12) * back.level / back.alpha + 3
            return plain + light * back.level * curve
        }
        return plain + ((back.level * back.alpha).squareRoot() - back.level) * light
    }
}

extension Float {
    /// Whether nothing can be divided by the number.
    var isNearlyZero: Bool { magnitude < .leastNormalMagnitude }
}

/// The functions that mix the channels of a color.
extension BlendFunction {
    static func hue(_ front: Layer, _ back: Layer) -> SIMD3<Float> {
        var mixed = front.color * back.alpha
        mixed.setSaturation(back.color.saturation * front.alpha)
        mixed.setLuminosity(back.color.luminosity * front.alpha, within: front.alpha * back.alpha)
        return mixed
    }

    static func saturation(_ front: Layer, _ back: Layer) -> SIMD3<Float> {
        var mixed = back.color * front.alpha
        mixed.setSaturation(front.color.saturation * back.alpha)
        mixed.setLuminosity(back.color.luminosity * front.alpha, within: front.alpha * back.alpha)
        return mixed
    }

    static func color(_ front: Layer, _ back: Layer) -> SIMD3<Float> {
        var mixed = front.color * back.alpha
        mixed.setLuminosity(back.color.luminosity * front.alpha, within: front.alpha * back.alpha)
        return mixed
    }

    static func luminosity(_ front: Layer, _ back: Layer) -> SIMD3<Float> {
        var mixed = back.color * front.alpha
        mixed.setLuminosity(front.color.luminosity * back.alpha, within: front.alpha * back.alpha)
        return mixed
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
