import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension KindReader {
    /// `markdown`: a text, or a mapping with the text and the style of its paragraphs.
    static let markdown = KindReader(
        key: "markdown", summary: "Paragraphs, headings, lists, quotes, code and rules of a Markdown text.",
        names: [MarkdownBlocks.properties.names], shape: .text + .mapping { MarkdownBlocks.properties.shape },
        element: { $0.markdownElement() })
}

extension DocumentValue {
    fileprivate func markdownElement() -> AnyElement? {
        let read =
            isMapping
            ? ValueForm.structure(MarkdownBlocks.properties).read(self) : string().map { MarkdownBlocks($0) }
        guard let blocks = read, permits(TextContent(blocks.markdown)) else { return nil }
        let element = blocks.erased
        return permitsParts(of: element) ? element : nil
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
