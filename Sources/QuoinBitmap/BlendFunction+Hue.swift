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
