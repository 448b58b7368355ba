import QuoinLayout
import QuoinScene

/// A label in its place.
struct PlacedLabel {
    var mark: LabelMark
    var text: ShapedText
    /// With the margins of the ground that the words stand on.
    var frame: Rect
    /// From the mark to the label, where it stands apart.
    var leader: LineMark?

    /// Around the words, in points.
    static let padding = Size(3, 0)
    /// In points; the least that is legible at a picture's own size.
    static let fontSize = 11.0
}

/// How the words of labels look.
struct LabelShaping {
    let shaper: any TextShaper

    /// Where the lines of words beside a figure break, in points.
    private static let noteWidth = 170.0

    func shape(_ mark: LabelMark) -> ShapedText {
        let weight: FontWeight = mark.look == .badge ? .bold : .medium
        let isNote = if case .outside = mark.place { true } else { false }
        return shaper.shape(
            TextContent(mark.text, style: TextStyle(size: PlacedLabel.fontSize, weight: weight)),
            in: Size(isNote ? Self.noteWidth : .infinity, .infinity))
    }

    /// The extent of a label with its margins, in whole points.
    func size(of text: ShapedText, look: LabelMark.Look) -> Size {
        let size = Size(
            (text.size.width + 2 * PlacedLabel.padding.width).rounded(.up),
            (text.size.height + 2 * PlacedLabel.padding.height).rounded(.up))
        guard look == .badge else { return size }
        let side = max(size.width, size.height) + 2
        return Size(side, side)
    }
}
