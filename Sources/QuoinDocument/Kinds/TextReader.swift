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
        let insets = mapping["insets"]?.textInsets()
        guard let spans = mapping.textSpans(style: style) else { return nil }
        return Text(TextContent(spans: spans, paragraph: paragraph)).textInsets(insets ?? .zero).erased
    }
}

extension DocumentValue {
    /// Room around lines, none of which may be infinite.
    fileprivate func textInsets() -> EdgeInsets? {
        guard let insets = edgeInsets() else { return nil }
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        return edges.allSatisfy(\.isFinite) ? insets : mismatch("insets that are finite")
    }
}
