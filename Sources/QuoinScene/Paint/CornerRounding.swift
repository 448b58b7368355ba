/// How an element comes by its round corners (Texture, §11.2).
///
/// In Texture the choice is one of speed; in a still picture the kinds differ in what is seen in the corners.
public enum CornerRounding: Hashable, Sendable {
    /// Fills, border and shadows are round, content and children too if the element clips; the corners show what is
    /// behind.
    case layer
    /// Fills and content are round, whether the element clips or not, children are not; the corners have a color.
    case precomposited(corners: Color)
    /// Everything is square, and the corners are laid on top of the children and the border in a color.
    case clipping(corners: Color)
}
