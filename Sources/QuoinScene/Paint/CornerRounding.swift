import QuoinLayout
import QuoinValues

/// What the corner radii of an element round (Texture, §11.2).
///
/// In Texture the cases differ in speed; in a picture they differ in what the corners show.
public enum CornerRounding: Hashable, Sendable {
    /// Fills, border and shadows, and if the element clips, its content and children. The corners show what is behind
    /// the element.
    case layer
    /// Fills and content, whether the element clips or not, but not children. The corners have a color.
    indirect case precomposited(corners: Color)
    /// Nothing: corners of a color are laid over the children and the border.
    indirect case clipping(corners: Color)
}

extension ValueForm where Value == CornerRounding {
    /// `layer`, or `precomposited` or `clipping` with the color of the corners.
    static var cornerRounding: ValueForm {
        let color = ValueForm<Color>.color
        let kinds = [
            KeyShape(
                "precomposited", color.shape, "Content is round, children are not; the color of the corners.",
                swiftName: "CornerRounding.precomposited"),
            KeyShape(
                "clipping", color.shape, "Everything is square; the color that is laid on top of the corners.",
                swiftName: "CornerRounding.clipping"),
        ]
        let mappings = kinds.map { key in ValueShape.mapping { MappingShape([key], required: [[key.key]]) } }
        return ValueForm(
            mappings.reduce(.words(["layer"]), +), read: { $0.cornerRounding() },
            write: { rounding in
                switch rounding {
                case .layer: "layer"
                case .precomposited(let corners): .mapping(["precomposited": color.write(corners)])
                case .clipping(let corners): .mapping(["clipping": color.write(corners)])
                }
            })
    }
}

extension DocumentValue {
    fileprivate func cornerRounding() -> CornerRounding? {
        guard isMapping, let mapping = mapping() else { return choice([("layer", .layer)]) }
        defer { mapping.finish() }
        let precomposited = mapping["precomposited"].map(ValueForm<Color>.color.read)
        let clipping = mapping["clipping"].map(ValueForm<Color>.color.read)
        guard (precomposited == nil) != (clipping == nil) else {
            if precomposited != nil || mapping.keys.isEmpty {
                report("expected one of {precomposited: color} and {clipping: color}")
            }
            return nil
        }
        if let precomposited { return precomposited.map { .precomposited(corners: $0) } }
        return clipping?.map { .clipping(corners: $0) }
    }
}
