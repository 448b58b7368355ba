import QuoinLayout

/// A map node in a picture: a snapshot of the map, or a generic map (Texture, §11.6).
///
/// It takes the available space, like an empty box.
public struct MapPlaceholder: LayoutElement {
    /// A picture of the region that covers the node.
    public var snapshot: ImageResource?
    /// Whether there is a pin in the middle.
    public var showsPin: Bool

    public init(snapshot: ImageResource? = nil, showsPin: Bool = true) {
        (self.snapshot, self.showsPin) = (snapshot, showsPin)
    }

    public var element: Box {
        let pins = showsPin ? [pin.composed(of: .part).centered().composed(of: .part).erased] : []
        let layers = background.map { $0.composed(of: .part) } + pins
        let map = layers.dropFirst().reduce(layers[0]) { $0.overlay($1).composed(of: .part).erased }
        return Box(map).clip().composed(of: Composition("map", Self.properties, of: self))
    }

    package static let properties = PropertyTable(
        MapPlaceholder(),
        [
            Property("snapshot", \.snapshot, .image, .contentPixels, "The path of a picture of the region."),
            Property("pin", \.showsPin, .bool, .contentPixels, "Whether a mark stands in the middle."),
        ])

    /// The snapshot, or land, a park, water and streets.
    private var background: [AnyElement] {
        if let snapshot {
            return [Box().fill(.image(.covering(snapshot))).erased]
        }
        return [
            Box().fill(PlaceholderColors.land).erased,
            area([Point(58, 0), Point(100, 0), Point(100, 34), Point(64, 40)], PlaceholderColors.park),
            area([Point(0, 78), Point(34, 70), Point(58, 100), Point(0, 100)], PlaceholderColors.water),
            street(from: Point(-5, 30), to: Point(105, 44), PlaceholderColors.street),
            street(from: Point(30, -5), to: Point(70, 105), PlaceholderColors.street),
            street(from: Point(-5, 72), to: Point(105, 60), PlaceholderColors.street),
            street(from: Point(80, -5), to: Point(86, 105), PlaceholderColors.street),
        ]
    }

    private var pin: Box {
        Box().fill(PlaceholderColors.pin).shape(.ellipse).border(width: 3, color: .white)
            .shadow(Shadow(color: .black.opacity(0.3), radius: 2, offset: Point(0, 1))).preferredSize(16, 16)
    }

    private func street(from start: Point, to end: Point, _ color: Color) -> AnyElement {
        let isAcross = abs(end.x - start.x) > abs(end.y - start.y)
        let half = isAcross ? Point(0, 2.5) : Point(2.5, 0)
        return area([start - half, end - half, end + half, start + half], color)
    }

    /// An area of a map of 100 by 100, stretched to the node.
    private func area(_ corners: [Point], _ color: Color) -> AnyElement {
        var path = Path()
        for (index, corner) in corners.enumerated() {
            if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
        }
        path.close()
        return Box().fill(color).shape(.scaledPath(path, viewBox: Rect(0, 0, 100, 100))).erased
    }
}

extension Fill.ImageFill {
    /// One image that covers an area, centered.
    static func covering(_ image: ImageResource) -> Fill.ImageFill {
        Fill.ImageFill(image, sizing: .cover, isTiled: false, alignment: .center)
    }
}

/// The colors of placeholders.
enum PlaceholderColors {
    /// A missing image.
    static let empty = Color(light: RGBA(hex: 0xE4E4E7), dark: RGBA(hex: 0x3F3F46))
    /// The land of a map, its streets, its parks, and its water.
    static let land = Color(light: RGBA(hex: 0xF2EFE9), dark: RGBA(hex: 0x2A2F36))
    static let street = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x424A55))
    static let park = Color(light: RGBA(hex: 0xCFE8C6), dark: RGBA(hex: 0x2F4636))
    static let water = Color(light: RGBA(hex: 0xB3D7F2), dark: RGBA(hex: 0x1F3B57))
    static let pin = Color(light: RGBA(hex: 0xE5484D), dark: RGBA(hex: 0xE5484D))
}

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
