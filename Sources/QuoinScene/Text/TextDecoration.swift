/// A line below a text, or through it.
public struct TextDecoration: Hashable, Sendable {
    /// How the line is drawn; a double or wavy one takes up three times its thickness.
    public var style: Style
    /// As the letters are painted where absent.
    public var color: Color?
    /// In points, above 0; as the font has it where absent.
    public var thickness: Double?
    /// Whether a line below the text leaves room for letters that reach into it (CSS Text Decoration 4, §2.9).
    public var skipsInk: Bool

    /// A single line, painted as the letters are and as thick as their font has it, unless said otherwise.
    public init(
        _ style: Style = .single, color: Color? = nil, thickness: Double? = nil, skipsInk: Bool = false
    ) {
        (self.style, self.color, self.thickness, self.skipsInk) = (style, color, thickness, skipsInk)
    }

    /// How the line is drawn (CSS Text Decoration 3, §2.2).
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case single
        case double
        case dotted
        case dashed
        case wavy
    }
}
