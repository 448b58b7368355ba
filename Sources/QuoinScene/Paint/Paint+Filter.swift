import QuoinValues

extension Paint {
    /// A change of all colors (Filter Effects 1, §6).
    public enum Filter: Hashable, Sendable {
        /// From 0, no change, to 1, gray.
        case grayscale(Double)
        /// From 0, no change, to 1, the colors of old photographs.
        case sepia(Double)
        /// 0 is gray, 1 is no change, and larger values make colors stronger.
        case saturate(Double)
        /// A factor; 1 is no change.
        case brightness(Double)
        /// 0 is gray, 1 is no change, and larger values make the contrast stronger.
        case contrast(Double)
        /// From 0, no change, to 1, the opposite colors.
        case invert(Double)
        /// Rotates hues, in degrees.
        case hueRotate(Double)
    }
}

extension Paint.Filter {
    /// The rows of the matrix that maps red, green, blue and 1 to the changed red, green and blue. Components are from
    /// 0 to 1 and encoded as in sRGB.
    package var rows: [SIMD4<Double>] {
        switch self {
        case .grayscale(let amount): return Self.mix(1 - amount, SIMD3(0.2126, 0.7152, 0.0722))
        case .saturate(let amount): return Self.mix(amount, SIMD3(0.213, 0.715, 0.072))
        case .sepia(let amount):
            let target: [SIMD4<Double>] = [
                SIMD4(0.393, 0.769, 0.189, 0), SIMD4(0.349, 0.686, 0.168, 0), SIMD4(0.272, 0.534, 0.131, 0),
            ]
            return zip(Self.identity, target).map { $0 * (1 - amount) + $1 * amount }
        case .brightness(let factor): return Self.identity.map { $0 * factor }
        case .contrast(let factor): return Self.identity.map { $0 * factor + SIMD4(0, 0, 0, 0.5 - 0.5 * factor) }
        case .invert(let amount): return Self.identity.map { $0 * (1 - 2 * amount) + SIMD4(0, 0, 0, amount) }
        case .hueRotate(let degrees):
            let direction = Direction(degrees: degrees)
            let cosines: [SIMD4<Double>] = [
                SIMD4(0.787, -0.715, -0.072, 0), SIMD4(-0.213, 0.285, -0.072, 0), SIMD4(-0.213, -0.715, 0.928, 0),
            ]
            let sines: [SIMD4<Double>] = [
                SIMD4(-0.213, -0.715, 0.928, 0), SIMD4(0.143, 0.140, -0.283, 0), SIMD4(-0.787, 0.715, 0.072, 0),
            ]
            return zip(cosines, sines).map { cosine, sine in
                SIMD4(0.213, 0.715, 0.072, 0) + cosine * direction.cosine + sine * direction.sine
            }
        }
    }

    private static let identity: [SIMD4<Double>] = [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0)]

    /// Mixes a part of the color with the rest of its gray, which is computed with the weights.
    private static func mix(_ part: Double, _ weights: SIMD3<Double>) -> [SIMD4<Double>] {
        identity.map { $0 * part + SIMD4(weights * (1 - part), 0) }
    }

    /// One filter and its amount, such as `{grayscale: 1}`.
    static let codec = Codec<Paint.Filter>.oneOf(
        "one filter; several are a list, in the order in which they apply",
        [
            amount("grayscale", 0...1, "How far colors become gray, from 0 to 1.", Self.grayscale),
            amount("sepia", 0...1, "How far colors become those of old photographs, from 0 to 1.", Self.sepia),
            amount("saturate", 0...1_000, "How strong colors become: 0 is gray, 1 no change.", Self.saturate),
            amount("brightness", 0...1_000, "A factor of the brightness: 1 is no change.", Self.brightness),
            amount("contrast", 0...1_000, "A factor of the contrast: 0 is gray, 1 no change.", Self.contrast),
            amount("invert", 0...1, "How far colors become the opposite ones, from 0 to 1.", Self.invert),
            amount("hueRotate", -1e6...1e6, in: .degrees, "How far hues turn, in degrees.", Self.hueRotate),
        ]
    ).named("filter")

    private static func amount(
        _ key: String, _ bounds: ClosedRange<Double>, in unit: ValueUnit = .none, _ summary: String,
        _ make: @escaping @Sendable (Double) -> Paint.Filter
    ) -> Codec<Paint.Filter>.Case {
        .key(key, .number(bounds, in: unit), summary, swiftName: "Paint.Filter.\(key)", make) {
            make($0.amount) == $0 ? $0.amount : nil
        }
    }

    private var amount: Double {
        switch self {
        case .grayscale(let amount), .sepia(let amount), .saturate(let amount), .brightness(let amount),
            .contrast(let amount), .invert(let amount), .hueRotate(let amount):
            amount
        }
    }
}
