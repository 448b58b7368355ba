import QuoinCairo
import QuoinDocument
import QuoinGeometry
import QuoinLayout
import QuoinScene

/// Finds texts with little contrast on a canvas at many widths.
///
/// A text in front of one color has the same contrast at every width. Where a contrast is near its limit, or is not the same
/// at the widths that are drawn first, more are drawn, and changes between them are found to the pixel.
struct ContrastSweep {
    let root: AnyElement
    let canvas: Canvas
    /// In points, from the widest on; `nil` for the canvas's own range.
    let widths: [Double]?
    let renderer: PictureRenderer

    /// A text whose contrast is too low.
    struct Result {
        var subject: Subject
        var index: Int
        /// The worst.
        var contrast: TextContrast
        /// Positions in the widths.
        var ranges: [ClosedRange<Int>]
        /// The position of the worst.
        var position: Int
    }

    /// The number of widths that are drawn first, and of those that are drawn where the first do not suffice.
    private static let sampleCounts = (first: 9, more: 65)
    /// How near to its limit a contrast may be without drawing more widths.
    private static let margin = 1.15

    private var count: Int { widths?.count ?? 1 }

    /// What is too low at some widths.
    func run() -> [Result] {
        let drawn = samples(Self.sampleCounts.first).map { ($0, contrasts(at: $0)) }
        if drawn.count == count || isSteady(drawn.map(\.1)) { return results(drawn) }
        return results(refined(samples(Self.sampleCounts.more).map { ($0, contrasts(at: $0)) }))
    }

    /// Evenly spaced positions in the widths, with both ends.
    private func samples(_ most: Int) -> [Int] {
        Set((0..<most).map { $0 * (count - 1) / (most - 1) }).sorted()
    }

    /// With more widths between those that are not alike, up to neighbors, so that each change is found to the pixel.
    private func refined(
        _ drawn: [(position: Int, contrasts: [Int: TextContrast])]
    ) -> [(position: Int, contrasts: [Int: TextContrast])] {
        var result: [(position: Int, contrasts: [Int: TextContrast])] = []
        for (first, last) in zip(drawn, drawn.dropFirst()) {
            result.append(first)
            var (low, high) = (first, last)
            while high.position - low.position > 1, low.contrasts.failing != high.contrasts.failing {
                let middle = (low.position + high.position) / 2
                let found = (position: middle, contrasts: contrasts(at: middle))
                if found.contrasts.failing == low.contrasts.failing { low = found } else { high = found }
            }
            if low.position > first.position { result.append(low) }
            if high.position < last.position { result.append(high) }
        }
        return result + drawn.suffix(1)
    }

    /// Whether the picture is the same on another canvas at the ends of the widths.
    func paintsSame(on other: Canvas) -> Bool {
        samples(3).allSatisfy { position in
            guard let own = list(at: position, on: canvas), let list = list(at: position, on: other) else {
                return false
            }
            return own.paintsSame(as: list)
        }
    }

    private func list(at position: Int, on canvas: Canvas) -> DisplayList? {
        var canvas = canvas
        canvas.range = canvas.range(atWidth: widths?[position])
        guard let layout = try? renderer.layOut(root, on: canvas).layout else { return nil }
        return try? renderer.displayList(of: layout, on: canvas)
    }

    private func contrasts(at position: Int) -> [Int: TextContrast] {
        var canvas = canvas
        canvas.range = canvas.range(atWidth: widths?[position])
        guard let layout = try? renderer.layOut(root, on: canvas).layout,
            let list = try? renderer.displayList(of: layout, on: canvas)
        else { return [:] }
        return TextContrast.all(in: list, with: renderer).filter { !isDisabled($0.key, in: layout.tree) }
    }

    /// The words on a control that cannot be used need no contrast (WCAG 2.2, 1.4.3).
    private func isDisabled(_ index: Int, in tree: LayoutTree) -> Bool {
        sequence(first: index, next: tree.parent).contains { index in
            guard let composition = tree.composition(of: index), composition.name == "button" else { return false }
            return composition.properties.contains { $0.key == "button.state" && $0.value == "disabled" }
        }
    }

    /// Whether what is not drawn is surely as what is.
    private func isSteady(_ samples: [[Int: TextContrast]]) -> Bool {
        let elements = Set(samples.flatMap(\.keys))
        return elements.allSatisfy { element in
            let own = samples.compactMap { $0[element] }
            guard own.count == samples.count else { return false }
            if own.allSatisfy(\.isUniform), Set(own.map { $0.backdrop }).count == 1 { return true }
            return own.allSatisfy { $0.ratio > $0.needed * Self.margin }
                || own.allSatisfy { $0.ratio < $0.needed / Self.margin }
        }
    }

    /// Widths between two that are drawn are as the next wider one.
    private func results(_ drawn: [(position: Int, contrasts: [Int: TextContrast])]) -> [Result] {
        var found: [Int: Result] = [:]
        for (number, sample) in drawn.enumerated() {
            let end = number + 1 < drawn.count ? drawn[number + 1].position - 1 : count - 1
            for (index, contrast) in sample.contrasts where !contrast.isEnough {
                let range = sample.position...end
                if var result = found[index] {
                    if contrast.ratio < result.contrast.ratio {
                        (result.contrast, result.position) = (contrast, sample.position)
                    }
                    if let last = result.ranges.last, last.upperBound >= range.lowerBound - 1 {
                        result.ranges[result.ranges.count - 1] = last.lowerBound...end
                    } else {
                        result.ranges.append(range)
                    }
                    found[index] = result
                } else if let subject = subject(index, at: sample.position) {
                    found[index] = Result(
                        subject: subject, index: index, contrast: contrast, ranges: [range], position: sample.position)
                }
            }
        }
        return found.values.sorted { $0.index < $1.index }
    }

    private func subject(_ index: Int, at position: Int) -> Subject? {
        var canvas = canvas
        canvas.range = canvas.range(atWidth: widths?[position])
        return (try? renderer.layOut(root, on: canvas).layout.tree).map { Subject(index, in: $0) }
    }
}

extension [Int: TextContrast] {
    /// The elements whose contrast is too low.
    fileprivate var failing: Set<Int> { Set(filter { !$0.value.isEnough }.keys) }
}

extension ContrastSweep.Result {
    var message: String {
        let ratio = (contrast.ratio * 10).rounded(.down) / 10
        return "\(subject.name) has a contrast of \(shortDescription(ratio)) where \(shortDescription(contrast.needed))"
            + " is needed: \(contrast.letter.hexadecimal) against \(contrast.backdrop.hexadecimal)"
    }

    /// A color that is as near as possible and has enough contrast against the worst color behind the text.
    var remedy: RGBA? {
        var best: (color: RGBA, distance: Double)?
        let own = OKLab(contrast.letter)
        for step in 0...100 {
            let lightness = Double(step) / 100
            let color = RGBA(OKLab(lightness: lightness, a: own.a, b: own.b)).roundedToBytes
            guard color.contrast(with: contrast.backdrop) >= contrast.needed else { continue }
            let distance = abs(lightness - own.lightness)
            if best.map({ distance < $0.distance }) ?? true { best = (color, distance) }
        }
        return best?.color
    }
}

extension RGBA {
    fileprivate var bytes: [Int] { [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) } }

    /// `#8e8e93`.
    var hexadecimal: String {
        "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    fileprivate var roundedToBytes: RGBA {
        RGBA(red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255)
    }
}
