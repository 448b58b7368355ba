import ArgumentParser
import QuoinFiles

/// Explains the size and position of an element.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains the size and place of an element.",
        discussion: "From the root down: what was offered, what the style allowed, what flexing and rounding did.")

    @Argument(help: "A document, or - for standard input.")
    var file: String

    @Argument(
        help: """
            The element's id, the name of a view or guide of constraints, or its path, as inspect, errors, warnings \
            and all other outputs name it.
            """)
    var element: String

    @OptionGroup var options: SingleDocumentOptions

    func run() throws {
        try options.perform(.explanation(element: element), on: file)
    }

    /// Prints why an element of a document has its size and place.
    static func explain(_ element: String, in file: DocumentFile, _ options: RenderingOptions) throws {
        let document = try DocumentLayout.make(from: file, options: options, .words)
        if let index = index(of: element, in: document.trace) {
            let lines = document.trace.reasons(of: index) + styles(of: index, in: document.trace)
            try Terminal.printData(lines.joined(separator: "\n"))
        } else if let edges = guideEdges(of: element, in: document.trace) {
            try Terminal.printData(edges.joined(separator: "\n"))
        } else {
            throw unknownElement(element, in: document)
        }
    }

    /// The named styles that values of a text come from.
    private static func styles(of index: Int, in trace: Layout.Trace) -> [String] {
        guard let text = trace.layout.tree.kind(of: index) as? TextNode else { return [] }
        return StyleSources.phrases(StyleSources(of: text.text).byKey).map { "  " + $0.printable }
    }

    /// The index of the element, found by its id, its name as a view, or its path.
    private static func index(of element: String, in trace: Layout.Trace) -> Int? {
        let tree = trace.layout.tree
        if let index = tree.index(ofID: element) { return index }
        return tree.paintOrder.first { trace.constrainedView(at: $0)?.name == element } ?? tree.index(atPath: element)
    }

    private static func unknownElement(_ element: String, in document: DocumentLayout) -> QuoinError {
        let trace = document.trace
        let order = Array(trace.layout.tree.paintOrder)
        let names =
            order.compactMap { trace.layout.tree.id(of: $0) } + order.compactMap { trace.constrainedView(at: $0)?.name }
            + solutions(in: trace).flatMap(\.layout.guides)
        let hint = nearestNameHint(nearestName(to: element, among: names))
        return QuoinError("unknown element \"\(element)\"\(hint)", in: document.file.name)
    }
}

// MARK: - Constraints

extension ExplainCommand {
    /// The constraints that determine the edges of the first guide with the name, or `nil` if there is none.
    private static func guideEdges(of element: String, in trace: Layout.Trace) -> [String]? {
        for solution in solutions(in: trace) {
            guard let guide = solution.layout.guides.firstIndex(of: element) else { continue }
            return ["\(element) (guide)"] + solution.edgeLines(of: .guide(guide))
        }
        return nil
    }

    private static func solutions(in trace: Layout.Trace) -> [ConstraintSolution] {
        trace.layout.tree.paintOrder.compactMap { trace.fact(of: $0) }
    }
}
