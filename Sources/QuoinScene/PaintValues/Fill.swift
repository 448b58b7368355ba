import QuoinLayout

/// What an area is filled with.
public enum Fill: Hashable, Sendable {
    case solid(Color)
    indirect case gradient(Gradient)
    indirect case image(Fill.ImageFill)

    /// A gradient along a line.
    public static func linear(_ direction: Gradient.LineDirection, _ stops: [Gradient.Stop]) -> Fill {
        .gradient(Gradient(.linear(direction), stops: stops))
    }

    /// A gradient along a line, its colors at equal distances.
    public static func linear(_ direction: Gradient.LineDirection, colors: [Color]) -> Fill {
        .linear(direction, colors.map { Gradient.Stop($0) })
    }

    /// A gradient from a center outward, its colors at equal distances.
    public static func radial(
        _ extent: Gradient.RadialExtent = .ellipse(.farthestCorner), center: RelativePoint = .center, colors: [Color]
    ) -> Fill {
        .gradient(Gradient(.radial(extent, center: center), stops: colors.map { Gradient.Stop($0) }))
    }

    /// A gradient around a center, its colors at equal distances.
    ///
    /// - Parameter angle: where it begins, in degrees clockwise from upward.
    public static func conic(from angle: Double = 0, center: RelativePoint = .center, colors: [Color]) -> Fill {
        .gradient(Gradient(.conic(from: angle, center: center), stops: colors.map { Gradient.Stop($0) }))
    }
}

extension Codec where Value == Fill {
    /// A color, or a mapping with a gradient or an image.
    public static var fill: Codec { Fill.codec }
}

extension Fill {
    fileprivate static let codec = Codec<Fill>.oneOf(
        "a color, an image, or one gradient: linear, radial or conic",
        [
            .form(.color, { .solid($0) }) { if case .solid(let color) = $0 { color } else { nil } },
            .form(Fill.ImageFill.codec, { .image($0) }) { if case .image(let image) = $0 { image } else { nil } },
        ] + Gradient.cases({ .gradient($0) }) { if case .gradient(let gradient) = $0 { gradient } else { nil } }
    ).refusing { value in
        // A gradient that is written as a function of CSS.
        guard let text = value.node.string, text.utf8.last == UInt8(ascii: ")"),
            let name = ["linear", "radial", "conic"].first(where: { text.contains("\($0)-gradient(") })
        else { return nil }
        return "a gradient is a mapping, such as {\(name): {stops: [red, blue]}}, not the text \(value.summary)"
    }.named("fill")

    /// An image as a fill (CSS Backgrounds 3, §3).
    public struct ImageFill: Hashable, Sendable {
        public var image: ImageResource
        /// The size of the image, or of each of its tiles.
        public var sizing: Sizing
        /// Whether the image repeats in both directions to fill the area.
        public var isTiled: Bool
        /// Where the image lies. Fractions: the point of the image at these fractions lies at the same fractions of the area.
        /// Points: from the near edges.
        public var alignment: RelativePoint
        /// A color that replaces the image's own colors.
        public var tint: Color?
        /// How the image is scaled.
        public var sampling = ImageResource.Sampling.smooth

        /// By default, an image in its own size, repeated from the top left corner, as in CSS.
        public init(
            _ image: ImageResource, sizing: Sizing = .natural, isTiled: Bool = true,
            alignment: RelativePoint = RelativePoint(0, 0)
        ) {
            (self.image, self.sizing, self.isTiled, self.alignment) = (image, sizing, isTiled, alignment)
        }

        public enum Sizing: Hashable, Sendable {
            /// Its own size.
            case natural
            /// The size of the area, even if it changes the proportions.
            case stretch
            /// The smallest size that covers the area.
            case cover
            /// The largest size that fits into the area.
            case contain
            /// Extents; fractions are of the area's. One that is `auto` keeps the proportions; two are the natural size.
            case size(ElementStyle.LayoutSize)
        }
    }
}

extension Fill.ImageFill {
    /// `{image, sizing, tile, alignment, tint, sampling}`.
    static let codec = Codec<Fill.ImageFill>.structure(properties).named("imageFill")

    private static let properties = PropertyTable(
        Fill.ImageFill(ImageResource(.bytes([]), size: .zero)),
        [
            Property("image", \.image, .image, .pixels, isRequired: true, "The path of the image."),
            Property(
                "sizing", \.sizing, Sizing.codec, .pixels, also: ["background-size"],
                "How large the image is, or each of its tiles: a word, or [width, height] in points or as percentages."),
            Property("tile", \.isTiled, .bool, .pixels, "Whether the image repeats in both directions."),
            Property(
                "alignment", \.alignment, RelativePoint.codec, .pixels, also: ["position"],
                "Where the image lies in the area: [x, y] in points or as percentages, or a word."),
            Property("tint", \.tint, .color, .pixels, "A color in place of all of the image's own."),
            Property(
                "sampling", \.sampling, .choice, .pixels,
                "How the image gets its pixels where it is drawn at another size."),
        ])
}

extension Fill.ImageFill.Sizing {
    /// `natural`, `stretch`, `cover`, `contain`, or `[width, height]` as dimensions.
    fileprivate static let codec = Codec<Fill.ImageFill.Sizing>.oneOf([
        .words([("natural", .natural), ("stretch", .stretch), ("cover", .cover), ("contain", .contain)]),
        .form(.layoutSize, { .size($0) }) { if case .size(let size) = $0 { size } else { nil } },
    ])
}

/// A position in a rectangle: on each axis points from the near edge, or a fraction of the extent.
public struct RelativePoint: Hashable, Sendable {
    /// Points from the left edge, or a fraction of the width; may lie outside.
    public var x: LayoutDimension
    /// Points from the top edge, or a fraction of the height; may lie outside.
    public var y: LayoutDimension

    public init(_ x: LayoutDimension, _ y: LayoutDimension) {
        (self.x, self.y) = (x, y)
    }

    public static let center = RelativePoint(.fraction(0.5), .fraction(0.5))

    /// The point in a rectangle; `auto` is the middle.
    package func resolved(in rect: Rect) -> Point {
        Point(
            rect.minX + x.resolved(in: rect.size.width, auto: rect.size.width / 2),
            rect.minY + y.resolved(in: rect.size.height, auto: rect.size.height / 2))
    }
}

extension RelativePoint {
    /// `[x, y]`, each in points or as a percentage of the extent, or the name of a position.
    static let codec = Codec<RelativePoint>.oneOf([
        .all(coordinates) { point in !names.contains { $0.value == point } }, .words(names),
    ]).named("point")

    private static let coordinates = Codec<RelativePoint>.list(
        .length(-1e6...1e6, parts: -1e4...1e4, "points or a percentage such as \"50%\""), count: 2,
        "[x, y], each in points or as a percentage", to: { RelativePoint($0[0], $0[1]) }, from: { [$0.x, $0.y] })

    /// The corners, the middles of the sides, and the center.
    private static let names: [(name: String, value: RelativePoint)] = {
        let columns: [(name: String, at: LayoutDimension)] = [
            ("Left", .fraction(0)), ("", .fraction(0.5)), ("Right", .fraction(1)),
        ]
        let rows: [(name: String, at: LayoutDimension)] = [("top", .fraction(0)), ("bottom", .fraction(1))]
        let middle = [("left", columns[0].at), ("center", columns[1].at), ("right", columns[2].at)]
        return rows.flatMap { row in columns.map { (row.name + $0.name, RelativePoint($0.at, row.at)) } }
            + middle.map { ($0.0, RelativePoint($0.1, .fraction(0.5))) }
    }()
}
