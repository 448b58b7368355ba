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

    /// The texts with too little contrast in an appearance.
    typealias Appearing = (appearance: Appearance, results: [Result])

    private var count: Int { widths?.count ?? 1 }

    /// The texts with too little contrast at some widths. Each width may take as much as a picture.
    ///
    /// - Throws: the error of the first width that cannot be drawn, or that exceeds a limit.
    func run() throws(QuoinError) -> [Result] { try run(in: [canvas.appearance]).flatMap(\.results) }

    /// The texts with too little contrast in the first of some appearances, and in the others in which the picture is
    /// another one at some width.
    ///
    /// - Throws: the error of the first width that cannot be drawn, or that exceeds a limit.
    func run(in appearances: [Appearance]) throws(QuoinError) -> [Appearing] {
        var environment = renderer.environment(for: canvas)
        environment[TextShaperKey.self] = environment[TextShaperKey.self].map { SweepShaper($0) }
        var engine = LayoutEngine(try LayoutTree(root), environment: environment)
        let canvases = appearances.map { appearance in
            var copy = canvas
            copy.appearance = appearance
            return copy
        }
        // An appearance in which all pictures were those of the first has no tally yet.
        var tallies: [Tally?] = canvases.indices.map { $0 == 0 ? Tally() : nil }
        for position in 0..<count {
            renderer.budget.restart()
            let layout = try engine.layout(in: canvas.range(atWidth: widths?[position]))
            let lists = try canvases.map { canvas throws(QuoinError) in try painted(layout, on: canvas) }
            for number in lists.indices where tallies[number] == nil && !lists[number].paintsSame(as: lists[0]) {
                tallies[number] = tallies[0]
            }
            for (number, list) in lists.enumerated() {
                try tallies[number]?.add(list, layout.tree, appearances[number], at: position, in: self)
            }
        }
        return zip(appearances, tallies).compactMap { appearance, tally in tally.map { (appearance, $0.results) } }
    }

    private func painted(_ layout: Layout, on canvas: Canvas) throws(QuoinError) -> DisplayList {
        return try renderer.displayList(of: layout, on: canvas).withoutColorGlyphs(renderer)
    }
}

extension ContrastSweep {
    /// What is known about the texts in one appearance after some widths.
    private struct Tally {
        /// The backdrop of each text at the width before, and its contrast.
        private var known: [Int: (backdrop: TextBackdrop, contrast: TextContrast?)] = [:]
        /// The contrasts of the texts in front of colors alone.
        private var uniform: [TextBackdrop: TextContrast?] = [:]
        private var found: [Int: Result] = [:]

        var results: [Result] { found.values.sorted { $0.index < $1.index } }

        mutating func add(
            _ list: DisplayList, _ tree: LayoutTree, _ appearance: Appearance, at position: Int, in sweep: ContrastSweep
        ) throws(QuoinError) {
            let lettered = LetteredList(list)
            let backdrops = TextBackdrop.all(in: lettered)
            var others: Set<Int> = []
            for (element, backdrop) in backdrops where known[element]?.backdrop != backdrop {
                if var contrast = uniform[backdrop] {
                    contrast?.element = element
                    known[element] = (backdrop, contrast)
                } else {
                    others.insert(element)
                }
            }
            if !others.isEmpty {
                let contrasts = try TextContrast.all(
                    of: others, in: lettered, neededScale: sweep.neededScale, with: sweep.renderer)
                for element in others {
                    guard let backdrop = backdrops[element] else { continue }
                    known[element] = (backdrop, contrasts[element])
                    if backdrop.isUniform { uniform[backdrop] = .some(contrasts[element]) }
                }
            }
            for element in backdrops.keys {
                guard let contrast = known[element]?.contrast, !contrast.isEnough else { continue }
                let span = PaintedSpan(contrast, in: tree, appearance)
                found[element, default: Result(ObservedElement(element, in: tree), contrast, span, at: position)]
                    .add(contrast, span, at: position)
            }
        }
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
