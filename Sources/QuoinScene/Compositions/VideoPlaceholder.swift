import QuoinLayout

/// A video node in a picture: a frame of the video on black, and a play button in its middle (Texture, §11.6).
///
/// It takes the available space, like an empty box.
public struct VideoPlaceholder: LayoutElement {
    /// A frame of the video; `nil` for black.
    public var poster: ImageResource?
    /// How the poster is fitted into the node.
    public var gravity: ImageNode.ContentMode
    /// Whether there is a play button, 44 points wide.
    public var showsPlayButton: Bool

    public init(poster: ImageResource? = nil, gravity: ImageNode.ContentMode = .fit, showsPlayButton: Bool = true) {
        (self.poster, self.gravity, self.showsPlayButton) = (poster, gravity, showsPlayButton)
    }

    public var element: Box {
        let frame = Box().fill(.black).composed(of: .part)
        let image = poster.map { Image($0, mode: gravity).composed(of: .part) }
        let screen = image.map { frame.overlay($0).composed(of: .part).erased } ?? frame.erased
        let button = playButton.composed(of: .part).centered().composed(of: .part)
        let video = showsPlayButton ? screen.overlay(button).composed(of: .part).erased : screen
        return Box(video).clip().composed(of: Composition("video", Self.properties, of: self))
    }

    package static let properties = PropertyTable(
        VideoPlaceholder(),
        [
            Property("poster", \.poster, .image, .contentPixels, "The path of a frame of the video."),
            Property(
                "mode", \.gravity, .choice, .contentPixels, also: ["videoGravity", "object-fit", "objectFit"],
                "How the poster is fitted into the node."),
            Property("playButton", \.showsPlayButton, .bool, .contentPixels, "Whether there is a play button."),
        ])

    private var playButton: Box {
        Box(triangle.composed(of: .part).inset(top: 13, left: 16, bottom: 13, right: 11).composed(of: .part)).shape(
            .ellipse
        )
        .fill(.black.opacity(0.45)).border(width: 2, color: .white).preferredSize(44, 44)
    }

    private var triangle: Box {
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(1, 0.5))
        path.line(to: Point(0, 1))
        path.close()
        return Box().fill(.white).shape(.scaledPath(path, viewBox: Rect(0, 0, 1, 1)))
    }
}

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
