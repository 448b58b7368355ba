import QuoinDeclarations
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
        try Self.checkLength(of: text, within: limits)
        try self.init(Self.parse(text), of: text, resources: resources, limits: limits)
    }

    /// Reads a document that was parsed.
    ///
    /// - Parameters:
    ///   - node: the document, which may differ from the text.
    ///   - text: the document's text, for places in it.
    package init(
        _ node: SourceNode, of text: String, resources: some DocumentResources, limits: Limits
    ) throws(DocumentError) {
        let reading = DocumentReading(text, limits: limits, finding: resources)
        let template = Template(node, of: text, resources: resources, in: reading)
        self = try template.document(Arguments(examplesOf: template.parameters, in: reading), in: reading)
    }

    /// Throws an error for a text that is too long, before it is parsed.
    static func checkLength(of text: String, within limits: Limits) throws(DocumentError) {
        guard text.utf8.count > limits.documentBytes else { return }
        let excess = limits.excess(\.documentBytes, "the document has \(text.utf8.count) bytes")
        throw DocumentError([Diagnostic("\(excess)", kind: .limit, path: "", place: nil)])
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
    init(_ problem: YAMLProblem) {
        self.init(problem.message, kind: problem.isLimit ? .limit : .input, path: "", place: problem.place)
    }

    func isBefore(_ other: Diagnostic) -> Bool {
        guard let place, let otherPlace = other.place else { return place == nil && other.place != nil }
        return place < otherPlace
    }
}
