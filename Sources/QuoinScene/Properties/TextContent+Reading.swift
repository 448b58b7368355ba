import QuoinLayout

extension TextContent {
    /// The keys of a text's content, one of which is given.
    package static let sources = [
        KeyShape("string", .text, "The text."),
        KeyShape(
            "spans", .list(.text + .named("span") { .mapping { spanShape } }),
            "Parts of the text, each with a style of its own."),
        KeyShape("markdown", .text, "The text with the inline marks of Markdown."),
    ]

    private static var spanShape: MappingShape {
        MappingShape(sources + TextStyle.properties.keys, required: sources.map { [$0.key] })
    }
}

extension DocumentMapping {
    /// What `string`, `spans` or `markdown` says, in a style.
    package func textSpans(style: TextStyle) -> [TextSpan]? {
        let sources = TextContent.sources.map(\.key)
        let given = sources.filter { contains($0) }
        // All are asked for, so that all are known.
        let values = sources.map { self[$0] }
        guard given.count == 1 else {
            value.report(
                given.isEmpty
                    ? "\"string\" is missing"
                    : "\(given.map { "\"\($0)\"" }.joined(separator: " and ")) set the same; use one of them")
            return nil
        }
        if let string = values[0] { return string.string().map { [TextSpan($0, style: style)] } }
        if let spans = values[1] { return spans.textSpans(style: style) }
        return values[2]?.string().map { TextContent(markdown: $0, style: style).spans }
    }
}

extension DocumentValue {
    /// A list of spans, each a string, or a mapping with a style of its own and a string, spans or Markdown.
    fileprivate func textSpans(style: TextStyle) -> [TextSpan]? {
        guard let values = list() else { return nil }
        let spans = values.map { $0.textSpan(style: style) }
        return spans.contains { $0 == nil } ? nil : spans.flatMap { $0 ?? [] }
    }

    private func textSpan(style: TextStyle) -> [TextSpan]? {
        defer { reading.leaveElement() }
        guard reading.enterElement(self) else { return nil }
        guard isMapping else { return string().map { [TextSpan($0, style: style)] } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var style = style
        mapping.read(TextStyle.properties, into: &style)
        return mapping.textSpans(style: style)
    }
}
