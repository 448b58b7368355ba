import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension KindReader {
    /// `markdown`: a text, or a mapping with the text and the style of its paragraphs.
    static let markdown = KindReader(
        key: "markdown", summary: "Paragraphs, headings, lists, quotes, code and rules of a Markdown text.",
        names: [MarkdownBlocks.properties.names], shape: .text + .mapping { MarkdownBlocks.properties.shape },
        element: { value in
            guard value.isMapping else { return value.string().map { MarkdownBlocks($0).erased } }
            return ValueForm.structure(MarkdownBlocks.properties).read(value)?.erased
        })
}
