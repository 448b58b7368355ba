import QuoinScene

extension Document {
    /// The JSON Schema of documents, draft 2020-12, which editors use for completion and validation.
    ///
    /// It is made from the declarations of properties. It does not check everything that reading does: that an element
    /// has only one kind, that a color or a rule is valid, or that an id or a file exists.
    package static var schema: PropertyValue {
        .file(.document, title: "Quoin layout document", takesPlaceholders: true)
    }
}

extension PropertyValue {
    /// The JSON Schema of a file, draft 2020-12.
    ///
    /// - Parameters:
    ///   - mapping: the keys of the file, whose own values are not placeholders.
    ///   - takesPlaceholders: whether other values may be texts with placeholders.
    package static func file(_ mapping: MappingShape, title: String, takesPlaceholders: Bool = false) -> PropertyValue {
        var writer = SchemaWriter(takesPlaceholders: takesPlaceholders)
        let file = writer.object(mapping, takesPlaceholders: false)
        var definitions = writer.definitions
        if takesPlaceholders { definitions[SchemaWriter.placeholderName] = SchemaWriter.placeholder }
        var schema: [String: PropertyValue] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text(title),
        ]
        if !definitions.isEmpty { schema["$defs"] = .mapping(definitions) }
        if case .mapping(let keywords) = file { schema.merge(keywords) { $1 } }
        return .mapping(schema)
    }
}

extension MappingShape {
    /// A whole document.
    package static let document: MappingShape = {
        let color = Codec<Color>.color.shape
        let component = MappingShape(
            [
                KeyShape(
                    "parameters", .list(.text) + .named(values: .anything),
                    "The names of the parameters, or their names with defaults; null is none."),
                KeyShape("element", .element, "The element, in which $name is an argument."), .style,
            ], required: [["element"]])
        return MappingShape(
            [
                .use, .parameters,
                KeyShape(
                    "locale",
                    .words(LocaleFormats.all.map(\.name)) + ValueShape([.pattern("^\\$", meaning: "a parameter")]),
                    "The language and region in which ${name:format} writes numbers and dates.", defaultValue: "en"),
                KeyShape(
                    "canvas", .mapping { Canvas.properties.shape }, "What the layout is drawn on.", swiftName: "Canvas"),
                KeyShape("colors", .named(values: color), "Names for colors."),
                KeyShape("components", .named(values: .mapping { component }), "Elements with parameters, by name."),
                KeyShape(
                    "fonts", .list(.text), "Font files and folders, beside the document.",
                    swiftName: "FontSources.paths"),
                KeyShape("layout", .element, "The outermost element."),
                KeyShape("variants", .mapping { CanvasVariants.properties.shape }, "What else the layout is drawn on."),
                KeyShape("check", .mapping { Document.Check.properties.shape }, "What quoin check looks for."),
                KeyShape(
                    "diagram", DiagramReading.shape, "What is annotated, in place of the layout alone.",
                    swiftName: "Diagram"),
                .style, .styles,
            ] + Canvas.TextFallbacks.properties.keys, required: [["layout"]])
    }()
}
