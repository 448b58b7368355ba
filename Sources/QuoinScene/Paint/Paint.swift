/// What an element shows of itself, apart from its content (Texture, §11.1).
public struct Paint: Hashable, Sendable {
    /// The fills of the bounds, the first lowest.
    public var fills: [Fill] = []
    public var shape = PaintShape.rectangle
    /// The rounding of a rectangle's fills, border and clip, in points.
    public var cornerRadii: CornerRadii = .zero
    public var cornerCurve = CornerCurve.circular
    public var border: Border?
    public var outline: Outline?
    /// The opacity of the element with all its children, from 0 to 1.
    public var opacity: Double = 1
    /// Whether content and children end at the bounds.
    public var clips = false
    /// Whether the element and its children are laid out only.
    public var isHidden = false

    public init() {}
}
