/// The sine and cosine of an angle.
///
/// Computed with additions and multiplications only: the C library's results may differ in the last bit between
/// processors, and pictures must be the same on all of them.
package struct Direction: Hashable, Sendable {
    /// From -1 to 1, like the cosine.
    package let sine: Double
    package let cosine: Double

    /// - Parameter degrees: a finite angle.
    package init(degrees: Double) {
        let quarters = (degrees / 90).rounded()
        let rest = (degrees - quarters * 90) * (Double.pi / 180)
        let (sine, cosine) = (Direction.sine(rest), Direction.cosine(rest))
        switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
        case 0: (self.sine, self.cosine) = (sine, cosine)
        case 1: (self.sine, self.cosine) = (cosine, -sine)
        case 2: (self.sine, self.cosine) = (-sine, -cosine)
        default: (self.sine, self.cosine) = (-cosine, sine)
        }
    }

    /// The angle of a direction, from -180 to 180 degrees, from the x axis toward the y axis; 0 if the length is 0 or
    /// infinite.
    package static func degrees(ofX x: Double, y: Double) -> Double {
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite else { return 0 }
        var angle = y < 0 ? -90.0 : 90
        // Newton's method for the angle of the direction.
        for _ in 0..<50 {
            let direction = Direction(degrees: angle)
            let (across, along) = (y * direction.cosine - x * direction.sine, x * direction.cosine + y * direction.sine)
            // Far from the angle, each step is 45 degrees.
            let step = along <= 0.5 * length ? (across < 0 ? -45 : 45) : across / length * (180 / Double.pi)
            angle += step
            if abs(step) < 1e-13 { break }
        }
        return angle
    }

    /// The Taylor series, exact to double precision up to 45 degrees.
    private static func sine(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 19.0, through: 3.0, by: -2.0) { sum = -square / (n * (n - 1)) * (1 + sum) }
        return x * (1 + sum)
    }

    private static func cosine(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 20.0, through: 2.0, by: -2.0) { sum = -square / (n * (n - 1)) * (1 + sum) }
        return 1 + sum
    }
}
