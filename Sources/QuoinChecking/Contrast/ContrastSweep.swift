import QuoinExplanations

/// Finds texts with low contrast in the layouts of an element at one width after another.
///
/// Nothing is painted where the frames show that all texts are in front of the same colors as at a width before, and a text is
/// drawn again only if its letters or the background behind them differ from those at the previous width.
struct ContrastSweep {
    /// The canvas in each appearance.
    private let canvases: [Canvas]
    private let renderer: PictureRenderer
    private let faces: KnownFaces
    /// What is known in each appearance; `nil` for one in which all pictures were those of the first.
    private var tallies: [Tally?]
    private var steady: SteadyBackdrops?

    /// A text whose contrast is too low.
    struct Result {
        var subject: ObservedElement
        var index: Int
        /// The lowest contrast.
        var contrast: TextContrast
        /// The part of the text with the letter's color; `nil` if the whole text has it.
        var span: PaintedSpan?
        /// Whether it is the label of a connector, which the element has.
        var isLabel: Bool
        /// Positions in the widths.
        var ranges: [ClosedRange<Int>]
        /// The position with the lowest contrast.
        var position: Int
    }

    /// The texts with too little contrast in an appearance.
    typealias Appearing = (appearance: Appearance, results: [Result])

    /// - Parameters:
    ///   - appearances: the first one, and others that count if the picture is another one at some width.
    ///   - neededScale: how much more contrast is needed than usual.
    init(
        on canvas: Canvas, in appearances: [Appearance], neededScale: Double = 1, with renderer: PictureRenderer
    ) {
        canvases = appearances.map { appearance in
            var copy = canvas
            copy.appearance = appearance
            return copy
        }
        (self.renderer, faces) = (renderer, KnownFaces(renderer))
        tallies = appearances.indices.map { $0 == 0 ? Tally(neededScale: neededScale, renderer: renderer) : nil }
    }

    /// The texts with too little contrast at some widths.
    var results: [Appearing] {
        zip(canvases, tallies).compactMap { canvas, tally in tally.map { (canvas.appearance, $0.results) } }
    }

    /// Prepares for layouts of one tree at many widths.
    mutating func follow(_ scene: LayoutScene) { steady = SteadyBackdrops(scene) }

    /// Adds a layout that was made with the renderer's environment.
    ///
    /// - Parameters:
    ///   - range: the positions of the widths that it is the layout of, not before the last one.
    ///   - inspection: what is known of the layout's texts; nothing is painted if it shows that they have the same colors.
    /// - Throws: the error of a picture that cannot be drawn, or that exceeds a limit.
    mutating func add(
        _ layout: Layout, at range: ClosedRange<Int>, knowing inspection: LayoutInspection? = nil
    ) throws(QuoinError) {
        guard let canvas = canvases.first else { return }
        if let inspection, steady?.areSame(at: inspection) == true {
            for (number, canvas) in canvases.enumerated() {
                tallies[number]?.note(inspection.texts.map(\.index), layout.tree, canvas.appearance, at: range)
            }
            return
        }
        let (list, dependsOnAppearance) = AppearanceUse.watching { painted(layout, on: canvas) }
        let first = LetteredList(try list.get(), faces)
        let backdrops = TextBackdrop.all(in: first)
        var areUniform = backdrops.values.allSatisfy(\.isUniform)
        // The first is the last, so that others begin with what was found before this width.
        for number in canvases.indices.reversed() {
            let canvas = canvases[number]
            guard number > 0, dependsOnAppearance else {
                try tallies[number]?.add(first, backdrops, layout.tree, canvas.appearance, at: range)
                continue
            }
            let other = LetteredList(try painted(layout, on: canvas).get(), faces)
            if tallies[number] == nil, !other.list.paintsSame(as: first.list) { tallies[number] = tallies[0] }
            let others = TextBackdrop.all(in: other)
            areUniform = areUniform && others.values.allSatisfy(\.isUniform)
            try tallies[number]?.add(other, others, layout.tree, canvas.appearance, at: range)
        }
        if let inspection { steady?.keep(inspection, letters: areUniform ? first.areas : nil) }
    }

    private func painted(_ layout: Layout, on canvas: Canvas) -> Swift.Result<DisplayList, QuoinError> {
        Swift.Result { () throws(QuoinError) in
            try faces.withoutColorGlyphs(renderer.displayList(of: layout, on: canvas))
        }
    }
}

extension ContrastSweep {
    /// What is known about the texts in one appearance after some widths.
    private struct Tally {
        private let neededScale: Double
        private let renderer: PictureRenderer
        /// The backdrop of each text at the width before, and its contrast.
        private var known: [Int: (backdrop: TextBackdrop, contrast: TextContrast?)] = [:]
        /// The contrasts of the texts in front of colors alone.
        private var uniform: [TextBackdrop: TextContrast?] = [:]
        private var found: [Int: Result] = [:]

        init(neededScale: Double, renderer: PictureRenderer) {
            (self.neededScale, self.renderer) = (neededScale, renderer)
        }

        var results: [Result] { found.values.sorted { $0.index < $1.index } }

        mutating func add(
            _ lettered: LetteredList, _ backdrops: [Int: TextBackdrop], _ tree: LayoutTree, _ appearance: Appearance,
            at range: ClosedRange<Int>
        ) throws(QuoinError) {
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
                    of: others, in: lettered, neededScale: neededScale, with: renderer)
                for element in others {
                    guard let backdrop = backdrops[element] else { continue }
                    known[element] = (backdrop, contrasts[element])
                    if backdrop.isUniform { uniform[backdrop] = .some(contrasts[element]) }
                }
            }
            note(backdrops.keys, tree, appearance, at: range)
        }

        /// Notes the contrasts that are known of texts, at some more widths.
        mutating func note(
            _ elements: some Sequence<Int>, _ tree: LayoutTree, _ appearance: Appearance,
            at range: ClosedRange<Int>
        ) {
            for element in elements {
                guard let contrast = known[element]?.contrast, !contrast.isEnough else { continue }
                let span = PaintedSpan(contrast, in: tree, appearance)
                guard found[element] == nil else {
                    found[element]?.add(contrast, span, at: range)
                    continue
                }
                let subject = ObservedElement(element, in: tree)
                let isLabel =
                    tree.paint(of: element)?.connectors.isEmpty == false && !(tree.kind(of: element) is TextNode)
                found[element] = Result(
                    subject: subject, index: element, contrast: contrast, span: span, isLabel: isLabel,
                    ranges: [range], position: range.upperBound)
            }
        }
    }
}

extension ContrastSweep.Result {
    /// - Parameter range: not before the last one that was added.
    fileprivate mutating func add(_ other: TextContrast, _ span: PaintedSpan?, at range: ClosedRange<Int>) {
        if other.ratio < contrast.ratio { (contrast, self.span, position) = (other, span, range.upperBound) }
        ranges.add(range)
    }

    /// The text, or the part of it with too little contrast, as written in sentences.
    var name: String {
        if isLabel { return "the label of a connector in \(subject.name)" }
        return span.map { "\($0.name) of \(subject.name)" } ?? subject.name
    }

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
