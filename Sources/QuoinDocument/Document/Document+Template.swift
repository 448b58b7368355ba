import QuoinScene

extension Document {
    /// Reads a YAML or JSON document.
    ///
    /// - Parameters:
    ///   - text: the document's text.
    ///   - resources: finds the images and fonts that the document names.
    ///   - limits: how much the document may take.
    /// - Throws: a ``QuoinError`` with all errors, or as many as are reported.
    public init(
        parsing text: String, resources: some DocumentResources, limits: Limits = Limits()
    ) throws(QuoinError) {
        try self.init(Self.parse(text, within: limits), of: text, resources: resources, limits: limits)
    }

    /// Reads a document that was parsed.
    ///
    /// - Parameters:
    ///   - node: the document, which may differ from the text.
    ///   - text: the document's text, for places in it.
    package init(
        _ node: SourceNode, of text: String, resources: some DocumentResources, limits: Limits
    ) throws(QuoinError) {
        let reading = DocumentReading(text, limits: limits, finding: resources)
        let template = Template(node, of: text, resources: resources, in: reading)
        self = try template.document(Arguments(examplesOf: template.parameters, in: reading), in: reading)
    }

    /// Parses a text, unless it is too long.
    package static func parse(_ text: String, within limits: Limits) throws(QuoinError) -> SourceNode {
        guard text.utf8.count <= limits.documentBytes else {
            let excess = limits.excess(\.documentBytes, "the document has \(text.utf8.count) bytes")
            throw .limitPassed(excess)
        }
        if let root = try SourceNode.parsing(text) { return root }
        throw QuoinError("the document is empty", at: SourcePlace(line: 1, column: 1))
    }

    /// A document that is drawn with data. It is parsed once, and read for each picture.
    ///
    ///     let template = try DocumentFile(path: "card.yaml").template()
    ///     let document = try template.document(with: ["title": "Weekend in Lisbon", "tags": ["sunny", "3 days"]])
    ///
    /// Values of several threads may come from one template.
    public struct Template: Sendable {
        /// The document as it is written.
        package let node: SourceNode
        /// The values that data gives.
        package let parameters: [Parameter]
        /// The files with parts of the document, each once, in the order in which they are read.
        package let parts: [DocumentPart]
        private let text: String
        private let limits: Limits
        private var resources: any DocumentResources
        private let fonts: [FontReference]
        private let colors: [String: Color]
        private let components: [String: Component]
        private let styles: [String: DetachedValue]

        /// Parses a YAML or JSON document, and reads the parts that do not depend on data.
        ///
        /// - Parameters:
        ///   - text: the document's text.
        ///   - resources: finds the images, the fonts and the other files that the document names.
        ///   - limits: how much each picture's document may take.
        /// - Throws: a ``QuoinError`` for a faulty syntax, and for faulty parameters, components and fonts.
        public init(
            parsing text: String, resources: some DocumentResources, limits: Limits = Limits()
        ) throws(QuoinError) {
            try self.init(Document.parse(text, within: limits), of: text, resources: resources, limits: limits)
        }

        /// Reads the parts that do not depend on data of a document that was parsed.
        ///
        /// - Parameter text: the text that the document is in, for places in it.
        package init(
            _ node: SourceNode, of text: String, resources: some DocumentResources, limits: Limits
        ) throws(QuoinError) {
            let reading = DocumentReading(text, limits: limits, finding: resources)
            self.init(node, of: text, resources: resources, in: reading)
            _ = try reading.found()
        }

        /// - Parameter reading: receives the errors of the parts that do not depend on data.
        init(_ node: SourceNode, of text: String, resources: some DocumentResources, in reading: DocumentReading) {
            (self.node, self.text, self.resources, limits) = (node, text, resources, reading.limits)
            // A document that is not a mapping is reported when its elements are read.
            let mapping = node.mapping == nil ? nil : DocumentValue(node: node, path: .root, reading: reading).mapping()
            parts = reading.readParts(mapping?["use"])
            reading.readComponents(mapping?["components"])
            parameters = mapping?["parameters"]?.documentParameters() ?? []
            fonts = parts.flatMap(\.fonts) + (mapping?["fonts"]?.fontReferences() ?? [])
            (colors, components) = (reading[NamedColors.self], reading[Components.self])
            styles = reading[NamedStyles.self]
        }

