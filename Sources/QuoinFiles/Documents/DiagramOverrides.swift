import Quoin
import QuoinDiagrams

/// Values that replace properties of the diagrams that are drawn.
package struct DiagramOverrides: Hashable, Sendable {
    /// The kinds of annotation that are drawn for what the author set; `nil` for those of the diagram.
    package var annotations: [Annotation]?
    package var level: Diagram.Level?
    package var content: Diagram.Content?
    package var style: Diagram.Style?
    /// The ids of the elements that stand out, in addition to those of the diagram.
    package var focus: [String] = []
    /// How many elements may be around an annotated element.
    package var depth: Int?
    /// The font size of labels, in points.
    package var labelSize: Double?
    /// The width at which a page shows the picture, in points.
    package var maxWidth: Double?
    /// Whether the diagram has no background.
    package var isTransparent = false

    package init() {}

    /// A diagram with these overrides.
    package func applied(to diagram: Diagram) -> Diagram {
        var result = diagram
        if let annotations {
            result.annotations = Dictionary(
                annotations.map { ($0, .setByAuthor) }, uniquingKeysWith: { first, _ in first })
        }
        result.level = level ?? diagram.level
        result.content = content ?? diagram.content
        result.style = style ?? diagram.style
        result.focus += focus
        result.depth = depth ?? diagram.depth
        result.labelSize = labelSize ?? diagram.labelSize
        result.maxWidth = maxWidth ?? diagram.maxWidth
        if isTransparent { result.background = .transparent }
        return result
    }

    /// The options of the command with the same meaning.
    package var commandArguments: [String] {
        func option(_ name: String, _ value: (some Any)?) -> [String] { value.map { ["\(name)=\($0)"] } ?? [] }
        return option("--annotate", annotations?.map(\.name).joined(separator: ","))
            + option("--level", level?.rawValue) + option("--content", content?.rawValue)
            + option("--style", style?.rawValue) + focus.map { "--focus=\($0)" } + option("--depth", depth)
            + option("--label-size", labelSize)
            + option("--max-width", maxWidth) + (isTransparent ? ["--transparent"] : [])
    }
}
