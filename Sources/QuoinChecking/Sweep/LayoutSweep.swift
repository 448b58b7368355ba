import QuoinCairo
import QuoinDocument

/// Lays an element out on a canvas at many widths, and records the problems at each of them.
///
/// Every width is laid out, so that the ranges of a finding are exact. The measurements of one width are reused for the
/// next: most elements have the same size there, and most lines break in the same places.
struct LayoutSweep {
    let root: AnyElement
    let canvas: Canvas
    /// In points, descending; `nil` for the canvas's own range.
    let widths: [Double]?
    let settings: Document.Check
    /// The canvas of the picture that the author has in mind. A text of several lines that is cut there is a preview.
    let own: Canvas
    /// The texts that are meant to be cut; `nil` for those that the layout has on the author's own canvas.
    var previews: Set<String>?
    /// What finds texts with low contrast in the layouts; `nil` if nothing does.
    var contrast: ContrastSweep?
    /// The problems after which no other width is laid out.
    var stops: (ObservationKey) -> Bool = { _ in false }
    private(set) var isStopped = false
    private(set) var tracks: [ObservationKey: ObservationTrack] = [:]
    /// The positions of the allowances that were used.
    private(set) var used: Set<Int> = []
    /// The allowances for each problem, by their positions.
    private var allowances: [ObservationKey: [Int]] = [:]
    /// Whether the tree is the same at all widths.
    private var isSteady = false

    /// - Parameter own: by default the canvas itself.
    init(_ root: AnyElement, on canvas: Canvas, widths: [Double]?, settings: Document.Check, own: Canvas? = nil) {
        (self.root, self.canvas, self.widths, self.settings) = (root, canvas, widths, settings)
        self.own = own ?? canvas
    }

    /// The number of widths.
    var count: Int { widths?.count ?? 1 }

    /// The widths of a range in steps of a pixel, descending, in points.
    static func widths(in range: ExtentRange, scale: Double) -> [Double] {
        let grid = PixelGrid(scale: scale)
        // A canvas has at least a point and is no wider than any picture.
        let ends = (least: max(range.min, 1), most: min(max(range.max, 1), Canvas.largestExtent))
        let (first, last) = (
            Int((grid.ceil(ends.least) * scale).rounded()), Int((grid.floor(ends.most) * scale).rounded())
        )
        guard first < last else { return [ends.most] }
        return (first...last).reversed().map { Double($0) / scale }
    }

    /// Lays out every width, or as many as it takes to know them all. Each may take as much as a picture.
    ///
    /// - Throws: the error of the first width that cannot be laid out, or that exceeds a limit.
    mutating func run(with renderer: PictureRenderer) throws(QuoinError) {
        let previews = previews ?? previewsOnOwnCanvas(with: renderer)
        guard var view = try WidthView(of: self, previews, with: renderer) else { return }
        isSteady = view.scene != nil
        if let scene = view.scene { contrast?.follow(scene) }
        if var plan = WidthPlan(of: self) { return try run(&plan, in: &view) }
        let measuresJumps = view.scene != nil && count > 1 && view.checks.contains(where: \.isBetweenWidths)
        for position in 0..<count where !isStopped {
            var inspection = try view.inspection(of: widths?[position])
            let tree = inspection.layout.tree
            record(worst(of: inspection.observations, tree, at: position), tree, at: position...position)
            if measuresJumps { view.wider = inspection.sizes }
            try contrast?.add(inspection.layout, at: position...position, knowing: inspection)
        }
    }

    /// Lays out the widths of a plan, each of which stands for those before it that the plan leaves out.
    private mutating func run(_ plan: inout WidthPlan, in view: inout WidthView) throws(QuoinError) {
        var seen: [Int: (layout: Layout, worst: [ObservationKey: Observation])] = [:]
        while let position = plan.next(), !isStopped {
            let inspection = try view.inspection(of: widths?[position])
            let worst = worst(of: inspection.observations, inspection.layout.tree, at: position)
            isStopped = worst.keys.contains(where: stops)
            seen[position] = (inspection.layout, worst)
            plan.add(inspection, Set(worst.keys), at: position)
        }
        var start = 0
        for (position, (layout, worst)) in seen.sorted(by: { $0.key < $1.key }) {
            record(worst, layout.tree, at: start...position)
            try contrast?.add(layout, at: start...position)
            start = position + 1
        }
    }

    /// The paths of the texts of several lines that are cut after these on the author's own canvas; none if that has no
    /// layout.
    func previewsOnOwnCanvas(with renderer: PictureRenderer) -> Set<String> {
        let environment = renderer.environment(for: own)
        renderer.budget.restart()
        guard let shaper = environment[TextShaperKey.self], let tree = try? LayoutTree(root),
            tree.hasUnfoldingElements || tree.paintOrder.contains(where: { tree.hasLines($0) })
        else { return [] }
        var engine = LayoutEngine(tree, environment: environment)
        guard let layout = try? engine.layout(in: own.range) else { return [] }
        return Set(
            LayoutScene(layout.tree, on: own).texts.filter { text in
                guard layout.tree.hasLines(text.index), !layout.leftOut.contains(text.index) else { return false }
                let area = layout.lineArea(of: text.index, insets: text.insets)
                let lines = TextLines(shaper.shape(text.content, in: area.size), in: area.size)
                return lines.isTruncated && lines.hasAllLines(of: text.content)
            }.map { layout.tree.path(of: $0.index) })
    }

