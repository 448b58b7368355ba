import QuoinLayout
import QuoinValues

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
        case size(LayoutSize)
    }
}

extension ValueForm where Value == ImageFill {
    /// `{image, sizing, tile, alignment, tint, sampling}`.
    static var imageFill: ValueForm { .structure(ImageFill.properties).named("imageFill") }
}

extension ImageFill {
    fileprivate static let properties = PropertyTable(
        ImageFill(ImageResource(.bytes([]), size: .zero)),
        [
            Property("image", \.image, .image, .pixels, isRequired: true, "The path of the image."),
            Property(
                "sizing", \.sizing, .imageSizing, .pixels, also: ["background-size"],
                "How large the image is, or each of its tiles: a word, or [width, height] in points or as percentages."),
            Property("tile", \.isTiled, .bool, .pixels, "Whether the image repeats in both directions."),
            Property(
                "alignment", \.alignment, .relativePoint, .pixels, also: ["position"],
                "Where the image lies in the area: [x, y] in points or as percentages, or a word."),
            Property("tint", \.tint, .color, .pixels, "A color in place of all of the image's own."),
            Property(
                "sampling", \.sampling, .choice, .pixels,
                "How the image gets its pixels where it is drawn at another size."),
        ])
}

extension ValueForm where Value == ImageFill.Sizing {
    /// `natural`, `stretch`, `cover`, `contain`, or `[width, height]` as dimensions.
    fileprivate static var imageSizing: ValueForm {
        let words: [(name: String, value: ImageFill.Sizing)] = [
            ("natural", .natural), ("stretch", .stretch), ("cover", .cover), ("contain", .contain),
        ]
        let size = ValueForm<LayoutSize>.layoutSize
        return ValueForm(
            .words(words.map(\.name)) + size.shape,
            read: { value in value.isList ? size.read(value).map { .size($0) } : value.choice(words) },
            write: { sizing in
                if case .size(let extents) = sizing { return size.write(extents) }
                return .text(words.first { $0.value == sizing }?.name ?? "")
            })
    }
}
