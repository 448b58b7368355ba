import QuoinLayout

/// A node that shows an image (Texture, §11.3).
///
/// Its natural size is the image's; without an image it is as a box. It clips by default.
public struct ImageNode: PaintedKind {
    public static let name = "image"
    public static let usualPaint = ImageNode(nil).paint

    public static let declaration = KindDeclaration(
        "A node that shows an image.",
        PropertyTable(
            ImageNode(nil),
            [
                Property(
                    "source", \.image, .image, [.size, .pixels], also: ["src", "name"],
                    "The path of the image, beside the document, or a data URL."),
                Property(
                    "mode", \.mode, .choice, .pixels, also: ["contentMode", "object-fit", "resizeMode"],
                    "How the image is fitted into the bounds."),
                Property(
                    "crop", \.crop, .imageCrop, .pixels, also: ["cropRect", "object-position"],
                    "Which point of the image stays in view, or which part of it is shown, in fractions of its size."),
                Property(
                    "tint", \.tint, .color, .pixels, also: ["tintColor", "renderingMode"],
                    "A color in place of all of the image's own."),
                Property(
                    "capInsets", \.capInsets, .insets, .pixels,
                    "The rims that keep their size when the image is stretched, in points."),
                Property(
                    "sampling", \.sampling, .choice, .pixels, also: ["interpolation", "image-rendering"],
                    "How the image gets its pixels where it is drawn at another size."),
                Property(
                    "placeholder", \.placeholder, .fill, .pixels, also: ["placeholderColor", "defaultImage"],
                    "What is shown without an image."),
            ]), children: .none, showsContent: true)

    /// Without one the node shows its paint alone.
    public var image: ImageResource?
    /// How the image is fitted into the bounds.
    public var mode: ContentMode
    /// Which part of the image is seen where it does not show all of it.
    public var crop = ImageCrop.center
    /// A color in place of all of the image's own, as for a template image.
    public var tint: Color?
    /// How far the image's rims keep their extents when it is stretched, in points; the image then fills the bounds,
    /// whatever the content mode.
    public var capInsets = EdgeInsets.zero
    /// How the image gets its pixels where it is drawn larger or smaller.
    public var sampling = ImageSampling.smooth
    /// What is shown without an image.
    public var placeholder: Fill?
    public var paint: Paint

    /// A node that clips, and that its image covers unless said otherwise (Texture, §11.3).
    public init(_ image: ImageResource?, mode: ContentMode = .fill) {
        self.image = image
        self.mode = mode
        paint = Paint()
        paint.clips = true
    }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> AxisDependency {
        image == nil ? .boundOfOtherAxis : .children
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.clamp(image?.size ?? .filling(range.max)))
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        guard let image else {
            painter.fill(.rectangle(frame), in: frame, with: [placeholder].compactMap { $0 })
            return
        }
        let extents = [frame.size, image.size].flatMap { [$0.width, $0.height] }
        guard extents.allSatisfy({ $0 > 0 }) else { return }
        var shading = shading(of: image, in: frame, appearance: painter.appearance)
        shading.tile = painter.grid.rounded(shading.tile)
        painter.add(.fill(.rectangle(shading.tile), .image(shading)))
    }

    private func shading(of image: ImageResource, in frame: Rect, appearance: Appearance) -> ImageShading {
        var shading = ImageShading(
            image, tile: frame, tint: tint?.resolved(for: appearance), sampling: sampling)
        if capInsets != .zero {
            shading.capInsets = capInsets
            return shading
        }
        switch crop {
        case .part(let part): shading.part = part
        case .alignment(let point): shading.tile = mode.frame(of: image.size, in: frame, crop: point)
        }
        return shading
    }
}

extension PixelGrid {
    /// The rectangle with its edges on the nearest pixel boundaries, so that an image at its own size is drawn pixel by
    /// pixel and one that is fitted has sharp edges.
    fileprivate func rounded(_ rect: Rect) -> Rect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return Rect(left, top, round(rect.maxX) - left, round(rect.maxY) - top)
    }
}

/// An element that shows an image.
public typealias Image = Element<ImageNode>

extension Element where Kind == ImageNode {
    /// An image that clips, and that covers its bounds unless said otherwise (Texture, §11.3).
    public init(_ image: ImageResource?, mode: ContentMode = .fill) {
        self.init(ImageNode(image, mode: mode))
    }

    /// A copy that shows a fill where there is no image.
    public func placeholder(_ fill: Fill) -> Image {
        modified { $0.kind.placeholder = fill }
    }

    /// A copy that shows another part of the image.
    public func crop(_ crop: ImageCrop) -> Image {
        modified { $0.kind.crop = crop }
    }

    /// A copy that shows the image's shape in one color.
    public func tint(_ color: Color) -> Image {
        modified { $0.kind.tint = color }
    }

    /// A copy that stretches the image but for its rims, whose extents are in points.
    public func capInsets(_ insets: EdgeInsets) -> Image {
        modified { $0.kind.capInsets = insets }
    }

    /// A copy whose pixels are made in another way.
    public func sampling(_ sampling: ImageSampling) -> Image {
        modified { $0.kind.sampling = sampling }
    }
}
