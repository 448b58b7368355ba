import QuoinValues

/// The paint of an element, apart from its content (Texture, §11.1).
///
/// The table below declares each property once; documents, the schema, records and explanations follow from it.
public struct Paint: Hashable, Sendable {
    /// The fills of the shape, the first lowest.
    public var fills: [Fill] = []
    /// The shape within the frame of fills, border, outline and shadows, and of the clip unless there is a
    /// ``clipShape``. It does not change the layout.
    public var shape = Paint.FrameShape.rectangle
    /// The rounding of a rectangle's fills, border, shadows and clip.
    public var cornerRadii: CornerRadii = .zero
    /// How a round corner goes from one side to the other.
    public var cornerCurve = CornerRadii.Curve.circular
    /// What the corner radii round, and what the corners show (Texture, §11.2).
    public var cornerRounding = CornerRadii.Rounding.layer
    /// Painted over content and children; it takes no space in the layout (Texture, §11.1).
    @Paint.Rare public var border: Border?
    /// Painted around the shape, over the border; it takes no space in the layout.
    @Paint.Rare public var outline: Outline?
    /// The first on top.
    public var shadows: [Shadow] = []
    /// The opacity of the element with its children, from 0 to 1.
    public var opacity: Double = 1
    /// How the element with its children mixes with what is behind it.
    public var blendMode = Paint.BlendMode.normal
    /// Changes of the colors of the element with its children, in order; applied before the blur.
    public var filters: [Filter] = []
    /// The standard deviation of a blur of the element with its children, in points, 0 or more.
    public var blur: Double = 0
    /// The standard deviation of a blur of what is behind the element, in points, 0 or more.
    public var backdropBlur: Double = 0
    /// Changes of the colors behind the element, in order; applied after the blur of what is behind.
    public var backdropFilters: [Filter] = []
    /// A transform of the element with its children. One that is not invertible hides them.
    @Paint.Rare public var transform: Paint.Transform?
    /// The mask through which the element with its children is visible; `nil` shows all of it.
    @Paint.Rare public var mask: Paint.Mask?
    /// Whether content and children are clipped to the shape.
    public var clips = false
    /// What clips content and children in place of the shape, if ``clips`` is true; a rectangle has the corner radii.
    @Paint.Rare public var clipShape: Paint.FrameShape?
    /// Lines between elements in the element, over everything else; `nil` for none.
    @Paint.Rare var rareConnectors: [Connector]?
    /// Whether the element and its children are laid out but not painted.
    public var isHidden = false

    /// A paint that shows nothing: no fills, border or shadows; opaque, not clipping.
    public init() {}
}

extension Paint {
    /// How the colors of an element mix with those behind it (Compositing and Blending 1, §10).
    public enum BlendMode: String, Hashable, Sendable, CaseIterable {
        case normal
        case multiply
        case screen
        case overlay
        case darken
        case lighten
        case colorDodge
        case colorBurn
        case hardLight
        case softLight
        case difference
        case exclusion
        case hue
        case saturation
        case color
        case luminosity
        /// The sum of both.
        case plusLighter
        /// What the sum of both exceeds white by: dark colors add up.
        case plusDarker
    }

    // MARK: Properties

    package static let properties = PropertyTable(Paint(), ownShape + effects, check: warnOfIneffectiveLines)

    /// What is drawn of the element itself.
    private static let ownShape: [Property<Paint>] = [
        Property(
            "fill", \.fills, .oneOrMore(.fill), .pixels,
            also: ["background-color", "backgroundColor", "foreground", "foregroundColor"],
            "What the element is filled with: a color, a gradient, an image, or a list of them, the first lowest."),
        Property(
            "shape", \.shape, Paint.FrameShape.codec, [.pixels, .contentPixels],
            also: ["clipShape", "circle", "line", "arrow", "polygon", "clip-path", "clipPath"],
            "The shape of fills, border and shadows within the frame; the layout does not depend on it."),
        Property(
            "cornerRadius", \.cornerRadii, CornerRadii.codec, [.pixels, .contentPixels],
            also: ["border-radius", "borderRadius", "radius", "capsule", "pill"],
            "How far the corners are rounded: one radius, or top left, top right, bottom right, bottom left; each in points, as a percentage, full, or {x, y}."
        ),
        Property(
            "cornerCurve", \.cornerCurve, .choice, [.pixels, .contentPixels],
            "How a round corner goes from one side to the other."),
        Property(
            "cornerRounding", \.cornerRounding, CornerRadii.Rounding.codec, [.pixels, .contentPixels],
            also: ["cornerRoundingType"],
            "What the corner radius rounds, and what is seen in the corners."),
        Property(
            "border", \.border, Border.codec, [.pixels, .contentPixels],
            also: [
                "borderWidth", "borderColor", "borderStyle", "border-left", "border-top", "strokes", "strokeWeight",
            ], reach: \.reach,
            "A line along the bounds, over the content; it takes no space in the layout."
        ).named("Paint.border"),
        Property(
            "outline", \.outline, Outline.codec, [.pixels, .contentPixels],
            reach: { max(0, $0.offset + $0.line.width) },
            "A line around the element, outside its bounds; it takes no space in the layout."
        ).named("Paint.outline"),
        Property(
            "shadow", \.shadows, .oneOrMore(Shadow.codec), [.pixels, .contentPixels],
            also: [
                "box-shadow", "boxShadow", "shadowOffset", "shadowRadius", "shadowColor", "shadowOpacity", "elevation",
                "effects",
            ],
            reach: { $0.map(\.reach).max() ?? 0 },
            "A shadow, or a list of them, the first on top."),
    ]

