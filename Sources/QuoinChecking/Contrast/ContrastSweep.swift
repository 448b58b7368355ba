import QuoinCairo
import QuoinDocument
import QuoinGeometry
import QuoinLayout
import QuoinScene

/// Finds texts with little contrast on a canvas at many widths.
///
/// A text in front of one color has the same contrast at every width. Where a contrast is near its limit, or is not the same
/// at the widths that are drawn first, every width is drawn.
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

    /// The number of widths that are drawn first.
    private static let sampleCount = 9
    /// How near to its limit a contrast may be without drawing every width.
    private static let margin = 1.15

    private var count: Int { widths?.count ?? 1 }

    /// What is too low at some widths.
    func run() -> [Result] {
        let samples = Set((0..<Self.sampleCount).map { $0 * (count - 1) / (Self.sampleCount - 1) }).sorted()
        let drawn = samples.map { ($0, contrasts(at: $0)) }
        if samples.count == count || isSteady(drawn.map(\.1)) { return results(drawn, isComplete: false) }
        return results((0..<count).map { ($0, contrasts(at: $0)) }, isComplete: true)
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

    /// - Parameter isComplete: whether every width was drawn; otherwise all are as those that were.
    private func results(_ drawn: [(position: Int, contrasts: [Int: TextContrast])], isComplete: Bool) -> [Result] {
        var found: [Int: Result] = [:]
        for (position, contrasts) in drawn {
            for (index, contrast) in contrasts where !contrast.isEnough {
                let range = isComplete || count == drawn.count ? position...position : 0...(count - 1)
                if var result = found[index] {
                    if contrast.ratio < result.contrast.ratio {
                        (result.contrast, result.position) = (contrast, position)
                    }
                    if let last = result.ranges.last, last.upperBound >= range.lowerBound - 1 {
                        result.ranges[result.ranges.count - 1] =
                            last.lowerBound...max(last.upperBound, range.upperBound)
                    } else {
                        result.ranges.append(range)
                    }
                    found[index] = result
                } else if let subject = subject(index, at: position) {
                    found[index] = Result(
                        subject: subject, index: index, contrast: contrast, ranges: [range], position: position)
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