    /// The worst of the problems of a layout, without those that are allowed.
    private mutating func worst(
        of observations: [Observation], _ tree: LayoutTree, at position: Int
    ) -> [ObservationKey: Observation] {
        var worst: [ObservationKey: Observation] = [:]
        for observation in observations {
            func key(for elements: [Int]) -> ObservationKey {
                let subjects = isSteady ? elements : elements.map { number(of: $0, in: tree) }
                return ObservationKey(kind: observation.kind, subjects: subjects, rule: observation.rule)
            }
            if isAllowed(key(for: observation.elements), observation, tree, at: position) { continue }
            let all = observation.isOfAll ? observation.container : nil
            let shared = key(for: all.map { [$0] } ?? observation.elements)
            if let known = worst[shared], known.figures.amount >= observation.figures.amount { continue }
            worst[shared] = observation
        }
        return worst
    }

    /// - Parameter range: the positions with the problems, which are those at the last of them.
    private mutating func record(
        _ worst: [ObservationKey: Observation], _ tree: LayoutTree, at range: ClosedRange<Int>
    ) {
        for (key, observation) in worst {
            isStopped = isStopped || stops(key)
            func names() -> [ObservedElement] { observation.elements.map { ObservedElement($0, in: tree) } }
            if tracks[key]?.add(observation, at: range, names) == nil {
                tracks[key] = ObservationTrack(observation, names(), at: range)
            }
        }
    }

    private mutating func isAllowed(
        _ key: ObservationKey, _ observation: Observation, _ tree: LayoutTree, at position: Int
    ) -> Bool {
        if settings.allow.isEmpty { return false }
        if allowances[key] == nil {
            let subjects = observation.elements.map { ObservedElement($0, in: tree) }
            allowances[key] = settings.allow.indices.filter {
                settings.allow[$0].isFor(observation.kind, subjects) && settings.allow[$0].scope.contains(canvas)
            }
        }
        let found = allowances[key]?.first { number in
            widths.map { settings.allow[number].scope.contains($0[position]) } ?? true
        }
        if let found { used.insert(found) }
        return found != nil
    }

    /// A number for an element in trees that differ between widths, the same in all of them and in every sweep.
    private func number(of index: Int, in tree: LayoutTree) -> Int {
        Int(truncatingIfNeeded: ContentDigest.number(of: tree.path(of: index).utf8))
    }
}

extension LayoutTree {
    /// Whether an element is a text that may have several lines, and no more than those.
    fileprivate func hasLines(_ index: Int) -> Bool {
        (kind(of: index) as? TextNode)?.text.paragraph.lineLimit ?? 1 > 1
    }
}

extension Canvas {
    /// The sizes that the root may have on a canvas of a width in points; the canvas's own range if the width is `nil`.
    func range(atWidth width: Double?) -> SizeRange {
        guard let width else { return range }
        let own = range[.horizontal]
        let least = own.isExact ? width : min(own.min, width)
        return SizeRange(width: ExtentRange(min: least, max: width), height: range[.vertical])
    }
}

/// An element at one width after another, with all that is kept from one to the next.
struct WidthView: ~Copyable {
    /// The elements that are checked; `nil` if the tree is another one at each width.
    let scene: LayoutScene?
    let checks: [CheckKind]
    /// The sizes at the next larger width, if they are known.
    var wider: SteadySizes?
    private let canvas: Canvas
    private let settings: Document.Check
    private let previews: Set<String>
    private let renderer: PictureRenderer
    private let shaper: SweepShaper
    private let tracesRules: Bool
    private var engine: LayoutEngine

    /// - Parameter previews: the paths of the texts that are meant to be cut.
    init?(of sweep: LayoutSweep, _ previews: Set<String>, with renderer: PictureRenderer) throws(QuoinError) {
        (canvas, settings, self.previews, self.renderer) = (sweep.canvas, sweep.settings, previews, renderer)
        var environment = renderer.environment(for: canvas)
        guard let shaper = environment[TextShaperKey.self].map({ SweepShaper($0) }) else { return nil }
        environment[TextShaperKey.self] = shaper
        let tree = try LayoutTree(sweep.root)
        self.shaper = shaper
        engine = LayoutEngine(tree, environment: environment)
        scene = tree.hasUnfoldingElements ? nil : LayoutScene(tree, on: canvas)
        tracesRules = scene.map { !$0.constraints.isEmpty } ?? true
        checks = Document.FindingKind.allCases.filter { sweep.settings.level(of: $0) != .off }.map(\.check)
    }

    /// The layout at a width in points, and what the checks find there; on the canvas's own range if the width is `nil`.
    ///
    /// - Throws: the error of a width that cannot be laid out, or that exceeds a limit.
    mutating func inspection(of width: Double?) throws(QuoinError) -> LayoutInspection {
        renderer.budget.restart()
        let range = canvas.range(atWidth: width)
        var trace: Layout.Trace?
        if tracesRules { trace = try engine.trace(in: range, []) }
        let layout: Layout
        if let trace { layout = trace.layout } else { layout = try engine.layout(in: range) }
        if scene == nil { shaper.forgetScene() }
        let seen = scene ?? LayoutScene(layout.tree, on: canvas)
        var inspection = LayoutInspection(
            seen, layout, trace, shaper, settings: settings, on: canvas, previews: previews)
        inspection.wider = wider
        for check in checks { check.inspect(&inspection) }
        // Texts have no lines once a limit is exceeded, and would seem to fit.
        if renderer.budget.checkClock(), let excess = renderer.budget.excess {
            throw .limitPassed(excess, at: layout.tree.reference(to: 0))
        }
        return inspection
    }
}