    /// Effects on the element with its children.
    private static let effects: [Property<Paint>] = [
        Property(
            "opacity", \.opacity, .fraction(0...1), .contentPixels, also: ["alpha"],
            "The opacity of the element with its children, from 0 to 1."),
        Property(
            "blend", \.blendMode, .choice, .contentPixels, also: ["blendMode", "mix-blend-mode", "mixBlendMode"],
            "How the element with its children mixes with what is behind it."),
        Property(
            "filter", \.filters, .oneOrMore(Paint.Filter.codec), .contentPixels,
            also: ["filters", "grayscale", "saturation", "brightness", "contrast", "hueRotation", "colorInvert"],
            "A change of the colors of the element with its children, or a list of them, in their order."),
        Property(
            "blur", \.blur, .points(0...1_000), .contentPixels, reach: BlurReach.visible,
            "The standard deviation of a blur of the element with its children, in points."),
        Property(
            "backdropBlur", \.backdropBlur, .points(0...1_000), .pixels,
            "The standard deviation of a blur of what is behind the element, in points."),
        Property(
            "backdropFilter", \.backdropFilters, .oneOrMore(Paint.Filter.codec), .pixels, also: ["backdrop-filter"],
            "A change of the colors behind the element, or a list of them, in their order."),
        Property(
            "transform", \.transform, Paint.Transform.codec, .contentPixels,
            also: [
                "rotation", "rotate", "rotationEffect", "scaleEffect", "scale", "scaleX", "scaleY", "translate",
                "translateX", "translateY", "translation", "transformOrigin", "transform-origin", "anchorPoint",
            ],
            reach: { _ in Paint.anywhere },
            "A transform of the element with its children; the layout does not move."
        ).named("Paint.transform"),
        Property(
            "clip", \.clip, Paint.Clip.codec, .contentPixels,
            also: ["overflow", "clipped", "clipsToBounds", "masksToBounds", "clipsContent"],
            "Whether content and children end at the element's shape, or at a shape of their own."
        ).named("Paint.clips"),
        Property(
            "hidden", \.isHidden, .bool, .contentPixels,
            also: ["isHidden", "visibility", "visible", "isVisible", "display"],
            "Whether the element and its children are laid out but not painted."),
        Property(
            "mask", \.mask, Paint.Mask.codec, .contentPixels, also: ["mask-image", "maskImage", "maskView"],
            "What the element is seen through with its children: an image, a gradient, or a shape."
        ).named("Paint.mask"),
        Property(
            "connectors", \.connectors,
            .list(Connector.codec, count: 0...Connector.most, "a list of at most \(Connector.most) lines"), .pixels,
            also: ["connector", "edges", "arrow", "arrows", "line", "links", "connections"],
            reach: { $0.isEmpty ? 0 : Connector.reach },
            "Lines between elements in this one, such as arrows between boxes; the layout does not depend on them."
        ).named("Paint.connectors"),
    ]

    /// More points than any picture has: how far a transform can move an element.
    package static let anywhere = 100_000.0

    private static let warnOfIneffectiveLines: @Sendable (DocumentMapping, Paint) -> Void = { mapping, paint in
        guard mapping.contains("shape"), paint.shape != .rectangle else { return }
        if mapping.contains("border"), paint.border?.isUniform == false {
            mapping.warn(
                "only a rectangle has four sides; around another shape the line of the top is drawn", at: "border")
        }
        if let outline = paint.outline, outline.offset != 0 {
            mapping.warn("an offset has no effect around a shape that is not a rectangle", at: "outline")
        }
    }

    // MARK: Connectors

    /// Lines between elements in the element, over everything else.
    public var connectors: [Connector] {
        get { rareConnectors ?? [] }
        set { rareConnectors = newValue.isEmpty ? nil : newValue }
    }

    // MARK: Clips

    /// What clips content and children.
    enum Clip: Hashable, Sendable {
        case none
        /// The element's own shape.
        case own
        case shape(Paint.FrameShape)
    }

    var clip: Clip {
        get { clips ? clipShape.map { .shape($0) } ?? .own : .none }
        set {
            clips = newValue != .none
            if case .shape(let shape) = newValue { clipShape = shape }
        }
    }
}

extension Paint.Clip {
    /// `true`, `false`, or a shape.
    fileprivate static let codec = Codec<Paint.Clip>.oneOf([
        .words([("true", .own), ("false", .none)]),
        .form(Paint.FrameShape.codec, { .shape($0) }) { if case .shape(let shape) = $0 { shape } else { nil } },
    ])
}

// MARK: - Reaches

extension Border {
    /// How far the lines reach beyond the bounds, in points.
    fileprivate var reach: Double {
        Side.allCases.reduce(0) { max($0, self[$1].width) } * (position?.outsidePart ?? 0)
    }
}

extension Paint {
    /// How far a border along an open path reaches beyond it, in points; 0 for other shapes.
    var reachOfOpenLine: Double {
        guard shape.isOpen, let border, border.position == nil else { return 0 }
        return border.top.width * Border.Position.center.outsidePart
    }

    /// Keeps a value that few elements have apart from the others, so that copies of an element are small: a copy of this one
    /// is one reference. The key path is that of a computed property, so its `Property` needs a name.
    @propertyWrapper
    public indirect enum Rare<Value> {
        case absent
        case present(Value)

        public init(wrappedValue: Value?) {
            self = wrappedValue.map { .present($0) } ?? .absent
        }

        public var wrappedValue: Value? {
            get {
                switch self {
                case .absent: nil
                case .present(let value): value
                }
            }
            set { self = Paint.Rare(wrappedValue: newValue) }
        }
    }
}

extension Paint.Rare: Equatable where Value: Equatable {}
extension Paint.Rare: Hashable where Value: Hashable {}
extension Paint.Rare: Sendable where Value: Sendable {}
