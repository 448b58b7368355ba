import QuoinGeometry
import QuoinScene

/// The colors between a gradient's stops.
struct ColorRamp {
    private let stops: [(offset: Double, color: SIMD4<Double>)]
    private let interpolation: Gradient.Interpolation
    /// The offsets between which colors change.
    let range: ClosedRange<Double>

    init(_ gradient: GradientShading) {
        let interpolation = gradient.interpolation
        self.interpolation = interpolation
        stops = gradient.stops.map { ($0.offset, ColorRamp.components(of: $0.color, interpolation)) }
        let (first, last) = (stops.first?.offset ?? 0, stops.last?.offset ?? 1)
        // At least the whole line, so that a gradient of one sudden change has a length.
        range = gradient.spread == .repeat ? first...last : min(first, 0)...max(last, 1)
    }

    /// Red, green and blue, or the color in OKLab; multiplied by the alpha, which comes last.
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

    /// The colors at offsets, which never fall, in a form.
    ///
    /// On the way from one stop to the next no component turns back, rounded or not: what is between two equal colors is
    /// equal to them. A smooth gradient changes so seldom that most colors are found like this.
    ///
    /// - Parameter count: how many offsets there are, at least two.
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

    /// An offset's number, and that of the first stop behind it.
    private struct Place {
        let index: Int
        let nextStop: Int
    }

    /// Whether components only rise or only fall on the way from one stop to the next.
    private var isMonotone: Bool { interpolation == .sRGB }

    /// The first of some stops behind an offset.
    private func nextStop(to offset: Double, among numbers: ClosedRange<Int>) -> Int {
        var next = numbers.lowerBound
        while next < numbers.upperBound, stops[next].offset <= offset { next += 1 }
        return next
    }

    // MARK: One color

    func color(at offset: Double) -> PremultipliedColor {
        color(before: nextStop(to: offset, among: 0...stops.count), at: offset)
    }

    /// The color at an offset between the stop before the given one and that one.
    @inline(__always)
    private func color(before next: Int, at offset: Double) -> PremultipliedColor {
        color(from: mixed(before: next, at: offset))
    }

    /// The components at an offset between the stop before the given one and that one.
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