        /// The document with values for its parameters.
        ///
        /// - Parameter values: a mapping of values by the names of the parameters.
        /// - Throws: a ``QuoinError`` with all errors in the values or, if these are right, in the document.
        public func document(with values: PropertyValue) throws(QuoinError) -> Document {
            try document(try arguments(DataRow(values)))
        }

        /// The values of the parameters for a row, checked, and completed by defaults.
        ///
        /// - Parameter others: names that the row may have besides the parameters.
        /// - Throws: a ``QuoinError`` with all errors in the row.
        package func arguments(_ row: DataRow, besides others: Set<String> = []) throws(QuoinError) -> Arguments {
            let reading = newReading()
            let arguments = Arguments(row, for: parameters, besides: others, in: reading)
            _ = try reading.found()
            return arguments
        }

        /// The text that a parameter has where data gives no value; `nil` if it has none.
        package func defaultText(of name: String) -> String? {
            parameters.first { $0.name == name }?.fallback?.node.string
        }

        /// The document with values for its parameters.
        ///
        /// - Throws: a ``QuoinError`` with all errors in the document, each at its place or at that of a wrong value.
        package func document(_ arguments: Arguments) throws(QuoinError) -> Document {
            try document(arguments, in: newReading())
        }

        /// The document with the examples of its parameters.
        ///
        /// - Throws: a ``QuoinError`` with all errors in the document.
        package func example() throws(QuoinError) -> Document {
            let reading = newReading()
            return try document(Arguments(examplesOf: parameters, in: reading), in: reading)
        }

        /// The template, which finds images in another way.
        package func finding(_ change: (any DocumentResources) -> any DocumentResources) -> Document.Template {
            var copy = self
            copy.resources = change(resources)
            return copy
        }

        private func newReading() -> DocumentReading {
            let reading = DocumentReading(text, limits: limits, finding: resources)
            if !colors.isEmpty { reading[NamedColors.self] = colors }
            if !components.isEmpty { reading[Components.self] = components }
            if !styles.isEmpty { reading[NamedStyles.self] = styles }
            return reading
        }
    }
}

// MARK: - Reading

extension Document.Template {
    /// The document with its panels, if it has a diagram with panels.
    func document(_ arguments: Arguments, in reading: DocumentReading) throws(QuoinError) -> Document {
        var (document, diagram) = try read(node, arguments, in: reading)
        guard let diagram else { return document }
        document.diagram = DocumentDiagram(diagram: diagram.diagram)
        var common: [Diagnostic]?
        for variant in diagram.variants {
            guard let changed = variant.applied(to: node) else { throw QuoinError(reading.diagnostics) }
            let panelReading = DocumentReading(text, limits: limits, finding: resources)
            let template = Document.Template(changed, of: text, resources: resources, in: panelReading)
            let panel = try template.read(changed, arguments, in: panelReading).document
            document.diagram?.panels.append(
                DocumentDiagram.Panel(caption: variant.caption, canvas: panel.canvas, root: panel.root))
            common = common.map { $0.filter(panel.warnings.contains) } ?? panel.warnings
        }
        // What holds for some values of a strip is what it shows.
        document.warnings = common ?? document.warnings
        return document
    }

