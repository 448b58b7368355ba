import QuoinLayout
import QuoinValues

extension TextContent {
    /// The keys of a text's content; a document has one of them.
    package static let sources = [
        KeyShape(
            "string", .text, "The text.", swiftName: "TextContent.Span.string",
            synonyms: ["content", "text", "attributedText", "attributedString"]),
        KeyShape(
            "spans", .list(.text + .named("span") { .mapping { spanShape } }),
            "Parts of the text, each with a style of its own.", swiftName: "TextContent.spans"),
        KeyShape(
            "markdown", .text, "The text with the inline marks of Markdown.",
            swiftName: "TextContent.init(markdown:style:paragraph:)"),
    ]

    /// The names of the keys, for hints.
    package static let sourceNames = PropertyNames { sources.map { ($0.key, $0.synonyms) } }

    private static var spanShape: MappingShape {
        let sources = sources + Span.properties.keys
        return MappingShape(sources + TextStyle.properties.keys + [.style], required: sources.map { [$0.key] })
    }
}

/// The style of texts that set none.
enum SurroundingStyle: ReadingKey {
    static var initial: TextStyle { TextStyle() }
}

extension TextContent.Span {
    /// The properties of a span, except for its string and its style.
    package static let properties = PropertyTable(
        TextContent.Span(""),
        [
            Property(
                "image", \.image, TextContent.InlineImage.codec, [.size, .pixels],
                "An image in the line: a path, or {source, size, tint}; it stands on the baseline."
            ).named("TextContent.Span.image")
        ])
}

extension DocumentMapping {
    /// The spans of `string`, `spans` or `markdown`, in a style.
    ///
    /// - Parameter names: the named styles that it comes from.
    package func textSpans(style: TextStyle, _ names: StyleSources = StyleSources()) -> [TextContent.Span]? {
        let sources = TextContent.sources.map(\.key)
        let given = sources.filter { contains($0) }
        // Looking up every key keeps it from being reported as unknown.
        let values = sources.map { self[$0] }
        markKnown(TextContent.sourceNames)
        guard given.count == 1 else {
            value.report(
                given.isEmpty
                    ? "\"string\" is missing"
                    : "\(given.map { "\"\($0)\"" }.joined(separator: " and ")) set the same property; use one of them")
            return nil
        }
        if let string = values[0] { return string.string().map { [TextContent.Span($0, style: style, from: names)] } }
        if let spans = values[1] { return spans.textSpans(style: style, names) }
        guard let markdown = values[2], let text = markdown.string() else { return nil }
        guard markdown.permitsText(bytes: text.utf8.count) else { return nil }
        return TextContent(markdown: text, style: style).spans.map { span in
            var span = span
            span.origin.styles = names
            return span
        }
    }
}

extension TextContent.Span {
    /// - Parameter sources: the named styles that its style and that of its text come from.
    package init(_ string: String, style: TextStyle, from sources: StyleSources) {
        self.init(string, style: style)
        origin.styles = sources
    }
}

extension DocumentValue {
    /// Whether a text is within the limits; reports one that is not.
    package func permits(_ text: TextContent) -> Bool {
        let count = text.spans.count
        return permitsText(bytes: text.spans.reduce(0) { $0 + $1.string.utf8.count }) && permitsLines(of: text)
            && permitsTabs(of: text) && permits(count, \.spans, "the text has \(count) spans")
    }

    /// Whether a text is within the limit of lines. Lines are counted only in a text with at least as many bytes.
    private func permitsLines(of text: TextContent) -> Bool {
        let bytes = text.spans.reduce(0) { $0 + $1.string.utf8.count }
        guard bytes >= reading.limits.textLines else { return true }
        let broken = text.spans.filter(\.string.hasNewline)
        let lines = broken.reduce(1) { $0 + $1.string.count(where: \.isNewline) }
        return permits(lines, \.textLines, "the text has \(lines) lines")
    }

    /// Whether every line of a text is within the limit of tabs: for each tab, Pango adds up the widths of all runs
    /// before it. Lines are looked at only in a text with more tabs than the limit.
    private func permitsTabs(of text: TextContent) -> Bool {
        guard text.spans.reduce(0, { $0 + $1.string.tabCount }) > reading.limits.tabs else { return true }
        let most = text.string.split(whereSeparator: \.isNewline).map(\.tabCount).max() ?? 0
        return permits(most, \.tabs, "a line of the text has \(most) tabs")
    }

    fileprivate func permitsText(bytes: Int) -> Bool {
        permits(bytes, \.textBytes, "the text has \(bytes) bytes")
    }
}

