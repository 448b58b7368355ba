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

    @Argument(help: "The element's id, or its path as inspect prints it.")
    var element: String

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        let file = DocumentFile(path: self.file)
        let document = try file.read()
        let renderer = try DocumentRenderer(options: canvas).renderer(for: document, file)
        let canvas = self.canvas.applied(to: document.canvas)
        do {
            let tree = try LayoutTree(document.root)
            var engine = LayoutEngine(tree, environment: renderer.environment(for: canvas))
            _ = try engine.layout(in: canvas.range)
            let index = try index(of: element, in: tree, file)
            try Terminal.put(engine.explain(index).map(\.description) ?? "")
        } catch let error as LayoutError {
            throw Failure(.layout(error), drawing: document, file)
        }
    }

    private func index(of name: String, in tree: LayoutTree, _ file: DocumentFile) throws(Failure) -> Int {
        if let index = tree.index(ofID: name) { return index }
        if let index = tree.paintOrder.first(where: { tree.path(of: $0) == name }) { return index }
        let ids = tree.paintOrder.compactMap { tree.id(of: $0) }
        let hint = nearestName(to: name, among: ids).map { "; did you mean \"\($0)\"?" } ?? ""
        throw Failure(
            .wrongInput,
            Diagnostic("there is no element \"\(name)\"\(hint)", path: "", place: nil).text(file: file.name))
    }
}
