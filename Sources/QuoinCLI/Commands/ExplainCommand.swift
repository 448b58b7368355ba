import ArgumentParser
import Quoin
import QuoinSystem

/// Tells why an element of a document has its size and place.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", _superCommandName: "quoin", abstract: "Tells why an element has its size and place.",
        discussion: "From the root down: what was offered, what the style allowed, what flexing and rounding did.")

    @Argument(help: "A document, or - for standard input.")
    var file: String

    @Argument(help: "The element's id, the name of a view or guide of constraints, or a path as inspect prints it.")
    var element: String

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        var document = try DocumentLayout.make(from: DocumentFile(path: file), options: canvas.overrides)
        if let index = index(in: document) {
            let explanation = document.engine.explain(index).map(\.description)
            let edges = Self.edges(of: index, in: document)
            try Terminal.put(([explanation].compactMap { $0 } + edges).joined(separator: "\n"))
        } else if let edges = guideEdges(in: document) {
            try Terminal.put(edges.joined(separator: "\n"))
        } else {
            throw unknownElement(in: document)
        }
    }

    /// The element that is meant: by id, by its name as a view, by path.
    private func index(in document: borrowing DocumentLayout) -> Int? {
        let layout = document.layout
        if let index = layout.tree.index(ofID: element) { return index }
        return layout.tree.paintOrder.first {
            layout.constrainedView(at: $0) == element || layout.tree.path(of: $0) == element
        }
    }

    private func unknownElement(in document: borrowing DocumentLayout) -> Failure {
        let layout = document.layout
        let order = Array(layout.tree.paintOrder)
        let names =
            order.compactMap { layout.tree.id(of: $0) } + order.compactMap { layout.constrainedView(at: $0) }
            + document.constraints.flatMap { $0.solution.layout.guides }
        let hint = nearestName(to: element, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
        return Failure(
            .wrongInput,
            Diagnostic("there is no element \"\(element)\"\(hint)", path: "", place: nil)
                .text(file: document.file.name))
    }
}

// MARK: - Constraints

extension ExplainCommand {
    /// The constraints that determine the edges of a view, a line for each edge.
    private static func edges(of index: Int, in document: borrowing DocumentLayout) -> [String] {
        let tree = document.layout.tree
        guard let parent = tree.parent(of: index),
            let solution = document.constraints.first(where: { $0.index == parent })?.solution
        else { return [] }
        return edges(of: .view(index - tree.children(of: parent).lowerBound), in: solution)
    }

    /// The same for the first guide of the name; nothing where there is none.
    private func guideEdges(in document: borrowing DocumentLayout) -> [String]? {
        for (_, solution) in document.constraints {
            guard let guide = solution.layout.guides.firstIndex(of: element) else { continue }
            return ["\(element) (guide)"] + Self.edges(of: .guide(guide), in: solution)
        }
        return nil
    }

    private static func edges(of thing: Thing, in solution: ConstraintSolution) -> [String] {
        solution.explanation(of: thing).map { "  \($0)" }
    }
}
