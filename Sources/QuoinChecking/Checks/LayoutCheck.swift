@_exported import QuoinPages

/// Lays an element out at each of its widths, and finds its problems.
struct LayoutCheck: Sendable {
    let root: AnyElement
    let settings: Document.Check
    /// The canvases, the document's own first.
    let conditions: [Condition]
    /// The canvas of the document.
    let own: Canvas
    /// The paths of the texts that are cut on the document's own canvas, if they were found before.
    var previews: Set<String>?

    /// Whether the element is a screen, for each layout of which the code of an app runs.
    var isScreen: Bool { root.kind.base is any TriedConstraintsKind }

    /// A canvas on which the element is laid out at many widths.
    struct Condition: Hashable, Sendable {
        var canvas: Canvas
        /// In points, descending; `nil` for the canvas's own range.
        var widths: [Double]?
        /// The suffix of the canvas's name; empty for the document's own canvas.
        var variant = ""
        /// The height and the direction, if they are not those of the document.
        var height: Double?
        var direction: LayoutDirection?

        /// The number of widths.
        var count: Int { widths?.count ?? 1 }

        /// The canvas at a position in the widths.
        func canvas(at position: Int) -> Canvas {
            var canvas = canvas
            canvas.range = canvas.range(atWidth: widths?[position])
            return canvas
        }
    }

    /// - Parameter variants: the element's canvases, the document's own first. If the settings have widths, only the
    ///   first is used.
    init(_ root: AnyElement, on variants: [CanvasVariant], _ settings: Document.Check) {
        (self.root, self.settings, own) = (root, settings, variants.first?.canvas ?? Canvas())
        let canvases = settings.widths == nil ? variants : Array(variants.prefix(1))
        let widths = { (canvas: Canvas) in settings.widths.map { LayoutSweep.widths(in: $0, scale: canvas.scale) } }
        var all = canvases.map { Condition(canvas: $0.canvas, widths: widths($0.canvas), variant: $0.suffix) }
        func multiply<Value>(_ values: [Value], _ change: (inout Condition, Value) -> Void) {
            guard !values.isEmpty else { return }
            all = all.flatMap { condition in
                values.map { value in
                    var copy = condition
                    change(&copy, value)
                    return copy
                }
            }
        }
        multiply(settings.heights) { condition, height in
            condition.canvas.range[.vertical] = ExtentRange(exactly: height)
            condition.height = height
        }
        multiply(settings.directions) { condition, direction in
            condition.direction = direction == condition.canvas.direction ? nil : direction
            condition.canvas.direction = direction
        }
        multiply([nil] + settings.languages.map(Optional.some)) { $0.canvas.language = $1 ?? $0.canvas.language }
        multiply(settings.textScales) { $0.canvas.textScale = $1 }
        conditions = all
    }

    /// The problems on one canvas.
    struct Outcome: Sendable {
        var condition: Condition
        var tracks: [ObservationKey: ObservationTrack] = [:]
        /// The positions of the allowances that were used.
        var used: Set<Int> = []
        /// The texts with too little contrast, in the canvas's own appearance first.
        var contrasts: [ContrastSweep.Appearing] = []
        /// The language for which the fonts lack letters. If there is one, nothing is checked.
        var missingLanguage: Canvas.PseudoLanguage?
    }

    /// Lays the element out at all widths of a condition.
    ///
    /// - Throws: the error of the first width that cannot be laid out.
    func outcome(of condition: Condition, with renderer: PictureRenderer) throws(QuoinError) -> Outcome {
        if let language = condition.canvas.language, !renderer.hasLetters(of: language) {
            return Outcome(condition: condition, missingLanguage: language)
        }
        var sweep = LayoutSweep(
            root, on: condition.canvas, widths: condition.widths, settings: settings, own: own)
        sweep.previews = previews
        if measuresContrast(on: condition) {
            let own = condition.canvas.appearance
            let all = settings.appearances.isEmpty ? Appearance.allCases : settings.appearances
            sweep.contrast = ContrastSweep(
                on: condition.canvas, in: [own].filter(all.contains) + all.filter { $0 != own },
                neededScale: (settings.minimumContrast ?? TextContrast.usualMinimum) / TextContrast.usualMinimum,
                with: renderer)
        }
        try sweep.run(with: renderer)
        // In a view, others may extend beyond it.
        let tracks = isScreen ? sweep.tracks.filter { !$0.value.seemsMeant(among: condition.count) } : sweep.tracks
        return Outcome(
            condition: condition, tracks: tracks, used: sweep.used, contrasts: sweep.contrast?.results ?? [])
    }

