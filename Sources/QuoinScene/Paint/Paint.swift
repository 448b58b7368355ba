/// What an element shows of itself, apart from its content (Texture, §11.1).
public struct Paint: Hashable, Sendable {
    /// The fills of the form, the first lowest.
    public var fills: [Fill] = []
    public var shape = PaintShape.rectangle
    /// The rounding of a rectangle's fills, border, shadows and clip, in points.
    public var cornerRadii: CornerRadii = .zero
    public var cornerCurve = CornerCurve.circular
    public var cornerRounding = CornerRounding.layer
    public var border: Border?
    public var outline: Outline?
    /// The first uppermost.
    public var shadows: [Shadow] = []
    /// The opacity of the element with all its children, from 0 to 1.
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    /// The standard deviation of a blur of the element with all its children, in points, 0 or more.
    public var blur: Double = 0
    /// The standard deviation of a blur of what is behind the element, in points, 0 or more.
    public var backdropBlur: Double = 0
    public var transform: PaintTransform?
    /// Whether content and children end at the form.
    public var clips = false
    /// Where content and children end, if they do, in place of the form; a rectangle has the corner radii.
    public var clipShape: PaintShape?
    /// Whether the element and its children are laid out only.
    public var isHidden = false

    public init() {}
}
