import QuoinLayout

/// The image of a network or multiplex image node, as far as it is there (Texture, §11.6): the best of several
/// candidates, or a fill where there is none yet.
///
/// Nothing is loaded; a picture shows what is at hand when it is drawn.
public struct LoadedImage: LayoutElement {
    /// The best first; nothing stands for an image that is not loaded yet.
    public var candidates: [ImageResource?]
    /// How the image is fitted into its bounds; without effect on the placeholder.
    public var mode: ContentMode
    /// Shown without an image; the node then takes all the room it has, as an empty box does.
    public var placeholder: Fill

    /// An image from its candidates, the best first; it covers its bounds unless said otherwise.
    public init(
        _ candidates: ImageResource?..., mode: ContentMode = .fill,
        placeholder: Fill = .solid(PlaceholderColors.empty)
    ) {
        (self.candidates, self.mode, self.placeholder) = (candidates, mode, placeholder)
    }

    public var element: Image {
        Image(candidates.lazy.compactMap { $0 }.first, mode: mode).placeholder(placeholder)
    }
}
