import QuoinDocument
import QuoinExplanations

/// A layout at one width, as all checks see it, and the problems that they find.
struct LayoutInspection {
    let scene: LayoutScene
    let layout: Layout
    let shaper: SweepShaper
    let settings: Document.Check
    let language: Canvas.PseudoLanguage?
    let safeArea: EdgeInsets
    /// A pixel, in points.
    let pixel: Double
    /// The texts that are shown.
    private(set) var texts: [ShownText] = []
    /// What the constraint layouts that are shown report, by element; none if the layout was not traced.
    private(set) var constraintReports: [(index: Int, report: ConstraintReport)] = []
    /// The sizes at the next larger width; `nil` if it is not known.
    var wider: SteadySizes?
    private(set) lazy var sizes = SteadySizes(self)
    private(set) var observations: [Observation] = []

    /// A text in its frame.
    struct ShownText {
        var index: Int
        /// The position in the scene's texts.
        var number: Int
        /// The frame of its lines.
        var frame: Rect
        var lines: TextLines
        /// Whether the frame is too narrow for a letter.
        var isSqueezed: Bool
        /// Whether letters are left out, and not as the document says.
        var isCut: Bool
    }

    /// - Parameter previews: the paths of the texts of several lines that are meant to be cut after these.
    init(
        _ scene: LayoutScene, _ layout: Layout, _ trace: Layout.Trace?, _ shaper: SweepShaper,
        settings: Document.Check, on canvas: Canvas, previews: Set<String>
    ) {
        (self.scene, self.layout, self.shaper, self.settings) = (scene, layout, shaper, settings)
        (language, safeArea, pixel) = (canvas.language, canvas.safeArea, 1 / canvas.scale)
        texts = scene.texts.indices.filter { isShown(scene.texts[$0].index) }.map { shown($0, previews) }
        guard let trace else { return }
        constraintReports = scene.constraints.filter(isShown).compactMap { index in
            trace[index].constraintReport.map { (index, $0) }
        }
    }

    private func shown(_ number: Int, _ previews: Set<String>) -> ShownText {
        let text = scene.texts[number]
        let frame = layout.frames[text.index].inset(by: text.insets)
        let area = layout.lineArea(of: text.index, insets: text.insets)
        let lines = shaper.lines(of: text.content, number: number, in: area.size)
        let isSqueezed =
            frame.size.height < pixel
            || layout.frames[text.index].size.width < text.letterSize / 2
                && LayoutProblem.isSqueezed(
                    frame.size, letters: (text.content.string.count, text.letterSize), pixel: pixel)
        let isPreview =
            !previews.isEmpty && lines.hasAllLines(of: text.content)
            && previews.contains(scene.tree.path(of: text.index))
        return ShownText(
            index: text.index, number: number, frame: frame, lines: lines, isSqueezed: isSqueezed,
            isCut: lines.isTruncated && !isSqueezed && text.content.paragraph.truncation == .tail && !isPreview)
    }

    /// Whether an element is shown: neither it nor an element around it is left out of the layout.
    func isShown(_ index: Int) -> Bool {
        guard !layout.leftOut.isEmpty else { return true }
        return !sequence(first: index, next: layout.tree.parent).contains(where: layout.leftOut.contains)
    }

    /// The elements that show something of their own.
    var items: some Sequence<PaintedItem> { scene.items.lazy.filter { isShown($0.index) } }

    var canvas: Rect { Rect(origin: .zero, size: layout.size) }

    /// The area of all letters of a text; `nil` if it has none.
    func inkBounds(of text: ShownText) -> Rect? {
        let letters = inkAreas(of: text)
        return letters.first.map { letters.dropFirst().reduce($0) { $0.union($1) } }
    }

    /// The areas of the letters of a text, one or more for each line.
    func inkAreas(of text: ShownText) -> [Rect] {
        shaper.letters(of: scene.texts[text.number].content, in: text.frame)
    }

    var overlaps: [(elements: [Int], shared: Size)] {
        var search = OverlapSearch(scene, layout, shaper, pixel: pixel)
        return search.overlaps(isShown: isShown)
    }

    // MARK: - Edges

