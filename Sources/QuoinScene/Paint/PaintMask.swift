import QuoinLayout

/// What an element is seen through, with its paint, its content and its children (CSS Masking 1, §7).
///
/// Of what lies outside the mask, nothing is seen: an image or a gradient is as large as the element's frame. A blur and
/// shadows come before the mask, opacity and blend mode behind it; what is behind the element is not masked, with a
/// backdrop blur neither.
public struct PaintMask: Hashable, Sendable {
    public var source: Source
    /// Whether the opacity of the source counts, or its lightness.
    public var mode: GroupMask.Mode

    /// A mask that counts by its opacity, unless said otherwise.
    public init(_ source: Source, mode: GroupMask.Mode = .alpha) {
        (self.source, self.mode) = (source, mode)
    }

    /// A path, in points from the frame's top left corner, and nothing outside it.
    public static func path(_ path: Path, _ rule: Path.FillRule = .nonZero) -> PaintMask {
        PaintMask(.shape(.path(path, rule)))
    }

    /// What a mask is made of.
    public enum Source: Hashable, Sendable {
        /// In the frame, as a fill has it.
        case image(ImageFill)
        /// Over the frame, as a fill has it.
        case gradient(Gradient)
        /// All within the form is seen.
        case shape(PaintShape)
    }
}

extension LayoutElement where Kind: PaintedKind {
    /// A copy that is seen through a mask, with all that is in it; through nothing but itself where it is `nil`.
    public func mask(_ mask: PaintMask?) -> Element<Kind> {
        painted { $0.mask = mask }
    }
}

extension Paint {
    /// What the element is seen through with all its children; all of it is seen where absent.
    public var mask: PaintMask? {
        get { effects[PaintMask.self] }
        set { effects[PaintMask.self] = newValue }
    }
}

// MARK: - Painting

extension PaintMask: PaintEffect {
    public func apply(to group: inout PaintGroup, of paint: Paint, in frame: Rect, appearance: Appearance) {
        let fill: DisplayOperation =
            switch source {
            case .image(let image):
                .fill(.rectangle(frame), Fill.image(image).shading(of: frame, appearance: appearance))
            case .gradient(let gradient):
                .fill(.rectangle(frame), Fill.gradient(gradient).shading(of: frame, appearance: appearance))
            case .shape(let shape):
                .fill(
                    shape.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve),
                    .solid(.white))
            }
        group.mask = GroupMask([fill], mode: mode)
    }
}

// MARK: - The property

extension PaintMask {
    public static let property = Property(
        "mask", \Paint.mask, .mask, .contentPixels, also: ["mask-image", "maskImage", "maskView"],
        "What the element is seen through with its children: an image, a gradient, or a shape.")
}

extension ValueForm where Value == PaintMask {
    /// An image or a gradient as a fill has it, or a shape; a mapping may have a `mode` beside it.
    fileprivate static var mask: ValueForm {
        let mode = KeyShape(
            "mode", ValueForm<GroupMask.Mode>.choice.shape, "What of the mask counts: its opacity, or its lightness.",
            defaultValue: "alpha")
        let gradients = MappingShape.gradients.map { key in
            ValueShape.mapping { MappingShape([key], required: [[key.key]]) }
        }
        let image = ValueForm<ImageFill>.imageFill.shape
        let shapes = gradients.reduce(ValueForm<PaintShape>.shape.shape + image, +)
        return ValueForm(shapes.adding(mode), read: { $0.mask() }, write: { $0.propertyValue }).named("mask")
    }
}

extension PaintMask {
    fileprivate var propertyValue: PropertyValue {
        let value =
            switch source {
            case .image(let image): ValueForm<Fill>.fill.write(.image(image))
            case .gradient(let gradient): gradient.propertyValue
            case .shape(let shape): ValueForm<PaintShape>.shape.write(shape)
            }
        guard mode != .alpha, let fields = value.fields else { return value }
        return .mapping(fields.merging(["mode": .text(mode.rawValue)]) { first, _ in first })
    }
}

extension DocumentValue {
    fileprivate func mask() -> PaintMask? {
        guard isMapping, let mapping = mapping() else {
            return ValueForm<PaintShape>.shape.read(self).map { PaintMask(.shape($0)) }
        }
        let mode = mapping["mode"]?.choice(GroupMask.Mode.self) ?? .alpha
        return mapping.rest.maskSource().map { PaintMask($0, mode: mode) }
    }

    private func maskSource() -> PaintMask.Source? {
        guard let mapping = mapping() else { return nil }
        if mapping.contains("path") { return ValueForm<PaintShape>.shape.read(self).map { .shape($0) } }
        guard ["image", "linear", "radial", "conic"].contains(where: mapping.contains) else {
            report("expected an image, a path, or one gradient: linear, radial or conic")
            return nil
        }
        return switch ValueForm<Fill>.fill.read(self) {
        case .image(let image): .image(image)
        case .gradient(let gradient): .gradient(gradient)
        case .solid, nil: nil
        }
    }
}
