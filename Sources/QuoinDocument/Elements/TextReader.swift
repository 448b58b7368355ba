import QuoinDeclarations
import QuoinLayout
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
                return MappingShape(TextContent.sources + keys, required: TextContent.sources.map { [$0.key] })
            },
        element: { $0.textElement() }, base: TextNode(TextContent("")))
}

extension DocumentValue {
    /// A text, a string or a mapping.
    func textElement() -> AnyElement? {
        guard let element = textNode(), permits(element.kind.text) else { return nil }
        return element.erased
    }

    private func textNode() -> Text? {
        guard isMapping else { return string().map { Text($0) } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var style = TextStyle()
        mapping.read(TextStyle.properties, into: &style)
        if mapping.contains("ellipsis") { reading[LetterStyle.self] = style }
        var node = TextNode(TextContent(spans: []))
        if let table = TextNode.declaration.properties { mapping.read(table, into: &node) }
        guard let spans = mapping.textSpans(style: style) else { return nil }
        node.text.spans = spans
        return Element(node)
    }
}
