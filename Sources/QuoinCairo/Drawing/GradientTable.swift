import QuoinScene

/// The colors along a gradient at equal distances, as pixels.
struct GradientTable {
    /// The color before the start, those from the start to the end, and the color behind the end.
    private let colors: [UInt32]

    /// - Parameter pixels: how many pixels long the gradient is, about.
    init(_ stops: [GradientShading.Stop], pixels: Double) {
        let wanted = Int(min(max(pixels * 4, 256), 65_536).rounded())
        let ramp = stops.map { Step(offset: $0.offset, color: PremultipliedColor($0.color)) }
        var colors: [UInt32] = []
        colors.reserveCapacity(wanted + 3)
        var next = 0
        for entry in -1...wanted + 1 {
            let place = Double(entry) / Double(wanted)
            while next < ramp.count, ramp[next].offset <= place { next += 1 }
            colors.append(GradientTable.color(of: ramp, before: next, at: place).pixel)
        }
        self.colors = colors
    }

    private struct Step {
        var offset: Double
        var color: PremultipliedColor
    }

    /// The color at a place between the step before the given one and that one.
    private static func color(of ramp: [Step], before next: Int, at place: Double) -> PremultipliedColor {
        if next == 0 { return ramp[0].color }
        if next == ramp.count { return ramp[next - 1].color }
        let (from, to) = (ramp[next - 1], ramp[next])
        return from.color.mixed(with: to.color, part: (place - from.offset) / (to.offset - from.offset))
    }

    /// How many entries lie from the start to the end; one more stands at the end itself.
    var length: Int { colors.count - 3 }

    /// The pixel of an entry; before the first and behind the last, that of the end.
    subscript(clamped entry: Int64) -> UInt32 {
        colors[Int(min(max(entry, -1), Int64(length) + 1)) + 1]
    }

    /// Gives the pixels: that before the start first, that behind the end last.
    func withColors(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        colors.withUnsafeBufferPointer(body)
    }
}

/// A color whose components are multiplied by the alpha, from 0 to 255: red, green, blue, alpha.
struct PremultipliedColor {
    private var components: SIMD4<Double>

    init(_ color: RGBA) {
        let alpha = color.alpha * 255
        components = SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
    }

    /// The color a part of the way to another; the part is from 0 to 1.
    func mixed(with other: PremultipliedColor, part: Double) -> PremultipliedColor {
        var copy = self
        copy.components += (other.components - components) * part
        return copy
    }

    /// The nearest pixel, `0xAARRGGBB`.
    var pixel: UInt32 {
        let bytes = SIMD4<UInt32>(components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5)
        return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
    }
}
