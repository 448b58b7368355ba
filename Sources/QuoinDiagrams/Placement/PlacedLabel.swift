import QuoinScene

/// A label with its position.
struct PlacedLabel {
    var mark: LabelMark
    var text: ShapedText
    /// In points.
    var fontSize: Double
    /// The frame of the background, in points of the figure.
    var frame: Rect
    /// A line from the mark to the label, if they are apart.
    var leader: LineMark?

    /// The frame of the letters and their background.
    var letters: Rect { mark.lens?.label(in: frame) ?? frame }
}

/// Shapes the texts of labels.
struct LabelShaping {
    let shaper: any TextShaper
    /// In points.
    var fontSize = DiagramStyle.fontSize

    /// The width of a text beside a figure, in points.
    private static let noteWidth = 170.0

    func shape(_ mark: LabelMark) -> ShapedText {
        let weight: FontWeight = mark.look == .badge ? .bold : .medium
        let isNote = if case .outside = mark.place { true } else { false }
        return shaper.shape(
            TextContent(mark.text, style: TextStyle(size: fontSize, weight: weight)),
            in: Size(isNote ? Self.noteWidth : .infinity, .infinity))
    }

    /// The size of a label with its padding, in whole points.
    func size(of text: ShapedText, look: LabelMark.Look) -> Size {
        let size = Size(
            (text.size.width + 2 * DiagramStyle.labelPadding.width).rounded(.up),
            (text.size.height + 2 * DiagramStyle.labelPadding.height).rounded(.up) + look.footroom)
        switch look {
        case .badge:
            let side = max(size.width, size.height) + 2
            return Size(side, side)
        case .lens(let lens): return lens.size(with: size)
        case .plain, .tag, .tab: return size
        }
    }
}

extension LabelMark.Look {
    /// The space that a border leaves below the letters, in points: some letters go below the others.
    var footroom: Double { self == .tag ? 2 : 0 }
}
