import Quoin
import QuoinDiagrams
import QuoinDocument

extension Diagram.Picture {
    /// The diagram of a document without images and fonts.
    init(of text: String) throws {
        let document = try Document(parsing: text, resources: NoResources())
        self = try PictureRenderer().diagram(
            document.diagram?.diagram ?? Diagram(), of: document.diagramPanels(on: document.canvas) { $0 })
    }

    /// The label with a text.
    func label(_ text: String) -> Label? { labels.first { $0.text == text } }

    /// Everything that is drawn, in order.
    var operations: [DisplayOperation] { list.commands.map(\.operation) }

    /// The rectangles that are filled with a tint.
    var bands: [Rect] {
        operations.compactMap { operation in
            guard case .fill(.rectangle(let area), .solid(let color)) = operation, color.alpha < 1 else { return nil }
            return area
        }
    }

    /// The bounds of the lines that are drawn with some dashes.
    func dashed(_ lengths: [Double]) -> [Rect] {
        operations.compactMap { operation in
            guard case .stroke(let path, let style, _) = operation, style.dash == lengths else { return nil }
            return path.bounds
        }
    }
}
