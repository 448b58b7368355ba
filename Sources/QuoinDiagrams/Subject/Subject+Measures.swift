import QuoinLayout
import QuoinScene

extension Subject {
    /// From the top edge to the first baseline, and from the bottom edge up to the last one, in points of the layout.
    func baselines(of index: Int) -> (ascender: Double, descender: Double) {
        trace.baselines(of: index).map { ($0.ascender, $0.descender) } ?? (0, 0)
    }

    /// The parts of a line that would strike through texts, as fractions of its length.
    func gapsForTexts(in line: Segment) -> [ClosedRange<Double>] {
        textFrames.near(line.bounds.grown(by: 3)).compactMap { line.part(in: $0.grown(by: 3)) }
    }

    /// Whether a line runs beside letters or along the edges of their lines, and through no letter.
    func runsAlongTexts(_ line: Segment) -> Bool {
        !gapsForTexts(in: line).isEmpty
            && !textFrames.contains(near: line.bounds) { line.crosses($0.inset(by: EdgeInsets(1))) }
    }

    /// The texts in some areas; none where layers are drawn apart.
    func texts(on areas: [Rect]) -> Set<Int> {
        guard moves.isEmpty, !areas.isEmpty else { return [] }
        return Set(
            elements.filter { index in
                tree.kind(of: index) is TextNode && areas.contains { $0.grown(by: 0.5).overlaps(frames[index]) }
            })
    }

    /// The requested length and, if it is different, the resulting one.
    ///
    /// - Parameters:
    ///   - requested: in points of the layout; may be infinite.
    ///   - length: the result, in points of the figure.
    func text(of requested: Double, as length: Double) -> String {
        let result = length / zoom
        guard abs(requested - result) > 0.5 / layout.grid.scale + 0.001 else { return numberText(requested) }
        return "\(requested.isInfinite ? "∞" : numberText(requested)) → \(measureText(result))"
    }

    /// A length of the figure, in points of the layout.
    func text(ofLength length: Double) -> String { measureText(length / zoom) }
}

/// A result of layout, with at most one decimal: smaller differences are not visible on a page.
func measureText(_ value: Double) -> String { numberText((value * 10).rounded() / 10) }

/// A number with at most two decimals.
func numberText(_ value: Double) -> String {
    let text = shortDescription((value * 100).rounded() / 100)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}
