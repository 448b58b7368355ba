import Quoin
import Testing

/// A layout in Swift of which there is a document too.
struct Example: Sendable {
    /// The document's path from `Snapshots`, without extension.
    var name: String
    var canvas: Canvas
    var element: AnyElement

    init(
        _ name: String, width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained,
        fill: Color? = .paper, _ element: () -> any LayoutElement
    ) {
        self.name = name
        canvas = Canvas(width: width, height: height, scale: 2)
        canvas.fills = fill.map { [.solid($0)] } ?? []
        self.element = element().erased
    }

    static let all = texts + photos + corners + lists + cards + snippets + sheets
}

extension Example: CustomTestStringConvertible {
    var testDescription: String { name }
}
