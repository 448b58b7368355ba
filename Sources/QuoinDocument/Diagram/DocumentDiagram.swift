import QuoinDiagrams
import QuoinLayout
import QuoinScene

/// The value of a document's key `diagram`:
///
///     diagram: true                    # the essential measures of what the author set
///     diagram: [insets, sizes]         # short for {annotate: [insets, sizes]}; [] annotates nothing
///     diagram:
///       annotate: [insets, {sizes: [card]}, {names: all}]   # what is set; some elements; all elements
///       for: [card, title]             # the elements of the annotations that name none
///       level: full                    # everything that was set; by default, what can be read at a glance
///       content: muted                 # or wireframe
///       style: structure               # frames with names, in place of measures
///       legend: true                   # by default, if there are at least two signs
///       caption: A card and its parts
///       zoom: 2                        # enlarges the layout, but not its annotations
///       badges: {title: The name}      # numbers at elements, explained in the legend
///       notes: {photo: fills the rest} # texts beside the layout, with an arrow to an element
///       focus: [title]                 # all others fade
///       background: "#f8f7f3"          # the color behind the diagram
///       strip: {canvas.width: [200, 300, 400]}   # a panel for each value
///       pair: {before: {title.flexGrow: 0}}      # two panels; by default, `after` is the document itself
///       columns: 2                     # how many panels stand side by side
package struct DocumentDiagram: Sendable {
    /// What every panel shows.
    package var diagram: Diagram
    /// The panels of a strip or pair. If empty, the diagram shows the document itself.
    package var panels: [Panel] = []

    /// The document with some values changed.
    package struct Panel: Sendable {
        /// The text below the panel, such as `width: 200` in a strip over widths, or `before` in a pair.
        package var caption: String?
        /// The document's canvas with the panel's changes.
        package var canvas: Canvas
        /// The document's root with the panel's changes.
        package var root: AnyElement
    }
}
