import QuoinLayout

/// What a video node shows in a still picture: a frame of the video on black, and a play button in its middle (Texture,
/// §11.6).
///
/// It takes all the room it has, as an empty box does.
public struct VideoPlaceholder: LayoutElement {
    /// A frame of the video; only black where absent.
    public var poster: ImageResource?
    /// How the poster is fitted into the node.
    public var gravity: ContentMode
    /// Whether there is a play button, 44 points wide.
    public var showsPlayButton: Bool

    public init(poster: ImageResource? = nil, gravity: ContentMode = .fit, showsPlayButton: Bool = true) {
        (self.poster, self.gravity, self.showsPlayButton) = (poster, gravity, showsPlayButton)
    }

    public var element: Box {
        let frame = Box().fill(.black)
        let screen = poster.map { frame.overlay(Image($0, mode: gravity)).erased } ?? frame.erased
        return Box(showsPlayButton ? screen.overlay(playButton.centered()).erased : screen).clip()
    }

    private var playButton: Box {
        Box(triangle.inset(top: 13, left: 16, bottom: 13, right: 11)).shape(.ellipse)
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