extension StringProtocol {
    fileprivate var tabCount: Int { utf8.count { $0 == UInt8(ascii: "\t") } }

    /// Whether it has a line break. Its characters are looked at only if it has a byte that line breaks begin with.
    var hasNewline: Bool {
        utf8.contains { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 } && contains(where: \.isNewline)
    }
}

extension DocumentValue {
    /// A list of spans, each a string, or a mapping with its own style and a string, spans or Markdown.
    fileprivate func textSpans(style: TextStyle, _ sources: StyleSources) -> [TextContent.Span]? {
        guard let values = list() else { return nil }
        let spans = values.map { $0.placedSpans(style: style, sources) }
        return spans.contains { $0 == nil } ? nil : spans.flatMap { $0 ?? [] }
    }

    private func placedSpans(style: TextStyle, _ sources: StyleSources) -> [TextContent.Span]? {
        guard var spans = textSpan(style: style, sources) else { return nil }
        for index in spans.indices where spans[index].origin.place == nil { spans[index].origin.place = place }
        return spans
    }

    private func textSpan(style: TextStyle, _ sources: StyleSources) -> [TextContent.Span]? {
        defer { reading.leaveElement() }
        guard reading.enterElement(self) else { return nil }
        guard isMapping else { return string().map { [TextContent.Span($0, style: style, from: sources)] } }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        var (style, sources) = (style, sources)
        mapping.readStyle(into: &style, &sources)
        guard let image = mapping["image"] else { return mapping.textSpans(style: style, sources) }
        for source in TextContent.sources { _ = mapping[source.key] }
        mapping.refuse(TextContent.sources.map(\.key), beside: "image")
        return TextContent.InlineImage.codec.read(image).map {
            [TextContent.Span(image: $0, style: style)]
        }
    }
}

extension TextContent.InlineImage {
    /// A path, or `{source, size, tint}`.
    fileprivate static let codec = Codec<TextContent.InlineImage>.oneOf([
        .form(.image, { TextContent.InlineImage($0) }) { _ in nil }, .all(.structure(properties)),
    ])

    private static let properties = PropertyTable(
        TextContent.InlineImage(ImageResource(.bytes([]), size: .zero)),
        [
            Property(
                "source", \.image, .image, [.size, .pixels], also: ["src"], isRequired: true,
                "The path of the image, beside the document, or a data URL."),
            Property(
                "size", \.size,
                .list(
                    .points(0.01...1e5), count: 2, "[width, height] in points", to: { Size($0[0], $0[1]) },
                    from: { [$0.width, $0.height] }), [.size, .pixels],
                "[width, height] in points, in place of the image's own."),
            Property("tint", \.tint, .color, .pixels, "A color in place of all of the image's own."),
        ])
}

/// The named styles of a document that the values of a text come from.
package struct StyleSources: Hashable, Sendable {
    /// The names of the styles by the keys that they set; `nil` for none, so that most texts need no memory.
    private var names: [String: String]?

    /// Stands for the name of the document's own style. A style without a name cannot be asked for.
    package static let document = ""

    package init() {}

    /// The names of the styles by the keys that they set.
    package var byKey: [String: String] { names ?? [:] }

    /// Notes the style that a mapping is, or `nil` for one without a name, for all keys that it sets.
    ///
    /// - Parameters:
    ///   - keys: the keys of the mapping that its value has.
    package mutating func note(_ name: String?, for keys: some Sequence<String>) {
        if name == nil, names == nil { return }
        var all = names ?? [:]
        for key in keys { all[key] = name }
        names = all
    }
}

extension StyleSources {
    /// The styles that all spans of a text have in common.
    package init(of text: TextContent) {
        guard var common = text.spans.first?.origin.styles.names else { return }
        for span in text.spans.dropFirst() { common = common.filter { span.origin.styles.names?[$0.key] == $0.value } }
        names = common.isEmpty ? nil : common
    }

    /// The style with a name, in a sentence: ``the style `title` ``.
    package static func words(for name: String) -> String {
        name == document ? "the document's style" : "the style \(ElementName.id(name))"
    }

    /// `size and weight by the style title`, for each style.
    ///
    /// - Parameter names: the names of styles by keys.
    package static func phrases(_ names: [String: String]) -> [String] {
        Dictionary(grouping: names.keys.sorted()) { names[$0] ?? "" }.sorted { $0.key < $1.key }.map { name, keys in
            let first = keys.dropLast().joined(separator: ", ")
            return (first.isEmpty ? "" : first + " and ") + "\(keys.last ?? "") by \(words(for: name))"
        }
    }
}
