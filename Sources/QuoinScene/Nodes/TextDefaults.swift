import QuoinLayout

/// What texts have that they do not set themselves.
package struct TextDefaults: Sendable {
    /// The style of their letters.
    package var style = TextStyle()
    /// A text without letters: how lines are made, and the space around them.
    package var node = TextNode(TextContent(spans: []))
    /// The named styles that both come from.
    package var sources = StyleSources()

    package init() {}

    /// What texts have below the keys `style` of a document, its components and its elements.
    package enum Key: ReadingKey {
        package static var initial: TextDefaults { TextDefaults() }
    }
}

/// The named styles of a document.
package enum NamedStyles: ReadingKey {
    package static var initial: [String: DetachedValue] { [:] }
}

extension KeyShape {
    /// The style of all texts below.
    package static let style = KeyShape(
        "style", .textStyle, "What texts have that they do not set themselves: keys of texts, or the name of a style.",
        swiftName: "LayoutElement.textStyle(_:)", synonyms: ["textStyle", "typography"])

    /// The styles of a document.
    package static let styles = KeyShape(
        "styles", .mapping { MappingShape([], others: .allowed(.textStyle)) }, "Names for styles of texts.",
        synonyms: ["textStyles"])
}

extension ValueShape {
    fileprivate static let textStyle =
        ValueShape.text + .named("textStyle") { .mapping { MappingShape(TextDefaults.keys) } } + .list(.anything)
}

extension TextDefaults {
    fileprivate static var keys: [KeyShape] {
        TextStyle.properties.keys + (TextNode.declaration.properties?.keys ?? [])
    }
}

extension DocumentReading {
    /// Reads named styles, in addition to those of other files.
    ///
    /// - Parameter checksAll: whether errors are reported also in styles that no text has.
    package func readStyles(_ value: DocumentValue?, checksAll: Bool) {
        for (name, style) in value?.mapping()?.all() ?? [] {
            self[NamedStyles.self][name] = DetachedValue(style)
            if checksAll { _ = style.textDefaults(within: TextDefaults()) }
        }
    }

    /// Calls `body` with the defaults of a value for all texts that it reads.
    ///
    /// - Parameter name: the name of the style that a mapping is.
    package func withTextStyle<Result>(
        _ value: DocumentValue?, named name: String? = nil, _ body: () -> Result
    ) -> Result {
        guard let value else { return body() }
        let outer = self[TextDefaults.Key.self]
        let defaults = value.textDefaults(within: outer, named: name)
        (self[TextDefaults.Key.self], self[SurroundingStyle.self]) = (defaults, defaults.style)
        defer { (self[TextDefaults.Key.self], self[SurroundingStyle.self]) = (outer, outer.style) }
        return body()
    }
}

extension DocumentMapping {
    /// The defaults of texts here, changed by the key `style`.
    package func textDefaults() -> TextDefaults {
        let outer = value.reading[TextDefaults.Key.self]
        return self["style"]?.textDefaults(within: outer) ?? outer
    }

    /// Changes the style of letters by that of the key `style`, and by the keys of the mapping.
    func readStyle(into style: inout TextStyle, _ sources: inout StyleSources) {
        if let value = self["style"] {
            var defaults = TextDefaults()
            (defaults.style, defaults.sources) = (style, sources)
            defaults = value.textDefaults(within: defaults)
            (style, sources) = (defaults.style, defaults.sources)
        }
        read(TextStyle.properties, into: &style)
        sources.note(nil, for: keys)
    }
}

extension DocumentValue {
    /// The defaults of texts, changed by the name of a style, keys of texts, or a list of both.
    fileprivate func textDefaults(within outer: TextDefaults, named name: String? = nil) -> TextDefaults {
        if isList { return (list() ?? []).reduce(outer) { $1.namedDefaults(within: $0, named: name) } }
        return namedDefaults(within: outer, named: name)
    }

    /// - Parameter styleName: the name of the style that a mapping is.
    private func namedDefaults(within outer: TextDefaults, named styleName: String? = nil) -> TextDefaults {
        var defaults = outer
        if isMapping {
            guard let mapping = mapping() else { return outer }
            defer { mapping.finish() }
            mapping.read(TextStyle.properties, into: &defaults.style)
            if let table = TextNode.declaration.properties { mapping.read(table, into: &defaults.node) }
            defaults.sources.note(styleName, for: mapping.keys)
            return defaults
        }
        guard let name = string() else { return outer }
        let styles = reading[NamedStyles.self]
        guard let style = styles[name] else {
            report(
                "unknown style \"\(name)\"\(nearestNameHint(nearestName(to: name, among: styles.keys.sorted())))")
            return outer
        }
        guard style.node.mapping != nil else {
            report("the style \"\(name)\" is not a mapping of text keys")
            return outer
        }
        return style.value(in: reading, scope: scope).namedDefaults(within: outer, named: name)
    }
}
