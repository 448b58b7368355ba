import QuoinLayout
import QuoinValues

extension CornerRadii {
    /// What the corner radii of an element round (Texture, §11.2).
    ///
    /// In Texture the cases differ in speed; in a picture they differ in what the corners show.
    public enum Rounding: Hashable, Sendable {
        /// Fills, border and shadows, and if the element clips, its content and children. The corners show what is behind
        /// the element.
        case layer
        /// Fills and content, whether the element clips or not, but not children. The corners have a color.
        indirect case precomposited(corners: Color)
        /// Nothing: corners of a color are laid over the children and the border.
        indirect case clipping(corners: Color)
    }
}

extension CornerRadii.Rounding {
    /// `layer`, or `precomposited` or `clipping` with the color of the corners.
    static let codec = Codec<CornerRadii.Rounding>.oneOf(
        "layer, {precomposited: color} or {clipping: color}",
        [
            .words([("layer", .layer)]),
            .key(
                "precomposited", .color, "Content is round, children are not; the color of the corners.",
                swiftName: "CornerRadii.Rounding.precomposited", { .precomposited(corners: $0) }
            ) { if case .precomposited(let color) = $0 { color } else { nil } },
            .key(
                "clipping", .color, "Everything is square; the color that is laid on top of the corners.",
                swiftName: "CornerRadii.Rounding.clipping", { .clipping(corners: $0) }
            ) { if case .clipping(let color) = $0 { color } else { nil } },
        ])
}
