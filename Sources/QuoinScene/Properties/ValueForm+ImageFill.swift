import QuoinLayout

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
