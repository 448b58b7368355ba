import QuoinLayout

/// A node that shows an image (Texture, §11.3).
///
/// Its natural size is the image's; without an image it is as a box. It clips by default.
public struct ImageNode: PaintedKind {
    public static let name = "image"
    public var image: ImageResource?
    /// How the image is fitted into the bounds.
    public var mode: ContentMode
    public var paint: Paint

    public init(_ image: ImageResource?, mode: ContentMode = .fill) {
        self.image = image
        self.mode = mode
        paint = Paint()
        paint.clips = true
    }

    public var childStyle: ChildStyle { [] }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling {
        image == nil ? .boundOfOtherAxis : .children
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> Measurement {
        Measurement(size: range.clamp(image?.size ?? .filling(range.max)))
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        guard let image, frame.size.width > 0, frame.size.height > 0 else { return }
        let tile = mode.frame(of: image.size, in: frame)
        painter.add(.fill(.rectangle(tile), .image(image, tile: tile, isTiled: false)))
    }
}

/// An element that shows an image.
public typealias Image = Element<ImageNode>

extension Element where Kind == ImageNode {
    public init(_ image: ImageResource?, mode: ContentMode = .fill) {
        self.init(ImageNode(image, mode: mode))
    }
}
