/// What an element shows of itself, apart from its content (Texture, §11.1).
public struct Paint: Hashable, Sendable {
    /// The fills of the form, the first lowest.
    public var fills: [Fill] = []
    /// The form within the frame of fills, border, outline and shadows, and of the clip unless ``clipShape`` says
    /// otherwise; the layout takes no notice of it.
    public var shape = PaintShape.rectangle
    /// The rounding of a rectangle's fills, border, shadows and clip, in points.
    public var cornerRadii: CornerRadii = .zero
    /// How a corner with a radius goes from one side to the other.
    public var cornerCurve = CornerCurve.circular
    /// What the corner radii round, and what is seen in the corners (Texture, §11.2).
    public var cornerRounding = CornerRounding.layer
    /// Over content and children, without room in the layout (Texture, §11.1); none where absent.
    public var border: Border?
    /// Around the form, over the border, without room in the layout; none where absent.
    public var outline: Outline?
    /// The first uppermost.
    public var shadows: [Shadow] = []
    /// The opacity of the element with all its children, from 0 to 1.
    public var opacity: Double = 1
    /// How the element with all its children mixes with what is behind it.
    public var blendMode = BlendMode.normal
    /// The standard deviation of a blur of the element with all its children, in points, 0 or more.
    public var blur: Double = 0
    /// The standard deviation of a blur of what is behind the element, in points, 0 or more.
    public var backdropBlur: Double = 0
    /// A transform of the element with all its children; nothing is seen where it presses them flat.
    public var transform: PaintTransform?
    /// Whether content and children end at the form.
    public var clips = false
    /// Where content and children end, if they do, in place of the form; a rectangle has the corner radii.
    public var clipShape: PaintShape?
    /// Whether the element and its children are laid out only.
    public var isHidden = false
    /// What else happens to the element with all its children: the effects that are types of their own.
    public var effects = PaintEffects()

    /// A paint that shows nothing: no fills, border or shadows; opaque, not clipping.
    public init() {}
}
