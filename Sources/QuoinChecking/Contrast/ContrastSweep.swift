import QuoinCairo
import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinScene
import QuoinValues

/// Finds texts with low contrast on a canvas at many widths.
///
/// Every width is laid out, so that the ranges of a finding are exact. A text is drawn again only if its letters or the
/// background behind them differ from those at the previous width.
struct ContrastSweep {
    let root: AnyElement
    let canvas: Canvas
    /// In points, descending; `nil` for the canvas's own range.
    let widths: [Double]?
    let renderer: PictureRenderer
    /// How much more contrast is needed than usual.
    var neededScale = 1.0

    /// A text whose contrast is too low.
    struct Result {
        var subject: ObservedElement
        var index: Int
        /// The lowest contrast.
        var contrast: TextContrast
        /// The part of the text with the letter's color; `nil` if the whole text has it.
        var span: PaintedSpan?
        /// Positions in the widths.
        var ranges: [ClosedRange<Int>]
        /// The position with the lowest contrast.
        var position: Int
    }

    private var count: Int { widths?.count ?? 1 }

    /// The texts with too little contrast at some widths. Each width may take as much as a picture.
    ///
    /// - Throws: the error of the first width that cannot be drawn, or that exceeds a limit.
    func run() throws(QuoinError) -> [Result] {
        var found: [Int: Result] = [:]
        var known: [Int: (backdrop: TextBackdrop, contrast: TextContrast?)] = [:]
        for position in 0..<count {
            let (tree, list) = try painted(at: position, on: canvas)
            let backdrops = TextBackdrop.all(in: list)
            let others = Set(backdrops.filter { known[$0.key]?.backdrop != $0.value }.keys)
            if !others.isEmpty {
                let contrasts = try TextContrast.all(
                    of: others, in: list, neededScale: neededScale, with: renderer)
                for element in others { known[element] = backdrops[element].map { ($0, contrasts[element]) } }
            }
            for element in backdrops.keys {
                guard let contrast = known[element]?.contrast, !contrast.isEnough else { continue }
                let span = PaintedSpan(contrast, in: tree, canvas.appearance)
                found[element, default: Result(ObservedElement(element, in: tree), contrast, span, at: position)]
                    .add(contrast, span, at: position)
            }
        }
        return found.values.sorted { $0.index < $1.index }
    }

    /// Whether the picture is the same on another canvas at every width.
    ///
    /// - Throws: the error of the first width that cannot be drawn, or that exceeds a limit.
    func paintsSame(on other: Canvas) throws(QuoinError) -> Bool {
        for position in 0..<count {
            let own = try painted(at: position, on: canvas).list
            if !own.paintsSame(as: try painted(at: position, on: other).list) { return false }
        }
        return true
    }

    private func painted(
        at position: Int, on canvas: Canvas
    ) throws(QuoinError) -> (tree: LayoutTree, list: DisplayList) {
        var canvas = canvas
        canvas.range = canvas.range(atWidth: widths?[position])
        let layout = try renderer.layOut(root, on: canvas).layout
        return (layout.tree, try renderer.displayList(of: layout, on: canvas).withoutColorGlyphs(renderer))
    }
}

extension ContrastSweep.Result {
    fileprivate init(
        _ subject: ObservedElement, _ contrast: TextContrast, _ span: PaintedSpan?, at position: Int
    ) {
        self.init(
            subject: subject, index: contrast.element, contrast: contrast, span: span, ranges: [position...position],
            position: position)
    }

    /// - Parameter position: not before the last one that was added.
    fileprivate mutating func add(_ other: TextContrast, _ span: PaintedSpan?, at position: Int) {
        if other.ratio < contrast.ratio { (contrast, self.span, self.position) = (other, span, position) }
        ranges.add(position...position)
    }

    /// The text, or the part of it with too little contrast, as written in sentences.
    var name: String { span.map { "\($0.name) of \(subject.name)" } ?? subject.name }

    var place: SourcePlace? { span?.place ?? subject.reference.source }

    var message: String {
        let ratio = (contrast.ratio * 10).rounded(.down) / 10
        let figures = "of \(shortDescription(ratio)) where \(shortDescription(contrast.needed)) is needed"
        return "\(name) \(LayoutProblem.lowContrast.words(figures)):"
            + " \(contrast.letter.opaque.hexadecimal) against \(contrast.backdrop.opaque.hexadecimal)"
    }
}

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
        name = "the span \(Quotation(spans[first].string, limit: 32))"
        place = spans[first].origin.place
    }
}
