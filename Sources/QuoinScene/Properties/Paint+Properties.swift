import QuoinLayout

extension Paint {
    /// The paint of an element that paints nothing unless it is told to.
    package static let properties = properties(base: Paint())

    /// The properties of a kind whose paint is at first another one, such as that of an image, which clips.
    static func properties(base: Paint) -> PropertyTable<Paint> {
        PropertyTable(base, form + effects + ownEffects.map { $0.property }, check: warnOfIdleLines)
    }

    /// What is drawn of the element itself.
    private static let form: [Property<Paint>] = [
        Property(
            "fill", \.fills, .oneOrMore(.fill), .pixels,
            also: ["background-color", "backgroundColor", "foreground", "foregroundColor"],
            "What the element is filled with: a color, a gradient, an image, or a list of them, the first lowest."),
        Property(
            "shape", \.shape, .shape, [.pixels, .contentPixels], also: ["clipShape"],
            "The shape of fills, border and shadows within the frame; the layout does not depend on it."),
        Property(
            "cornerRadius", \.cornerRadii, .cornerRadii, [.pixels, .contentPixels],
            also: ["border-radius", "borderRadius", "radius"],
            "How far the corners are rounded, in points: one radius, or top left, top right, bottom right, bottom left."
        ),
        Property(
            "cornerCurve", \.cornerCurve, .choice, [.pixels, .contentPixels],
            "How a round corner goes from one side to the other."),
        Property(
            "cornerRounding", \.cornerRounding, .cornerRounding, [.pixels, .contentPixels],
            also: ["cornerRoundingType"],
            "What the corner radius rounds, and what is seen in the corners."),
        Property(
            "border", \.border, .border, [.pixels, .contentPixels], reach: \.reach,
            "A line along the bounds, over the content; it takes no space in the layout."),
        Property(
            "outline", \.outline, .outline, [.pixels, .contentPixels], reach: { max(0, $0.offset + $0.line.width) },
            "A line around the element, outside its bounds; it takes no space in the layout."),
        Property(
            "shadow", \.shadows, .oneOrMore(.shadow), [.pixels, .contentPixels], also: ["box-shadow", "boxShadow"],
            reach: { $0.map(\.paintedReach).max() ?? 0 },
            "A shadow, or a list of them, the first on top."),
    ]

    /// What happens to the element with its children.
    private static let effects: [Property<Paint>] = [
        Property(
            "opacity", \.opacity, .number(0...1), .contentPixels, also: ["alpha"],
            "The opacity of the element with its children, from 0 to 1."),
        Property(
            "blend", \.blendMode, .choice, .contentPixels, also: ["blendMode", "mix-blend-mode", "mixBlendMode"],
            "How the element with its children mixes with what is behind it."),
        Property(
            "blur", \.blur, .points(0...1_000), .contentPixels, also: ["filter"], reach: { $0 * 3 },
            "The standard deviation of a blur of the element with its children, in points."),
        Property(
            "backdropBlur", \.backdropBlur, .points(0...1_000), .pixels, also: ["backdrop-filter", "backdropFilter"],
            "The standard deviation of a blur of what is behind the element, in points."),
        Property(
            "transform", \.transform, .transform, .contentPixels, also: ["rotation", "rotationEffect", "scaleEffect"],
            reach: { _ in Paint.anywhere },
            "A transform of the element with its children; the layout does not move."),
        Property(
            "clip", \.clip, .clip, .contentPixels, also: ["overflow", "clipped", "clipsToBounds", "masksToBounds"],
            "Whether content and children end at the element's shape, or at a shape of their own."),
        Property(
            "hidden", \.isHidden, .bool, .contentPixels, also: ["isHidden", "visibility"],
            "Whether the element and its children are laid out but not painted."),
    ]

    /// The effects that are types of their own, each with its declaration.
    private static let ownEffects: [any PaintEffect.Type] = [PaintMask.self]

    /// More points than any picture has: a transform can bring what it moves anywhere.
    package static let anywhere = 100_000.0

    private static let warnOfIdleLines: @Sendable (DocumentMapping, Paint) -> Void = { mapping, paint in
        guard mapping.contains("shape"), paint.shape != .rectangle else { return }
        if mapping.contains("border"), paint.border?.isUniform == false {
            mapping.warn("only a rectangle has sides: around another shape runs the line of the top", at: "border")
        }
        if let outline = paint.outline, outline.offset != 0 {
            mapping.warn("an offset has no effect around a shape that is not a rectangle", at: "outline")
        }
    }
}

// MARK: - Clips

extension Paint {
    /// Where content and children end.
    enum Clip: Hashable, Sendable {
        case none
        /// At the element's own shape.
        case own
        case shape(PaintShape)
    }

    var clip: Clip {
        get { clips ? clipShape.map { .shape($0) } ?? .own : .none }
        set {
            clips = newValue != .none
            if case .shape(let shape) = newValue { clipShape = shape }
        }
    }
}

extension ValueForm where Value == Paint.Clip {
    /// `true`, `false`, or a shape.
    fileprivate static var clip: ValueForm {
        let shape = ValueForm<PaintShape>.shape
        return ValueForm(
            .bool + shape.shape,
            read: { value in
                if value.isMapping { return shape.read(value).map { .shape($0) } }
                return value.choice([
                    ("true", .own), ("false", .none), ("rectangle", .shape(.rectangle)), ("ellipse", .shape(.ellipse)),
                ])
            },
            write: { clip in
                switch clip {
                case .none: false
                case .own: true
                case .shape(let form): shape.write(form)
                }
            })
    }
}

// MARK: - Reaches

extension Border {
    /// How far the lines reach beyond the bounds, in points.
    fileprivate var reach: Double {
        Side.allCases.reduce(0) { max($0, self[$1].width) } * position.outsidePart
    }
}

extension Shadow {
    /// How far the shadow reaches beyond what casts it, in points: three standard deviations of its blur.
    fileprivate var paintedReach: Double {
        kind == .inner ? 0 : max(abs(offset.x), abs(offset.y)) + max(spread, 0) + radius * 3
    }
}

extension PaintedKind {
    /// The properties of the paint that are not as usual for the kind.
    package var recordedPaint: [RecordedProperty] { Paint.properties.recorded(paint, unlike: Self.usualPaint) }
}
