import QuoinLayout

/// The image of a network or multiplex image node (Texture, §11.6): the best candidate that is loaded, or a fill if none
/// is.
///
/// Nothing is loaded; a picture shows what is available when it is drawn.
public struct LoadedImage: LayoutElement {
    /// The best first; `nil` is an image that is not loaded yet.
    public var candidates: [ImageResource?]
    /// How the image is fitted into its bounds; without effect on the placeholder.
    public var mode: ImageNode.ContentMode
    /// Shown without an image; `nil` for a gray. The node then takes all the available space, like an empty box.
    public var placeholder: Fill?

    /// - Parameter candidates: the best first; `nil` is an image that is not loaded yet.
    public init(
        _ candidates: ImageResource?..., mode: ImageNode.ContentMode = .fill, placeholder: Fill? = nil
    ) {
        (self.candidates, self.mode, self.placeholder) = (candidates, mode, placeholder)
    }

    public var element: Image {
        Image(candidates.lazy.compactMap { $0 }.first, mode: mode)
            .placeholder(placeholder ?? .solid(PlaceholderColors.empty))
    }
}
