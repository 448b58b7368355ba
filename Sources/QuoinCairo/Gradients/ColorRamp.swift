import QuoinBitmap
import QuoinGeometry
import QuoinScene

/// The colors between a gradient's stops.
struct ColorRamp {
    private let stops: [(offset: Double, color: SIMD4<Double>)]
    private let interpolation: Gradient.Interpolation
    /// The offsets from the first color to the last.
    let range: ClosedRange<Double>

    init(_ gradient: GradientShading) {
        let interpolation = gradient.interpolation
        self.interpolation = interpolation
        stops = gradient.stops.map { ($0.offset, ColorRamp.components(of: $0.color, interpolation)) }
        let (first, last) = (stops.first?.offset ?? 0, stops.last?.offset ?? 1)
        // At least from 0 to 1, so that a gradient with stops at one offset has a length.
        range = gradient.spread == .repeat ? first...last : min(first, 0)...max(last, 1)
    }

    /// Red, green and blue or the OKLab components, premultiplied, and the alpha.
    private static func components(
        of color: RGBA, _ interpolation: Gradient.Interpolation
    ) -> SIMD4<Double> {
        switch interpolation {
        case .sRGB: return SIMD4(SIMD3(color.red, color.green, color.blue) * color.alpha, color.alpha)
        case .okLab:
            let lab = OKLab(color)
            return SIMD4(SIMD3(lab.lightness, lab.a, lab.b) * color.alpha, color.alpha)
        }
    }

    // MARK: Many colors

    /// The colors at ascending offsets, in a form that `form` makes.
    ///
    /// Between two stops every component is monotone, so that colors between two equal ones are equal to them. A smooth
    /// gradient changes so slowly that most colors are found in this way, by bisection.
    ///
    /// - Parameter count: the number of offsets, at least two.
    @inline(__always)
    func colors<Form: Equatable>(
        count: Int, offset: (Int) -> Double, form: (PremultipliedColor) -> Form
    ) -> [Form] {
        [Form](unsafeUninitializedCapacity: count) { colors, initializedCount in
            func place(_ index: Int, among stops: ClosedRange<Int>) -> Place {
                let next = nextStop(to: offset(index), among: stops)
                colors.initializeElement(at: index, to: form(color(before: next, at: offset(index))))
                return Place(index: index, nextStop: next)
            }
            func fill(between low: Place, _ high: Place) {
                guard high.index - low.index > 1 else { return }
                if isMonotone, low.nextStop == high.nextStop, colors[low.index] == colors[high.index] {
                    colors[low.index + 1..<high.index].initialize(repeating: colors[low.index])
                    return
                }
                let middle = place((low.index + high.index) / 2, among: low.nextStop...high.nextStop)
                fill(between: low, middle)
                fill(between: middle, high)
            }
            let first = place(0, among: 0...stops.count)
            fill(between: first, place(count - 1, among: first.nextStop...stops.count))
            initializedCount = count
        }
    }

    /// The index of an offset, and that of the first stop after it.
    private struct Place {
        let index: Int
        let nextStop: Int
    }

    /// Whether every component is monotone between two stops.
    private var isMonotone: Bool { interpolation == .sRGB }

    /// The first of some stops after an offset.
    private func nextStop(to offset: Double, among numbers: ClosedRange<Int>) -> Int {
        var next = numbers.lowerBound
        while next < numbers.upperBound, stops[next].offset <= offset { next += 1 }
        return next
    }

    // MARK: One color

    func color(at offset: Double) -> PremultipliedColor {
        color(before: nextStop(to: offset, among: 0...stops.count), at: offset)
    }

    /// The color at an offset before a stop and not before the previous one.
    @inline(__always)
    private func color(before next: Int, at offset: Double) -> PremultipliedColor {
        color(from: mixed(before: next, at: offset))
    }

    /// The components at an offset before a stop and not before the previous one.
    @inline(__always)
    private func mixed(before next: Int, at offset: Double) -> SIMD4<Double> {
        if next == 0 { return stops[0].color }
        if next == stops.count { return stops[next - 1].color }
        let (from, to) = (stops[next - 1], stops[next])
        return from.color + (to.color - from.color) * ((offset - from.offset) / (to.offset - from.offset))
    }

    @inline(__always)
    private func color(from components: SIMD4<Double>) -> PremultipliedColor {
        switch interpolation {
        case .sRGB: return PremultipliedColor(components)
        case .okLab:
            let alpha = components.w
            guard alpha > 0 else { return PremultipliedColor(.zero) }
            let lab = OKLab(lightness: components.x / alpha, a: components.y / alpha, b: components.z / alpha)
            return PremultipliedColor(RGBA(lab, alpha: alpha))
        }
    }
}
