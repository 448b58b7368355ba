import ArgumentParser
import Foundation
import Quoin
import QuoinDocument

/// Tells why an element of a document has its size and place.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tells why an element has its size and place.",
        discussion: "From the root down: what was offered, what the style allowed, what flexing and rounding did.")

    @Argument(help: "A document, or - for standard input.")
    var file: String

    @Argument(help: "The element's id, the name of a view of constraints, or a path as inspect prints it.")
    var element: String

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        var document = try DocumentLayout.make(from: DocumentFile(path: file), options: canvas)
        let index = try index(of: element, in: document)
        let explanation = document.engine.explain(index).map(\.description)
        let edges = Self.edges(of: index, in: document)
        try Terminal.put(([explanation].compactMap { $0 } + edges).joined(separator: "\n"))
    }

    /// The constraints that determine the edges of a view, a line for each edge.
    private static func edges(of index: Int, in document: borrowing DocumentLayout) -> [String] {
        let tree = document.layout.tree
        guard let parent = tree.parent(of: index),
            let solution = document.constraints.first(where: { $0.index == parent })?.solution
        else { return [] }
        let view = index - tree.children(of: parent).lowerBound
        return solution.explanation(of: .view(view)).map { "  \($0)" }
    }

    private func index(of name: String, in document: borrowing DocumentLayout) throws(Failure) -> Int {
        let layout = document.layout
        let tree = layout.tree
        if let index = tree.index(ofID: name) { return index }
        let order = Array(tree.paintOrder)
        if let index = order.first(where: { layout.constrainedView(at: $0) == name || tree.path(of: $0) == name }) {
            return index
        }
        let names = order.compactMap { tree.id(of: $0) } + order.compactMap { layout.constrainedView(at: $0) }
        let hint = nearestName(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
        throw Failure(
            .wrongInput,
            Diagnostic("there is no element \"\(name)\"\(hint)", path: "", place: nil).text(file: document.file.name))
    }
}
