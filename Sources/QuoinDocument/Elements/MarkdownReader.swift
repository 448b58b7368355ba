import QuoinLayout
import QuoinScene

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
