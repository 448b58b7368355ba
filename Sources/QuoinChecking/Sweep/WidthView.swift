import QuoinCairo
import QuoinDocument

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
