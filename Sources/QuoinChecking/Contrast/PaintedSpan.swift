import QuoinDeclarations
import QuoinLayout
import QuoinScene

/// A span of a text whose letters have another color than the rest.
struct PaintedSpan {
    /// The position among the text's spans.
    let index: Int
    /// As written in sentences: `the span "pale ones"`.
    let name: String
    let place: SourcePlace?

    /// The first span in the color of a letter.
    ///
    /// - Returns: `nil` if all letters of the text have that color, or none does.
    init?(_ contrast: TextContrast, in tree: LayoutTree, _ appearance: Appearance) {
        guard let color = contrast.color, let text = tree.kind(of: contrast.element) as? TextNode else { return nil }
        let spans = text.text.spans
        let lettered = spans.indices.filter { spans[$0].string.contains { !$0.isWhitespace } }
        let own = lettered.filter { spans[$0].style.color.resolved(for: appearance) == color }
        guard let first = own.first, own.count < lettered.count else { return nil }
        index = first
        name = "the span \(LayoutTree.excerpt(of: spans[first].string))"
        place = spans[first].origin.place
    }
}
