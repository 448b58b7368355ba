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
