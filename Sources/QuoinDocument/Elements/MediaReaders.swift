import QuoinScene

extension KindReader {
    /// `image`: a path, or `{source, mode, crop, tint, capInsets, sampling, placeholder}`.
    static let image = KindReader(
        key: ImageNode.name, summary: ImageNode.declaration.summary, synonyms: ["img", "picture", "svg"],
        names: [ImageNode.declaration.properties?.names].compactMap(\.self),
        shape: ImageNode.codec.shape, element: { ImageNode.codec.read($0).map { Element($0).erased } })

    /// `map`: nothing, or `{snapshot, pin}`.
    static let map = placeholder(
        "map", "A map: a snapshot, or a drawing that stands for one.", MapPlaceholder.properties)

    /// `video`: nothing, or `{poster, mode, playButton}`.
    static let video = placeholder(
        "video", "A video: its poster on black, and a play button.", VideoPlaceholder.properties)

    private static func placeholder<Placeholder: LayoutElement>(
        _ key: String, _ summary: String, _ table: PropertyTable<Placeholder>
    ) -> KindReader {
        KindReader(
            key: key, summary: summary, shape: .null + .mapping { table.shape },
            element: { value in
                if value.isNull { return table.base.erased }
                return Codec.structure(table).read(value)?.erased
            })
    }
}

extension KindReader {
    /// `button`: a title, or a mapping with a title as in `text` and an image as a path or an element.
    static let button = KindReader(
        key: "button", summary: "An image and a title beside each other or one above the other.",
        names: [Button.properties.names],
        shape: .text
            + .mapping {
                MappingShape(
                    [
                        KeyShape(
                            "title", KindReader.text.shape, "The title, as a text has it.",
                            swiftName: "Button.Content.title"),
                        KeyShape(
                            "image", .text + .element, "The path of an image, or an element in its place.",
                            swiftName: "Button.Content.image"),
                    ] + Button.properties.keys)
            },
        element: { $0.button() })
}

extension DocumentValue {
    fileprivate func button() -> AnyElement? {
        guard isMapping else { return title().map { Button(title: $0).erased } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var button = Button()
        mapping.read(Button.properties, into: &button)
        button.contents[.normal]?.title = mapping["title"]?.title()
        button.contents[.normal]?.image = mapping["image"]?.icon()
        return button.erased
    }

    /// The title, as a text.
    private func title() -> Text? {
        guard let node = textElement()?.kind.base as? TextNode else { return nil }
        var title = Text(node)
        (title.source, title.documentPath) = (place, path)
        return title
    }

    /// The path of an image, or any element.
    private func icon() -> AnyElement? {
        isMapping ? element() : Codec<ImageResource>.image.read(self).map { Image($0).erased }
    }
}
