import QuoinLayout

/// A node that shows an image (Texture, §11.3).
///
/// Its natural size is that of the image; without an image it takes the available space, as a box does. It clips by
/// default.
public struct ImageNode: PaintedKind {
    public static let name = "image"
    public static let defaultPaint = ImageNode(nil).paint

    public static let declaration = KindDeclaration(
        "A node that shows an image.", properties, children: .none, showsContent: true)

    private static let properties = PropertyTable(
        ImageNode(nil),
        [
            Property(
                "source", \.image, .image, [.size, .pixels],
                also: ["src", "name", "uri", "url", "path", "file", "systemName"],
                "The path of the image, beside the document, or a data URL."),
            Property(
                "mode", \.mode, .choice, .pixels,
                also: ["contentMode", "object-fit", "objectFit", "resizeMode", "fit", "scaleType"],
                "How the image is fitted into the bounds."),
            Property(
                "crop", \.crop, Crop.codec, .pixels,
                also: ["cropRect", "object-position", "cropGravity", "objectPosition", "focus"],
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
        ], requiring: [["source"], ["placeholder"]])

    /// The path of an image, or the properties.
    package static let codec = Codec<ImageNode>.oneOf([
        .form(.image, { ImageNode($0) }) { _ in nil }, .all(.structure(properties)),
    ])

    public var image: ImageResource?
    /// How the image is fitted into the bounds.
    public var mode: ImageNode.ContentMode
    /// Which part of the image is visible.
    public var crop = ImageNode.Crop.center
    /// A color in place of the image's own colors, as for a template image.
    public var tint: Color?
    /// The edges that keep their size when the image is stretched, in points. If not zero, the image fills the bounds,
    /// and the content mode has no effect.
    public var capInsets = EdgeInsets.zero
    /// How the image is scaled.
    public var sampling = ImageResource.Sampling.smooth
    /// What is shown without an image.
    public var placeholder: Fill?
    /// Why an image that Swift code names cannot be read. It makes drawing fail.
    package var failure: String?
    public var paint: Paint

    /// A node that clips.
    public init(_ image: ImageResource?, mode: ImageNode.ContentMode = .fill) {
        self.image = image
        self.mode = mode
        paint = Paint()
        paint.clips = true
    }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        image == nil ? .boundOfOtherAxis : .children
    }

    /// An image that is drawn with more than twice the pixels that it has.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        let own = image.flatMap {
            shading(of: $0, in: element.frame, appearance: .light).wordsIfCoarse(at: element.scale)
        }
        return (paint.isHidden ? [] : [own].compactMap(\.self).map { ("source", $0) })
            + paint.warnings(of: element)
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: range.clamp(image?.size ?? .filling(range.max)))
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        if let failure { return painter.report(.unreadableImage(failure)) }
        guard let image else {
            painter.fill(.rectangle(frame), in: frame, with: [placeholder].compactMap { $0 })
            return
        }
        let extents = [frame.size, image.size].flatMap { [$0.width, $0.height] }
        guard extents.allSatisfy({ $0 > 0 }) else { return }
        var shading = shading(of: image, in: frame, appearance: painter.ownAppearance)
        shading.tile = painter.grid.roundEdges(of: shading.tile)
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

/// An element that shows an image.
public typealias Image = Element<ImageNode>

extension Element where Kind == ImageNode {
    /// An image that clips, and covers its bounds by default (Texture, §11.3).
    public init(_ image: ImageResource?, mode: ImageNode.ContentMode = .fill) {
        self.init(ImageNode(image, mode: mode))
    }

    /// A copy that shows a fill if there is no image.
    public func placeholder(_ fill: Fill) -> Image {
        modified { $0.kind.placeholder = fill }
    }

    /// A copy that shows another part of the image.
    public func crop(_ crop: ImageNode.Crop) -> Image {
        modified { $0.kind.crop = crop }
    }

    /// A copy that shows the image's shape in one color.
    public func tint(_ color: Color) -> Image {
        modified { $0.kind.tint = color }
    }