    /// Some elements and letters that extend beyond a part of the canvas, and how far at most. What scrolls may end
    /// anywhere, and what is beyond the canvas is not seen.
    ///
    /// - Parameter elements: those whose letters do not count by themselves.
    func content(beyond area: Rect, of elements: [Int]) -> [(index: Int, excess: Excess)] {
        let shown = elements.filter(isShown)
        let outer = shown.map { (index: $0, frame: layout.frames[$0]) }
        let letters = texts.compactMap { text -> (index: Int, frame: Rect)? in
            let item = scene.items[scene.texts[text.number].item]
            guard item.scrolls.isEmpty, !item.isTransformed, !area.contains(text.frame),
                !shown.contains(where: { scene.tree.contains(text.index, in: $0) })
            else { return nil }
            return inkBounds(of: text).map { (text.index, $0) }
        }
        return (outer + letters).compactMap { index, frame in
            let seen = frame.intersection(canvas)
            guard seen.size.width > 0, seen.size.height > 0,
                scene.clips[index]?.contains(where: scene.scrolls) != true,
                let worst = seen.excesses(beyond: area, by: pixel).max(by: { $0.amount < $1.amount })
            else { return nil }
            return (index, worst)
        }
    }

    // MARK: - Observations

    mutating func add(
        _ kind: Document.FindingKind, _ elements: [Int], rule: String = "", _ figures: Figures,
        container: Int? = nil, isOfAll: Bool = false, isSlight: Bool = false, place: SourcePlace? = nil
    ) {
        observations.append(
            Observation(
                kind: kind, elements: elements, rule: rule, figures: figures, container: container, isOfAll: isOfAll,
                isSlight: isSlight, place: place))
    }

    mutating func forgetSqueezed(_ elements: [Int]) {
        observations.removeAll { $0.kind == .squeezed && elements.contains($0.elements[0]) }
    }

    /// Adds how far an element extends beyond the edge that it passes by most, unless it, or one around it or in it, was
    /// found to pass something there, or has the same problem.
    mutating func addWorst(
        _ kind: Document.FindingKind, _ element: Int, _ excesses: [Excess], _ figures: (Excess) -> Figures
    ) {
        guard let worst = excesses.max(by: { $0.amount < $1.amount }) else { return }
        let rule = worst.edge.rawValue
        let isKnown = observations.contains { known in
            guard known.kind == .overflow || known.kind == kind, known.rule == rule, let other = known.elements.first
            else { return false }
            return scene.tree.contains(element, in: other) || scene.tree.contains(other, in: element)
        }
        if !isKnown { add(kind, [element], rule: rule, figures(worst)) }
    }

    /// The part of an element's frame that what is around it does not cut off; `nil` if that is nothing.
    func unclipped(_ index: Int) -> Rect? {
        let part = (scene.clips[index] ?? []).reduce(layout.frames[index]) { $0.intersection(layout.frames[$1]) }
        return part.size.width > 0 && part.size.height > 0 ? part : nil
    }

    /// Whether nothing of an element is on the canvas, or within what cuts it, and does not scroll it.
    func isHidden(_ index: Int) -> Bool {
        scene.clips[index]?.contains(where: scene.scrolls) != true && unclipped(index)?.overlaps(canvas) != true
            && layout.transform(of: index) == nil
    }
}

extension PaintedItem {
    /// The visible part of the item's frame, clipped by all elements that clip it.
    func visibleFrame(in layout: Layout) -> Rect {
        clips.reduce(layout.frames[index]) { $0.intersection(layout.frames[$1]) }
    }
}

extension Figures {
    /// How far an element or its letters extend beyond an edge.
    ///
    /// - Parameters:
    ///   - outer: the element whose edge it is; `nil` for the canvas.
    ///   - tree: its tree. A screen may have another one each time it is laid out.
    ///   - isCut: whether what is beyond the edge is cut off.
    static func passedEdge(
        by excess: Excess, of outer: Int?, in tree: LayoutTree, isCut: Bool = false, isHidden: Bool
    ) -> Figures {
        Figures(
            excess.amount, words: [excess.edge.rawValue, "\(outer ?? -1) \(isHidden)"], amount: excess.amount,
            isHidden: isHidden
        ) { words in
            let name = outer.map(tree.shownName) ?? "the canvas"
            let problem: LayoutProblem = isCut ? .clipped(excess.edge, by: name) : .passing(excess.edge, of: name)
            let figures = "\(words.place) by \(points(excess.amount))" + (isHidden ? " and is hidden" : "")
            return "\(words.name) \(problem.words(figures))"
        } causes: {
            $0.reach(beyond: excess.edge, of: outer, blamesNeighbors: !isCut)
        }
    }
}

extension LayoutInspection {
    /// Adds how far an element extends beyond an element that cuts it off, or beyond the canvas.
    mutating func addWorst(_ element: Int, _ excesses: [Excess], cutBy clip: Int? = nil) {
        let (isHidden, tree) = (isHidden(element), layout.tree)
        addWorst(clip == nil ? .overflow : .cut, element, excesses) {
            .passedEdge(by: $0, of: clip, in: tree, isCut: clip != nil, isHidden: isHidden)
        }
    }
}
