import QuoinScene

extension KindReader {
    /// `text`: a string, or a mapping with the string, spans or Markdown, and their style.
    static let text = KindReader(
        key: TextNode.name, summary: TextNode.declaration.summary, synonyms: TextNode.declaration.synonyms,
        names: [TextStyle.properties.names, TextNode.declaration.properties?.names, TextContent.sourceNames].compactMap(
            \.self),
        shape: .text
            + .mapping {
                let keys = TextStyle.properties.keys + (TextNode.declaration.properties?.keys ?? [])
                return MappingShape(
                    TextContent.sources + keys + [.style], required: TextContent.sources.map { [$0.key] })
            },
        element: { $0.textElement() })
}

extension DocumentValue {
    /// A text, a string or a mapping.
    func textElement() -> AnyElement? {
        guard let element = textNode(), permits(element.kind.text) else { return nil }
        return element.erased
    }

    private func textNode() -> Text? {
        guard isMapping else { return string().map { reading[TextDefaults.Key.self].text($0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var defaults = mapping.textDefaults()
        defaults.sources.note(nil, for: mapping.keys)
        var style = defaults.style
        mapping.read(TextStyle.properties, into: &style)
        if mapping.contains("ellipsis") { reading[LetterStyle.self] = style }
        var node = defaults.node
        if let table = TextNode.declaration.properties { mapping.read(table, into: &node) }
        guard let spans = mapping.textSpans(style: style, defaults.sources) else { return nil }
        node.text.spans = spans
        return Element(node)
    }
}

extension TextDefaults {
    /// A text that sets nothing itself.
    fileprivate func text(_ string: String) -> Text {
        var node = node
        node.text.spans = [TextContent.Span(string, style: style, from: sources)]
        return Element(node)
    }
}

extension KindReader {
    /// `markdown`: a text, or a mapping with the text and the style of its paragraphs.
    static let markdown = KindReader(
        key: "markdown", summary: "Paragraphs, headings, lists, quotes, code and rules of a Markdown text.",
        names: [MarkdownBlocks.properties.names],
        shape: .text
            + .mapping {
                var shape = MarkdownBlocks.properties.shape
                shape.keys.append(.style)
                return shape
            },
        element: { $0.markdownElement() })
}

extension DocumentValue {
    fileprivate func markdownElement() -> AnyElement? {
        guard let blocks = markdownBlocks(), permits(TextContent(blocks.markdown)) else { return nil }
        let element = blocks.erased
        return permitsParts(of: element) ? element : nil
    }

    private func markdownBlocks() -> MarkdownBlocks? {
        let defaults = reading[TextDefaults.Key.self]
        guard isMapping else { return string().map { MarkdownBlocks($0, defaults) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var blocks = MarkdownBlocks("", mapping.textDefaults())
        mapping.read(MarkdownBlocks.properties, into: &blocks)
        return mapping.contains("string") ? blocks : nil
    }

    /// Whether the parts of an element are within the limits, as if the document had them; reports them otherwise.
    private func permitsParts(of element: AnyElement) -> Bool {
        if let node = element.kind.base as? TextNode, !permits(node.text) { return false }
        return element.children.allSatisfy { child in
            defer { reading.leaveElement() }
            return reading.enterElement(self) && permitsParts(of: child)
        }
    }
}

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
