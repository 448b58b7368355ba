import QuoinLayout
import QuoinValues

/// The mask through which an element is visible, with its paint, its content and its children (CSS Masking 1, §7).
///
/// Outside of the mask, nothing is visible. An image or a gradient is as large as the element's frame. The mask applies
/// after a blur and shadows, and before opacity and blend mode. What is behind the element is not masked, not even if
/// it is blurred.
public struct PaintMask: Hashable, Sendable {
    public var source: Source
    public var mode: Mode

    public init(_ source: Source, mode: Mode = .alpha) {
        (self.source, self.mode) = (source, mode)
    }

    /// A path, in points from the frame's top left corner.
    public static func path(_ path: Path, _ rule: Path.FillRule = .nonZero) -> PaintMask {
        PaintMask(.shape(.path(path, rule)))
    }

    /// The source of a mask.
    public indirect enum Source: Hashable, Sendable {
        /// An image in the frame, as in a fill.
        case image(ImageFill)
        /// A gradient over the frame, as in a fill.
        case gradient(Gradient)
        /// The area inside a shape is visible.
        case shape(PaintShape)
    }

    /// How much is visible at a point (CSS Masking 1, §7.10).
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// As much as the mask is opaque at the point.
        case alpha
        /// As much as the mask is light and opaque at the point: white shows everything, black hides everything.
        case luminance
    }
}

extension ValueForm where Value == PaintMask {
    /// An image or a gradient as in a fill, or a shape; a mapping may have a `mode` beside it.
    static var mask: ValueForm {
        let mode = KeyShape(
            "mode", ValueForm<PaintMask.Mode>.choice.shape, "What of the mask counts: its opacity, or its lightness.",
            defaultValue: "alpha", swiftName: "PaintMask.mode")
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
        let mode = mapping["mode"]?.choice(PaintMask.Mode.self) ?? .alpha
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
