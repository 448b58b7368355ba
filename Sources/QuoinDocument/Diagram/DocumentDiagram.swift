import QuoinDiagrams
import QuoinLayout
import QuoinScene

/// What a document's `diagram` key asks for:
///
///     diagram: true                    # what the author set, of everything that is annotated by default
///     diagram: [insets, sizes]         # short for {annotate: [insets, sizes]}; [] annotates nothing
///     diagram:
///       annotate: [insets, {sizes: [card]}, {names: all}]   # what is set; all of some elements; all of all
///       for: [card, title]             # the elements that are annotated, all of them, where `annotate` names none
///       legend: true                   # false; shown where there are two signs or more, where absent
///       caption: A card and its parts
///       zoom: 2                        # how much larger the layout is drawn; its annotations are not
///       badges: {title: The name}      # numbers at elements, explained in the legend
///       notes: {photo: fills the rest} # words beside the picture, with an arrow to an element
///       focus: [title]                 # all others fade
///       ground: "#f8f7f3"              # what lies under the diagram
///       strip: {canvas.width: [200, 300, 400]}   # a panel for each value
///       pair: {before: {title.flexGrow: 0}}      # two panels; `after` is the document as it stands, where absent
///       columns: 2                     # how many panels stand side by side
public struct DocumentDiagram: Sendable {
    /// What is annotated and said, in every panel.
    public var diagram: Diagram
    /// The panels of a strip or pair; where there are none, the diagram shows the document itself.
    public var panels: [Panel] = []

    /// The document with some values changed.
    public struct Panel: Sendable {
        /// Stands below the panel: `width: 200` in a strip over widths, `before` and `after` in a pair, what the
        /// document says in a strip that lists its panels; nothing where absent.
        public var caption: String?
        /// The document's own with the panel's changes.
        public var canvas: Canvas
        /// The document's own with the panel's changes.
        public var root: AnyElement
    }
}

extension Document {
    /// What the document's diagram shows.
    ///
    /// - Parameter change: applied to every canvas, as a command line's options are.
    public func diagramPanels(_ change: (Canvas) -> Canvas = { $0 }) -> [DiagramPanel] {
        guard let panels = diagram?.panels, !panels.isEmpty else { return [DiagramPanel(root, on: change(canvas))] }
        return panels.map { DiagramPanel($0.root, on: change($0.canvas), caption: $0.caption) }
    }
}