    /// Whether contrast is measured on a canvas. Other sizes of texts, and other words, have the same colors.
    private func measuresContrast(on condition: Condition) -> Bool {
        let first = conditions[0].canvas
        return settings.level(of: .contrast) != .off && condition.canvas.textScale == first.textScale
            && condition.canvas.language == first.language
    }
}

extension PictureRenderer {
    /// Whether the fonts have the letters of a pseudo-language.
    fileprivate func hasLetters(of language: Canvas.PseudoLanguage) -> Bool {
        guard language == .eastAsian, let shaper = environment(for: Canvas())[TextShaperKey.self] else { return true }
        return shaper.shape(TextContent(language.sample), in: .infinity).problems.allSatisfy(\.isTolerable)
    }
}

extension LayoutCheck {
    /// The finding at the width at which it is worst, and at the nearest width without it.
    func pictures(of checked: CheckedFinding, with renderer: PictureRenderer) -> CheckResults.FindingPictures? {
        guard let position = checked.position else { return nil }
        let widths = checked.condition.widths
        guard let wrong = picture(at: position, of: checked, isWrong: true, with: renderer) else { return nil }
        var pictures = CheckResults.FindingPictures(wrong: wrong.png, width: wrong.width)
        guard let widths, let occurrence = checked.finding.occurrences.first else { return pictures }
        let right = widths.indices.sorted { abs($0 - position) < abs($1 - position) }.first { index in
            !occurrence.widths.contains { $0.contains(widths[index]) }
        }
        guard let right, let picture = picture(at: right, of: checked, isWrong: false, with: renderer) else {
            return pictures
        }
        (pictures.right, pictures.rightWidth) = (picture.png, picture.width)
        return pictures
    }

    private func picture(
        at position: Int, of checked: CheckedFinding, isWrong: Bool, with renderer: PictureRenderer
    ) -> (png: [UInt8], width: Double)? {
        let canvas = checked.condition.canvas(at: position)
        guard let layout = try? renderer.layOut(root, on: canvas).layout,
            var list = try? renderer.displayList(of: layout, on: canvas)
        else { return nil }
        if isWrong {
            let paths = ElementPaths(of: layout.tree)
            let frames = checked.finding.elements.compactMap { paths.index(at: $0.path) }.map { layout.frames[$0] }
            list.commands += frames.flatMap(\.outline).map { DisplayCommand(.fill(.rectangle($0), .solid(.mark))) }
        }
        guard let bitmap = try? renderer.draw(list, on: canvas) else { return nil }
        return (PNGEncoder.encode(bitmap, scale: canvas.scale), layout.size.width)
    }
}

/// A problem that one place of a document makes, or several with one cause, and its message.
struct ExplainedProblem {
    /// The worst of it.
    private(set) var key: ObservationKey
    private(set) var track: ObservationTrack
    private(set) var reason: CheckDetail.Reason
    let condition: LayoutCheck.Condition
    let occurrences: [LayoutFinding.Occurrence]
    /// What follows the words about the worst of one place.
    private(set) var words: String
    /// The elements of the worst, then all others.
    private(set) var elements: [ElementReference]
    /// The names of the elements at the other places.
    private(set) var others: [String] = []

    /// Whether another one is of the same kind and at the same widths, and one of them is gone without the cause of the
    /// other. If no cause is known, both are about one edge of siblings.
    func isLike(_ other: ExplainedProblem) -> Bool {
        let areSiblings = reason.branch == other.reason.branch && !key.rule.isEmpty
        return key.isLike(other.key) && occurrences == other.occurrences
            && [track, other.track].allSatisfy { $0.subjects.count == 1 }
            && track.worst.figures.isHidden == other.track.worst.figures.isHidden
            && (explains(other) || other.explains(self)
                || areSiblings && reason.cause == nil && other.reason.cause == nil)
    }

