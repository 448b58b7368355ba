extension LineStyle {
    /// The line along a path of a length, in points: the gaps are those nearest to the style's with which the line ends as
    /// it begins, as browsers choose them.
    func stroke(width: Double, length: Double, isClosed: Bool) -> StrokeStyle {
        switch self {
        case .solid: return StrokeStyle(width: width)
        case .dashed:
            let (dash, gap) = width >= 3 ? (2 * width, width) : (3 * width, 2 * width)
            let fitted = LineStyle.gap(along: length, dash: dash, gap: gap, isClosed: isClosed)
            return StrokeStyle(width: width, dash: [dash, fitted])
        case .dotted:
            let gap = LineStyle.gap(along: length, dash: width, gap: width, isClosed: isClosed)
            // The round ends of a dash without length are a dot; the first is half a dot from the line's beginning.
            return StrokeStyle(width: width, cap: .round, dash: [0, width + gap], phase: isClosed ? 0 : -width / 2)
        case .pattern(let lengths):
            let isUsable = lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
            return StrokeStyle(width: width, dash: isUsable ? lengths : [])
        }
    }

    private static func gap(along length: Double, dash: Double, gap: Double, isClosed: Bool) -> Double {
        let room = isClosed ? length : length + gap
        let fewest = (room / (dash + gap)).rounded(.down)
        func fitted(_ dashes: Double) -> Double {
            let gaps = isClosed ? dashes : dashes - 1
            return gaps > 0 ? (length - dashes * dash) / gaps : .infinity
        }
        let (wide, narrow) = (fitted(fewest), fitted(fewest + 1))
        let best = narrow > 0 && abs(narrow - gap) <= abs(wide - gap) ? narrow : wide
        return best.isFinite && best > 0 ? best : gap
    }
}
