import QuoinLayout
import QuoinValues

extension Border {
    /// The style of a line.
    public enum LineStyle: Hashable, Sendable {
        case solid
        /// Two lines along the edges, each a third of the width; one line if the width is below three pixels.
        case double
        /// Dashes of twice the line's width, or three times for thin lines. The gaps are adjusted so that the line ends as
        /// it begins.
        case dashed
        /// Round dots. The gaps are adjusted so that the line ends as it begins.
        case dotted
        /// The lengths of alternating dashes and gaps, in points, each 0 or more and not all 0.
        case pattern([Double])
    }
}

extension Border.LineStyle {
    /// Whether the line goes from end to end.
    var isContinuous: Bool { self == .solid || self == .double }

    /// The width of each stripe of a double line, in points; `nil` for other styles, and for a line that is too thin.
    func stripe(of width: Double, on grid: PixelGrid) -> Double? {
        guard self == .double, width * grid.scale >= 3 else { return nil }
        return max(grid.round(width / 3), 1 / grid.scale)
    }
}

// MARK: - Reading

extension Border.LineStyle {
    /// The styles that have a name.
    static let names: [(name: String, value: Border.LineStyle)] = [
        ("solid", .solid), ("double", .double), ("dashed", .dashed), ("dotted", .dotted),
    ]

    /// The lengths of dashes and gaps.
    static let dashes: Codec<Border.LineStyle> = {
        let expected = "alternating dashes and gaps, in points that are 0 or more and not all 0"
        let length = Codec<Double>.number(0...1e6, in: .points, "a length in points that is 0 or more")
        return Codec<[Double]>.list(length, count: 1...(.max), expected)
            .checked(expected) { $0.contains { $0 > 0 } }
            .converted(to: Border.LineStyle.pattern) { if case .pattern(let lengths) = $0 { lengths } else { [] } }
    }()
}
