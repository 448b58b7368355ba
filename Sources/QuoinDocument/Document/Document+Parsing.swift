import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension Document {
    /// Reads a YAML or JSON document.
    ///
    /// - Parameters:
    ///   - text: the document's text.
    ///   - resources: finds the images and fonts that the document names.
    ///   - limits: how much the document may take.
    /// - Throws: a ``DocumentError`` with all errors, or as many as are reported.
    public init(
        parsing text: String, resources: some DocumentResources, limits: Limits = Limits()
    ) throws(DocumentError) {
        let reading = DocumentReading(text, limits: limits, finding: resources)
        guard text.utf8.count <= limits.documentBytes else {
            let excess = limits.excess(\.documentBytes, "the document has \(text.utf8.count) bytes")
            throw DocumentError([Diagnostic("\(excess)", kind: .limit, path: "", place: nil)])
        }
        try self.init(DocumentValue(node: try Self.parse(text), path: .root, reading: reading)) {
            DocumentReading(text, limits: limits, finding: resources)
        }
    }

    /// Reads a document that was parsed.
    ///
    /// - Parameters:
    ///   - node: the document, which may differ from the text.
    ///   - text: the document's text, for places in it.
    package init(
        _ node: SourceNode, of text: String, resources: some DocumentResources, limits: Limits
    ) throws(DocumentError) {
        func reading() -> DocumentReading { DocumentReading(text, limits: limits, finding: resources) }
        try self.init(DocumentValue(node: node, path: .root, reading: reading()), panels: reading)
    }

    /// - Parameter reading: makes a reading of the document for each panel of its diagram.
    private init(
        _ value: DocumentValue, panels reading: () -> DocumentReading
    ) throws(DocumentError) {
        let read = try Self.read(value)
        self = read.document
        guard let diagram = read.diagram else { return }
        self.diagram = DocumentDiagram(diagram: diagram.diagram)
        for variant in diagram.variants {
            let panel = try Self.read(variant, of: value, in: reading())
            self.diagram?.panels.append(
                DocumentDiagram.Panel(caption: variant.caption, canvas: panel.canvas, root: panel.root))
            warnings += panel.warnings.filter { !warnings.contains($0) }
        }
    }

    /// Reads the document with the changes of a panel.
    private static func read(
        _ variant: DocumentVariant, of value: DocumentValue, in reading: DocumentReading
    ) throws(DocumentError) -> Document {
        guard let node = variant.applied(to: value.node) else { throw DocumentError(value.reading.diagnostics) }
        return try read(DocumentValue(node: node, path: .root, reading: reading)).document
    }

    /// Reads a document and its diagram.
    package static func read(
        _ value: DocumentValue
    ) throws(DocumentError) -> (document: Document, diagram: DiagramReading?) {
        let reading = value.reading
        var diagram: DiagramReading?
        var document = Document(canvas: Canvas(), fonts: [], root: Element(SpacerLayout()).erased, warnings: [])
        if let mapping = value.mapping() {
            reading.readColors(mapping["colors"])
            reading.readComponents(mapping["components"])
            document.components = reading.componentPlaces
            if let canvas = mapping["canvas"]?.mapping() {
                canvas.read(Canvas.properties, into: &document.canvas)
                canvas.finish()
            }
            if let value = mapping["variants"] { document.variants = value.variants(of: document.canvas) }
            document.fonts = fonts(mapping["fonts"])
            if let value = mapping["check"] { document.check = ValueForm<Document.Check>.check.read(value) }
            if let root = mapping.required("layout")?.element() { document.root = root }
            diagram = mapping["diagram"].flatMap { DiagramReading($0) }
            diagram?.checkIDs(in: document.root)
            reading.reportRepeatedIDs(in: document.root)
            mapping.finish()
        }
        let found = reading.diagnostics.sorted { $0.isBefore($1) }
        guard !found.contains(where: { $0.severity == .error }) else {
            throw DocumentError(found + reading.hiddenErrors)
        }
        // Elements that are nested too deep were reported above.
        let ineffective = (try? LayoutTree(document.root))?.warnings ?? []
        document.warnings = (found + ineffective.map { Diagnostic($0) }).sorted { $0.isBefore($1) }
        return (document, diagram)
    }

    private static func fonts(_ value: DocumentValue?) -> [FontReference] {
        (value?.list() ?? []).compactMap { value in
            value.resource { path, resources throws(DocumentResourceError) in
                FontReference(path: try resources.font(at: path), documentPath: value.path.text, place: value.place)
            }
        }
    }

    package static func parse(_ text: String) throws(DocumentError) -> SourceNode {
        do {
            if let root = try SourceNode.parsing(text) { return root }
        } catch {
            throw DocumentError([Diagnostic(error)])
        }
        throw DocumentError([Diagnostic("the document is empty", path: "", place: SourcePlace(line: 1, column: 1))])
    }
}

extension Diagnostic {
    fileprivate init(_ problem: YAMLProblem) {
        self.init(problem.message, kind: problem.isLimit ? .limit : .input, path: "", place: problem.place)
    }

    fileprivate func isBefore(_ other: Diagnostic) -> Bool {
        (place?.line ?? 0, place?.column ?? 0) < (other.place?.line ?? 0, other.place?.column ?? 0)
    }
}

extension DocumentReading {
    package convenience init(_ text: String, limits: Limits = Limits(), finding resources: some DocumentResources) {
        self.init(text, limits: limits)
        self[ResourcesKey.self] = resources
        self[OtherPlaces.self] = { $1.keyBesideKind($0) }
    }

    /// How many errors are not reported, if there are any.
    fileprivate var hiddenErrors: [Diagnostic] {
        let count = hiddenCount(.error)
        guard count > 0 else { return [] }
        let excess = limits.excess(\.errors, "there are \(count) more errors")
        return [Diagnostic("\(excess)", path: "", place: nil)]
    }

    /// Reads the named colors. A color may refer to earlier ones.
    fileprivate func readColors(_ value: DocumentValue?) {
        for (name, value) in value?.mapping()?.all() ?? [] {
            self[NamedColors.self][name] = ValueForm<Color>.color.read(value)
        }
    }
}
