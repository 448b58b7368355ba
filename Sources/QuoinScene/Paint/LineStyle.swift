/// How a line is interrupted.
public enum LineStyle: Hashable, Sendable {
    case solid
    /// Dashes of twice the line's width, three times for thin lines, spread so that they end where the side does.
    case dashed
    /// Round dots, spread so that they end where the side does.
    case dotted
    /// Dashes and gaps by turns, in points, each 0 or more and not all 0.
    case pattern([Double])
}