    /// Reads a document and its diagram.
    private func read(
        _ node: SourceNode, _ arguments: Arguments, in reading: DocumentReading
    ) throws(QuoinError) -> (document: Document, diagram: DiagramReading?) {
        let value = DocumentValue(node: node, path: .root, reading: reading, scope: arguments.scope(in: reading))
        var diagram: DiagramReading?
        var tree: LayoutTree?
        var document = Document(canvas: Canvas(), fonts: fonts, root: Element(SpacerLayout()).erased, warnings: [])
        if let mapping = value.mapping() {
            // These were read with the template.
            for key in ["use", "parameters", "fonts"] { _ = mapping[key] }
            reading.readLocale(mapping["locale"])
            reading.readColors(mapping["colors"])
            document.components = components.compactMap(Document.ComponentPlace.init).sorted { $0.name < $1.name }
            if let canvas = mapping["canvas"]?.mapping(["width", "height"]) {
                canvas.read(Canvas.properties, into: &document.canvas)
                canvas.finish()
            }
            mapping.read(Canvas.TextFallbacks.properties, into: &document.canvas.fallbacks)
            if let value = mapping["variants"] { document.variants = value.variants(of: document.canvas) }
            if let value = mapping["check"] { document.check = Codec<Document.Check>.check.read(value) }
            reading.readStyles(mapping["styles"], checksAll: true)
            reading.withTextStyle(mapping["style"], named: StyleSources.document) {
                if let root = mapping.required("layout")?.element() { document.root = root }
            }
            reading.checkUnusedComponents(mapping["components"])
            diagram = mapping["diagram"].flatMap { DiagramReading($0) }
            // Elements that are nested too deep were reported above.
            tree = try? LayoutTree(document.root)
            if let tree {
                diagram?.checkIDs(in: tree)
                reading.reportRepeatedIDs(in: tree)
            }
            mapping.finish()
        }
        let found = try reading.found()
        document.readCanvas = document.canvas
        document.warnings = (found + (tree?.warnings ?? []).map { Diagnostic($0) }).sorted { $0.isBefore($1) }
        return (document, diagram)
    }
}

extension Document.ComponentPlace {
    fileprivate init?(_ name: String, _ component: Component) {
        guard let node = component.element?.node else { return nil }
        self.init(name: name, places: node.place...max(node.place, node.lastPlace))
    }
}

extension DocumentReading {
    package convenience init(_ text: String, limits: Limits = Limits(), finding resources: some DocumentResources) {
        self.init(text, limits: limits)
        self[ResourcesKey.self] = resources
        self[OtherPlaces.self] = { $1.keyBesideKind($0) }
        self[Corrections.self] = { $0.correctedLines(of: text) }
    }

    /// All that was reported, in the order of the places.
    ///
    /// - Throws: a ``QuoinError`` with all of it, if there is an error.
    fileprivate func found() throws(QuoinError) -> [Diagnostic] {
        let found = diagnostics.sorted { $0.isBefore($1) }
        guard !found.contains(where: { $0.severity == .error }) else { throw QuoinError(found + hiddenErrors) }
        return found
    }

    /// How many errors are not reported, if there are any.
    private var hiddenErrors: [Diagnostic] {
        let count = hiddenCount(.error)
        guard count > 0 else { return [] }
        let excess = limits.excess(\.errors, "there are \(count) more errors")
        return [Diagnostic("\(excess)", path: "", place: nil)]
    }

    /// Reads the named colors, in addition to those of other files. A color may refer to earlier ones.
    func readColors(_ value: DocumentValue?) {
        let others = self[NamedColors.self]
        for (name, value) in value?.mapping()?.all() ?? [] {
            if others[name] != nil { value.report("the color \"\(name)\" is also in a file that is used") }
            // A faulty color has its own error, and a name nevertheless.
            self[NamedColors.self][name] = Codec<Color>.color.read(value) ?? .black
        }
    }

    /// Reads the locale of numbers and dates.
    fileprivate func readLocale(_ value: DocumentValue?) {
        guard let value else { return }
        let locale = value.choice(LocaleFormats.all.map { (name: $0.name, value: $0) })
        if let locale { self[LocaleKey.self] = locale }
    }

    /// Reports ids that several elements of the text have. Elements that a component or a collection repeats are in the
    /// text only once.
    func reportRepeatedIDs(in tree: LayoutTree) {
        var known: [String: [Int]] = [:]
        for index in tree.paintOrder {
            guard let id = tree.id(of: index), let place = tree.source(of: index) else { continue }
            let earlier = known[id, default: []]
            known[id, default: []].append(index)
            guard !earlier.contains(where: { tree.source(of: $0) == place }),
                let other = earlier.first(where: { !tree.areAlternatives($0, index) }),
                let line = tree.source(of: other)?.line
            else { continue }
            report(
                Diagnostic(
                    "the id \"\(id)\" is also that of the element in line \(line)",
                    path: tree.path(of: index), place: place))
        }
    }
}

extension Diagnostic {
    func isBefore(_ other: Diagnostic) -> Bool {
        guard let place, let otherPlace = other.place else { return place == nil && other.place != nil }
        return place < otherPlace
    }
}
