import QuoinLayout

/// A node that stands in for a video (Texture, §11.6): a frame of it, with a button to play it in the middle.
///
/// It takes all the room it is offered, or none where that is unbounded (Texture, §3.7). It clips by default.
public struct VideoNode: PaintedKind {
    public static let name = "video"
    /// The frame that is seen.
    public var poster: ImageResource?
    /// How the frame is fitted into the bounds; the rest is black.
    public var mode: ContentMode
    public var hasPlayButton = true
    public var paint: Paint

    public init(poster: ImageResource? = nil, mode: ContentMode = .fit) {
        (self.poster, self.mode) = (poster, mode)
        paint = Paint()
        paint.clips = true
    }

    public var childStyle: ChildStyle { [] }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .boundOfOtherAxis }

    public func layout(in range: SizeRange, scope: LayoutScope) -> Measurement {
        Measurement(size: range.clamp(.filling(range.max)))
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        painter.fill(.rectangle(frame), in: frame, with: [.solid(.black)])
        if let poster { ImageNode(poster, mode: mode).paintContent(in: frame, with: &painter) }
        if hasPlayButton { paintPlayButton(in: frame, with: &painter) }
    }

    /// The most that the button's radius is, in points.
    private static let radiusLimit = 24.0

    /// A dark disc with a white triangle, whose middle of mass is the disc's.
    private func paintPlayButton(in frame: Rect, with painter: inout ScenePainter) {
        let (center, extent) = (frame.center, min(frame.size.width, frame.size.height))
        let radius = min(VideoNode.radiusLimit, extent / 4)
        let disc = Rect(center.x - radius, center.y - radius, radius * 2, radius * 2)
        let dark = Color(hex: 0x000000, alpha: 0.55)
        painter.fill(Shape(disc, radii: CornerRadii(radius)), in: disc, with: [.solid(dark)])
        let (half, height) = (radius * 0.42, radius * 0.75)
        var triangle = Path()
        triangle.move(to: Point(center.x - height / 3, center.y - half))
        triangle.line(to: Point(center.x + height * 2 / 3, center.y))
        triangle.line(to: Point(center.x - height / 3, center.y + half))
        triangle.close()
        painter.fill(.path(triangle, .nonZero), in: disc, with: [.solid(.white)])
    }
}

/// An element that stands in for a video.
public typealias Video = Element<VideoNode>

extension Element where Kind == VideoNode {
    /// - Parameters:
    ///   - poster: the frame that is seen.
    ///   - mode: how the frame is fitted into the bounds.
    public init(poster: ImageResource? = nil, mode: ContentMode = .fit) {
        self.init(VideoNode(poster: poster, mode: mode))
    }

    /// A copy with the button, or without.
    public func playButton(_ isShown: Bool) -> Video {
        modified { $0.kind.hasPlayButton = isShown }
    }
}