    /// Whether another one is gone without the cause of this one.
    private func explains(_ other: ExplainedProblem) -> Bool { reason.others.contains(other.key) }

    /// Adds one that is like it. The one that explains the other is described, or else the worse one.
    mutating func add(_ other: ExplainedProblem) {
        let isWorse = other.track.worst.figures.amount > track.worst.figures.amount
        let isFirst = explains(other) == other.explains(self) ? isWorse : other.explains(self)
        others += [(isFirst ? track : other.track).subjects[0].name]
        elements = isFirst ? other.elements + elements : elements + other.elements
        if isFirst { (key, track, reason, words) = (other.key, other.track, other.reason, other.words) }
    }

    func finding(_ settings: Document.Check) -> CheckedFinding {
        let message = track.message(widths: condition.widths, in: reason.seen)
        var finding = LayoutFinding(
            kind: track.kind, elements: elements, place: track.place, message: message + words + wordsForOthers,
            cause: reason.cause, remedy: reason.remedy, occurrences: occurrences)
        (finding.level, finding.rule) = (settings.level(of: track.kind), track.rule)
        return CheckedFinding(finding: finding, condition: condition, position: track.worst.position)
    }

    /// The largest number of other elements that are named in a sentence.
    private static let namedLimit = 3

    private var wordsForOthers: String {
        guard !others.isEmpty else { return "" }
        let left = others.count - Self.namedLimit
        return ", like "
            + (left > 1 ? others.prefix(Self.namedLimit) + ["\(left) others"] : others[...]).map(\.self).listed
    }
}

extension LayoutElement {
    /// The problems of the element at a range of widths.
    ///
    ///     #expect(try card.findings(widths: 320...1280, textScales: [1, 2]).isEmpty)
    ///
    /// The element is laid out at every width of the range in steps of a pixel, at each text scale, in its own language
    /// and in each of the others. A view, a controller or a node, whose code runs each time, is laid out at fewer of them: not
    /// where all its frames follow from those at the widths beside.
    ///
    /// - Parameters:
    ///   - widths: in points.
    ///   - canvas: its height, scale, direction and background.
    ///   - textScales: factors for the sizes of texts, each above 0.
    ///   - languages: pseudo-languages, with longer or other words.
    ///   - ignoring: kinds of findings that are left out.
    ///   - fonts: the fonts.
    /// - Returns: the findings, sorted by kind and message.
    /// - Throws: a ``QuoinError``; also if laying out at one of the widths exceeds a limit.
    public func findings(
        widths: ClosedRange<Double>, on canvas: Canvas = Canvas(), textScales: [Double] = [],
        languages: [Canvas.PseudoLanguage] = [], ignoring: Set<Document.FindingKind> = [],
        fonts: FontSources = .defaults
    ) throws(QuoinError) -> [LayoutFinding] {
        var settings = Document.Check()
        settings.widths = ExtentRange(min: widths.lowerBound, max: widths.upperBound)
        settings.textScales = textScales
        settings.languages = languages
        for kind in ignoring { settings.levels.byKind[kind] = .off }
        var check = LayoutCheck(erased, on: [CanvasVariant(own: canvas)], settings)
        let renderer = try PictureRenderer(fonts: fonts)
        check.previews = LayoutSweep(erased, on: canvas, widths: nil, settings: settings)
            .previewsOnOwnCanvas(with: renderer)
        return try check.findings(with: renderer).map(\.finding)
    }
}

extension LayoutCheck {
    /// The problems on all canvases.
    fileprivate func findings(with renderer: PictureRenderer) throws(QuoinError) -> [CheckedFinding] {
        let outcomes = try conditions.map { condition throws(QuoinError) -> Outcome in
            try outcome(of: condition, with: renderer)
        }
        return findings(from: outcomes, with: renderer).findings
    }
}
