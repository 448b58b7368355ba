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
