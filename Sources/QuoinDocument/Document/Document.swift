import QuoinDiagrams
// Exported, because a document is read into elements of a scene.
@_exported import QuoinScene

/// A layout document: a layout and the canvas that it is drawn on.
public struct Document: Sendable {
    /// The canvas, which each of the variants changes.
    public var canvas: Canvas
    /// The canvas as it was read, with values that are right; `nil` for a document that was made in Swift.
    package var readCanvas: Canvas?
    /// The variants of the canvas that the document lists.
    package var variants = CanvasVariants()
    /// The font files and folders that the document names.
    package var fonts: [FontReference]
    /// The root element: the value of the key `layout`.
    public var root: AnyElement
    /// The diagram that is drawn instead of the layout alone, if the document has one.
    package var diagram: DocumentDiagram?
    /// Where the elements of the document's components are defined.
    package var components: [ComponentPlace] = []
    /// How the layout is checked, and what is allowed in it; `nil` if the document has no such key.
    package var check: Check?
    /// Warnings about settings without effect.
    public var warnings: [Diagnostic]

    /// Creates a document.
    public init(canvas: Canvas, root: AnyElement) {
        self.init(canvas: canvas, fonts: [], root: root, warnings: [])
    }

    init(canvas: Canvas, fonts: [FontReference], root: AnyElement, warnings: [Diagnostic]) {
        (self.canvas, self.fonts, self.root, self.warnings) = (canvas, fonts, root, warnings)
    }

    /// The document's own canvas and its variants, each once.
    package var allVariants: [CanvasVariant] {
        let own = CanvasVariant(own: canvas)
        return [own] + (variants.isEmpty ? [] : variants.combinations(on: canvas).filter { $0.suffix != own.suffix })
    }

    /// What the document's diagram shows.
    ///
    /// - Parameters:
    ///   - canvas: the canvas of a diagram without panels.
    ///   - change: changes the canvas of each panel, as options of the command line do.
    package func diagramPanels(on canvas: Canvas, _ change: (Canvas) -> Canvas) -> [Diagram.Panel] {
        guard let panels = diagram?.panels, !panels.isEmpty else { return [Diagram.Panel(root, on: canvas)] }
        return panels.map { Diagram.Panel($0.root, on: change($0.canvas), caption: $0.caption) }
    }

    /// The component that defines an element.
    ///
    /// - Parameter place: where the element is written.
    package func component(at place: SourcePlace) -> ComponentPlace? {
        components.first { $0.places.contains(place) }
    }

    /// The part of a document's text that defines the element of a component.
    package struct ComponentPlace: Hashable, Sendable {
        package var name: String
        /// From the element to the last value in it.
        package var places: ClosedRange<SourcePlace>
    }

    /// A font file or folder that a document names.
    package struct FontReference: Hashable, Sendable {
        /// The path on disk.
        package var path: String
        /// The path in the document: `fonts[0]`.
        package var documentPath: String
        /// The position in the document's text, for errors.
        package var place: SourcePlace?

        package init(path: String, documentPath: String = "", place: SourcePlace? = nil) {
            (self.path, self.documentPath, self.place) = (path, documentPath, place)
        }
    }
}

extension Document {
    /// Reads a document with other values.
    ///
    /// - Parameters:
    ///   - text: the document's text.
    ///   - changes: the values by their paths, in YAML: `{canvas.width: 240, title.text: Hi}`.
    ///   - resources: finds the images, the fonts and the other files that the document names.
    ///   - limits: how much the document may take.
    /// - Throws: a ``QuoinError``, also for a path at which nothing can be set.
    package init(
        parsing text: String, changing changes: String, resources: some DocumentResources, limits: Limits
    ) throws(QuoinError) {
        let reading = DocumentReading(changes, limits: limits)
        let value = DocumentValue(node: try Self.parse(changes, within: limits), path: .root, reading: reading)
        let node = DocumentVariant(changes: value.changes()).applied(to: try Self.parse(text, within: limits))
        guard let node, reading.diagnostics.isEmpty else {
            // Their places are not in the document.
            throw QuoinError(
                reading.diagnostics.map { Diagnostic($0.message, kind: $0.kind, path: $0.path, place: nil) })
        }
        try self.init(node, of: text, resources: resources, limits: limits)
    }
}

extension Diagnostic {
    /// A warning about a property without effect.
    package init(_ warning: Layout.Warning) {
        self.init(
            "\(warning.property) \(warning.reason)", severity: .warning, path: warning.element.description,
            place: warning.element.source)
    }

    /// A warning about a text that cannot be painted exactly as specified.
    package init(_ warning: Paint.Problem) {
        self.init(
            "\(warning.problem)", severity: .warning, path: warning.element.description, place: warning.element.source)
    }
}

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

/// A file with parts of a document: colors, components and fonts.
package struct DocumentPart: Sendable {
    /// The name in messages.
    package let name: String
    /// The file as it is written.
    package let node: SourceNode
    let fonts: [Document.FontReference]
}

extension KeyShape {
    /// The files with parts of a document.
    static let use = KeyShape(
        "use", .text + .list(.text), "Files with colors, components, fonts and styles, beside the document.")
}

extension DocumentReading {
    /// Reads the files that a document uses, and those that they use, each once.
    func readParts(_ value: DocumentValue?) -> [DocumentPart] {
        guard let value else { return [] }
        var parts: [DocumentPart] = []
        addParts(value, within: [], to: &parts)
        return parts
    }

    /// - Parameter chain: the names of the files around, the outermost first.
    private func addParts(_ value: DocumentValue, within chain: [String], to parts: inout [DocumentPart]) {
        for value in value.isList ? value.list() ?? [] : [value] {
            var resourcePath = ""
            let found = value.resource { path, resources throws(QuoinError) in
                resourcePath = path
                return try resources.text(at: path)
            }
            guard let found else { continue }
            if chain.contains(found.name) {
                value.report("the file uses itself: " + (chain + [found.name]).joined(separator: " → "))
                continue
            }
            if parts.contains(where: { $0.name == found.name }) { continue }
            let folder = resourcePath.lastIndex(of: "/").map { String(resourcePath[..<$0]) } ?? ""
            let file = SourceFile(name: found.name, folder: folder, text: found.text)
            guard let node = parsed(found.text, in: file, at: value) else { continue }
            guard let mapping = DocumentValue(node: node, path: .root, reading: self).mapping() else { continue }
            mapping.markKnown(PropertyNames { ["colors", "components", "fonts", "styles", "use"].map { ($0, []) } })
            if let inner = mapping["use"] { addParts(inner, within: chain + [found.name], to: &parts) }
            readColors(mapping["colors"])
            readComponents(mapping["components"])
            readStyles(mapping["styles"], checksAll: false)
            parts.append(
                DocumentPart(name: found.name, node: node, fonts: mapping["fonts"]?.fontReferences() ?? []))
            mapping.finish()
        }
    }

    private func parsed(_ text: String, in file: SourceFile, at value: DocumentValue) -> SourceNode? {
        do {
            if let node = try SourceNode.parsing(text, in: file) { return node }
            value.report("\(file.name) is empty")
        } catch {
            error.diagnostics.forEach(report)
        }
        return nil
    }
}

extension DocumentValue {
    /// The font files and folders of a list.
    func fontReferences() -> [Document.FontReference] {
        (list() ?? []).compactMap { value in
            value.resource { path, resources throws(QuoinError) in
                Document.FontReference(
                    path: try resources.font(at: path), documentPath: value.path.text, place: value.place)
            }
        }
    }
}
