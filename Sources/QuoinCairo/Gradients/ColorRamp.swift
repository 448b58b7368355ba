import QuoinPixels

/// The colors between a gradient's stops.
struct ColorRamp {
    private let space: MixingSpace
    private let segments: [Segment]
    /// The colors before the first stop and after the last.
    private let ends: (first: SIMD4<Double>, last: SIMD4<Double>)
    private let offsets: [Double]
    /// The offsets from the first color to the last.
    let range: ClosedRange<Double>

    /// The colors between two stops.
    private struct Segment {
        let offset: Double
        let length: Double
        let from: SIMD4<Double>
        let to: SIMD4<Double>
        /// The exponent for the fraction of the way between the stops. It moves the middle of the mix to the hint; it
        /// is 1 for a hint in the middle.
        let exponent: Double

        @inline(__always)
        func mixed(at offset: Double) -> SIMD4<Double> {
            let way = (offset - self.offset) / length
            return from + (to - from) * (exponent == 1 ? way : power(way, exponent))
        }
    }

    init(_ gradient: GradientShading) {
        let space = MixingSpace(gradient.interpolation, gradient.hue)
        self.space = space
        let colors = gradient.stops.map { space.components(of: $0.color) }
        offsets = gradient.stops.map(\.offset)
        ends = (colors.first ?? .zero, colors.last ?? .zero)
        segments = gradient.stops.indices.dropLast().map { index in
            let (stop, next) = (gradient.stops[index], gradient.stops[index + 1])
            let (from, to) = space.pair(colors[index], colors[index + 1])
            let length = next.offset - stop.offset
            return Segment(
                offset: stop.offset, length: length, from: from, to: to,
                exponent: stop.hint.map { ColorRamp.exponent(ofHint: ($0 - stop.offset) / length) } ?? 1)
        }
        let (first, last) = (gradient.stops.first?.offset ?? 0, gradient.stops.last?.offset ?? 1)
        // At least from 0 to 1, so that a gradient with stops at one offset has a length.
        range = gradient.spread == .repeat ? first...last : min(first, 0)...max(last, 1)
    }

    /// The exponent with which a fraction of the way becomes one half (CSS Images 4, §3.4.2).
    private static func exponent(ofHint fraction: Double) -> Double {
        fraction == 0.5 ? 1 : naturalLogarithm(0.5) / naturalLogarithm(fraction)
    }

    // MARK: Many colors

    /// The colors at ascending offsets, converted by `form`.
    ///
    /// Between two stops every component is monotone, so that all colors between two equal ones are equal. A smooth
    /// gradient changes slowly, so most colors are found in this way, by bisection.
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
            let first = place(0, among: 0...offsets.count)
            fill(between: first, place(count - 1, among: first.nextStop...offsets.count))
            initializedCount = count
        }
    }

    /// The index of an offset, and that of the first stop after it.
    private struct Place {
        let index: Int
        let nextStop: Int
    }

    /// Whether every component is monotone between two stops.
    private var isMonotone: Bool { space.interpolation == .sRGB }

    /// The first of some stops after an offset.
    private func nextStop(to offset: Double, among numbers: ClosedRange<Int>) -> Int {
        var next = numbers.lowerBound
        while next < numbers.upperBound, offsets[next] <= offset { next += 1 }
        return next
    }

    // MARK: One color

    func color(at offset: Double) -> PremultipliedColor {
        color(before: nextStop(to: offset, among: 0...offsets.count), at: offset)
    }

    /// The color at an offset before a stop and not before the previous one.
    @inline(__always)
    private func color(before next: Int, at offset: Double) -> PremultipliedColor {
        space.color(from: mixed(before: next, at: offset))
    }

    /// The components at an offset before a stop and not before the previous one.
    @inline(__always)
    private func mixed(before next: Int, at offset: Double) -> SIMD4<Double> {
        if next == 0 { return ends.first }
        if next == offsets.count { return ends.last }
        return segments[next - 1].mixed(at: offset)
    }
}