    /// A copy that stretches the image except for its edges, whose extents are in points.
    public func capInsets(_ insets: EdgeInsets) -> Image {
        modified { $0.kind.capInsets = insets }
    }

    /// A copy whose image is scaled in another way.
    public func sampling(_ sampling: ImageResource.Sampling) -> Image {
        modified { $0.kind.sampling = sampling }
    }
}

extension ImageNode {
    /// Which part of an image is shown (Texture, §11.3, `cropRect`).
    public enum Crop: Hashable, Sendable {
        /// The point of the image at these fractions of its size, from 0 to 1, lies at the same fractions of the bounds.
        case alignment(Point)
        /// A rectangle of the image, in fractions of its size from 0 to 1, fills the bounds. The content mode has no
        /// effect.
        case part(Rect)

        public static let center = Crop.alignment(Point(0.5, 0.5))
    }
}

extension ImageNode.Crop {
    /// `[x, y]`: the point that stays visible; `[x, y, width, height]`: the part that is shown; in fractions of the
    /// image.
    fileprivate static let codec: Codec<ImageNode.Crop> = {
        let expected = Expected("[x, y] or [x, y, width, height], each from 0 to 1", .pair)
        let part = Codec<Rect>.rect(.number(0...1), expected).checked(
            "a part within the image that is not empty, as [x, y, width, height]"
        ) { $0.size.width > 0 && $0.size.height > 0 && $0.maxX <= 1 + 1e-9 && $0.maxY <= 1 + 1e-9 }
        let point = Codec<Point>.point(.number(0...1), expected)
        return .oneOf(
            expected,
            [
                .form(point, { .alignment($0) }) { if case .alignment(let point) = $0 { point } else { nil } },
                .form(part, { .part($0) }) { if case .part(let part) = $0 { part } else { nil } },
            ])
    }()
}

extension ImageNode {
    /// How an image is fitted into the bounds of its node (Texture, §11.3).
    public enum ContentMode: String, Hashable, Sendable, CaseIterable {
        /// The smallest size that covers the bounds, in its proportions.
        case fill
        /// The largest size that fits into the bounds, in its proportions.
        case fit
        /// The size of the bounds, even if it changes the proportions.
        case stretch
        /// The same as `stretch`: a picture is drawn once, at one size (Texture, §11.1).
        case redraw
        /// Its own size, in the middle of the bounds.
        case center
        /// Its own size, at an edge or in a corner of the bounds.
        case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

        /// The frame of an image in the bounds, both in points.
        ///
        /// - Parameter crop: only for `fill`: the point of the image, in fractions of its size, that lies at the same
        ///   fractions of the bounds.
        func frame(of image: Size, in bounds: Rect, crop: Point = Point(0.5, 0.5)) -> Rect {
            let size = size(of: image, in: bounds.size)
            let place = self == .fill ? crop : alignment
            return Rect(
                bounds.minX + (bounds.size.width - size.width) * place.x,
                bounds.minY + (bounds.size.height - size.height) * place.y, size.width, size.height)
        }

        /// The size of an image in the bounds, both in points.
        func size(of image: Size, in bounds: Size) -> Size {
            let across = bounds.width / image.width
            let down = bounds.height / image.height
            switch self {
            case .stretch, .redraw: return bounds
            case .fill: return image.scaled(by: max(across, down))
            case .fit: return image.scaled(by: min(across, down))
            default: return image
            }
        }

        /// The point of the image, in fractions of its size, that lies at the same fractions of the bounds.
        private var alignment: Point {
            switch self {
            case .fill, .fit, .stretch, .redraw, .center: Point(0.5, 0.5)
            case .top: Point(0.5, 0)
            case .bottom: Point(0.5, 1)
            case .left: Point(0, 0.5)
            case .right: Point(1, 0.5)
            case .topLeft: Point(0, 0)
            case .topRight: Point(1, 0)
            case .bottomLeft: Point(0, 1)
            case .bottomRight: Point(1, 1)
            }
        }
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
