/// A color in the CIE XYZ space with the white point D65 (CSS Color 4, §10).
package struct CIEXYZ: Hashable, Sendable {
    package var x: Double
    /// The luminance; 1 for white.
    package var y: Double
    package var z: Double

    package init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// - Parameter d50: x, y and z with the white point D50.
    package init(d50: SIMD3<Double>) {
        self.init(ColorMatrix.d65FromD50.applied(to: d50))
    }

    init(_ components: SIMD3<Double>) {
        self.init(x: components.x, y: components.y, z: components.z)
    }

    /// The color of an sRGB color without its alpha.
    package init(_ color: RGBA) {
        self.init(ColorMatrix.xyzFromSRGB.applied(to: color.linearComponents))
    }

    var components: SIMD3<Double> { SIMD3(x, y, z) }

    /// X, y and z with the white point D50.
    package var d50: SIMD3<Double> { ColorMatrix.d50FromD65.applied(to: components) }
}

extension RGBA {
    /// The sRGB color, with each component clamped to the range from 0 to 1.
    package init(_ color: CIEXYZ, alpha: Double = 1) {
        self.init(linear: ColorMatrix.sRGBFromXYZ.applied(to: color.components), alpha: alpha)
    }

    /// The sRGB color of linear components, each clamped to the range from 0 to 1.
    package init(linear components: SIMD3<Double>, alpha: Double = 1) {
        self.init(
            red: RGBA.encoded(components.x), green: RGBA.encoded(components.y), blue: RGBA.encoded(components.z),
            alpha: alpha)
    }

    /// The linear components.
    package var linearComponents: SIMD3<Double> {
        SIMD3(RGBA.linear(red), RGBA.linear(green), RGBA.linear(blue))
    }
}

/// A matrix of three rows between color spaces (CSS Color 4, §18).
struct ColorMatrix {
    let rows: [SIMD3<Double>]

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        rows = [first, second, third]
    }

    func applied(to color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum())
    }

    static let xyzFromSRGB = ColorMatrix(
        [506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218],
        [87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545],
        [7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270])
    static let sRGBFromXYZ = ColorMatrix(
        [12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959],
        [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
        [705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667])
    static let d50FromD65 = ColorMatrix(
        [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
        [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
        [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])
    static let d65FromD50 = ColorMatrix(
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124])
}

/// A space that the `color()` function of CSS names (CSS Color 4, §10).
package enum PredefinedSpace: String, CaseIterable {
    case sRGB = "srgb"
    case linearSRGB = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020 = "rec2020"
    case xyz
    case xyzD50 = "xyz-d50"
    case xyzD65 = "xyz-d65"
}

extension RGBA {
    /// The sRGB color, with each component clamped to the range from 0 to 1.
    ///
    /// - Parameter components: in the space, which may lie outside its range.
    package init(_ components: SIMD3<Double>, in space: PredefinedSpace, alpha: Double) {
        func each(_ change: (Double) -> Double) -> SIMD3<Double> {
            func signed(_ value: Double) -> Double { value < 0 ? -change(-value) : change(value) }
            return SIMD3(signed(components.x), signed(components.y), signed(components.z))
        }
        func xyz(_ matrix: ColorMatrix, _ change: (Double) -> Double) -> RGBA {
            RGBA(CIEXYZ(matrix.applied(to: each(change))), alpha: alpha)
        }
        switch space {
        case .sRGB: self.init(linear: each(RGBA.linear), alpha: alpha)
        case .linearSRGB: self.init(linear: components, alpha: alpha)
        case .displayP3: self = xyz(.xyzFromDisplayP3, RGBA.linear)
        case .a98RGB: self = xyz(.xyzFromA98RGB) { power($0, 563 / 256) }
        case .rec2020: self = xyz(.xyzFromRec2020) { power($0, 2.4) }
        case .proPhotoRGB:
            let linear = each { $0 < 16 / 512 ? $0 / 16 : power($0, 1.8) }
            self.init(CIEXYZ(d50: ColorMatrix.d50FromProPhotoRGB.applied(to: linear)), alpha: alpha)
        case .xyz, .xyzD65: self.init(CIEXYZ(components), alpha: alpha)
        case .xyzD50: self.init(CIEXYZ(d50: components), alpha: alpha)
        }
    }
}

extension ColorMatrix {
    fileprivate static let xyzFromDisplayP3 = ColorMatrix(
        [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
        [35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
        [0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800])
    fileprivate static let xyzFromA98RGB = ColorMatrix(
        [573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567],
        [591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835],
        [53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835])
    fileprivate static let xyzFromRec2020 = ColorMatrix(
        [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
        [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
        [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314])
    fileprivate static let d50FromProPhotoRGB = ColorMatrix(
        [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
        [0.28807482881940130, 0.71183523424187300, 0.00008993693872564], [0, 0, 0.82510460251046020])
}

/// The third or fifth root of a number, by Newton's method: the C library's powers differ in the last bit between
/// machines.
func root(_ value: Double, _ degree: Int) -> Double {
    guard value > 0 else { return value < 0 ? -root(-value, degree) : 0 }
    var estimate = max(value, 1)
    while true {
        var power = 1.0
        for _ in 1..<degree { power *= estimate }
        let next = estimate - (estimate - value / power) / Double(degree)
        if !(next < estimate) { return estimate }
        estimate = next
    }
}

/// A power of a number that is 0 or more, computed with additions, multiplications and divisions only, whose results are
/// the same on every machine.
package func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base.isFinite else { return exponent == 0 ? 1 : base }
    let value = exponent * naturalLogarithm(base)
    guard abs(value) < 700 else { return value < 0 ? 0 : .infinity }
    let doublings = (value / ln2).rounded()
    let rest = value - doublings * ln2
    var sum = 1.0
    for n in stride(from: 22.0, through: 1.0, by: -1.0) { sum = 1 + rest / n * sum }
    return Double(sign: .plus, exponent: Int(doublings), significand: sum)
}

private let ln2 = 0.693_147_180_559_945_3

/// The natural logarithm of a number above 0, by the series of the inverse hyperbolic tangent: the same on every
/// machine.
package func naturalLogarithm(_ value: Double) -> Double {
    let ratio = (value.significand - 1) / (value.significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for n in stride(from: 41.0, through: 1.0, by: -2.0) { sum = sum * square + 1 / n }
    return Double(value.exponent) * ln2 + 2 * ratio * sum
}
