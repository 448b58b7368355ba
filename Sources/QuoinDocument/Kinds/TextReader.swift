import QuoinLayout
import QuoinScene

/// `text`: a string, or a mapping with the string, spans or Markdown, and their style.
enum TextReader: KindReader {
    static let key = "text"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard value.isMapping else { return value.string().map { Text($0).erased } }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let style = TextStyle(mapping, base: TextStyle())
        let paragraph = ParagraphStyle(mapping, letters: style)
        guard let spans = mapping.textSpans(style: style) else { return nil }
        return Text(TextContent(spans: spans, paragraph: paragraph)).erased
    }
}
