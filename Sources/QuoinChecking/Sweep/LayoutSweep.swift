import QuoinAutoLayout
import QuoinCairo
import QuoinCompositional
import QuoinDocument
import QuoinLayout
import QuoinScene

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
    private(set) var tracks: [ObservationKey: ObservationTrack] = [:]
    /// The numbers of elements by path, for trees that differ between widths.
    private var numbers: [String: Int] = [:]

    init(_ root: AnyElement, on canvas: Canvas, widths: [Double]?, settings: Document.Check) {
        (self.root, self.canvas, self.widths, self.settings) = (root, canvas, widths, settings)
    }

    /// The number of widths.
    var count: Int { widths?.count ?? 1 }

    /// The largest width that is laid out, in points.
    private static let widestCanvas = 16_384.0

    /// The widths of a range in steps of a pixel, descending, in points.
    static func widths(in range: ExtentRange, scale: Double) -> [Double] {
        let grid = PixelGrid(scale: scale)
        // A canvas has at least a point and is no wider than any picture.
        let ends = (least: max(range.min, 1), most: min(max(range.max, 1), widestCanvas))
        let (first, last) = (
            Int((grid.ceil(ends.least) * scale).rounded()), Int((grid.floor(ends.most) * scale).rounded())
        )
        guard first < last else { return [ends.most] }
        return (first...last).reversed().map { Double($0) / scale }
    }

    /// Lays out every width. Each may take as much as a picture.
    ///
    /// - Throws: the error of the first width that cannot be laid out, or that exceeds a limit.
    mutating func run(with renderer: PictureRenderer) throws(LayoutError) {
        var environment = renderer.environment(for: canvas)
        let shaper = environment[TextShaperKey.self].map { SweepShaper($0) }
        guard let shaper else { return }
        environment[TextShaperKey.self] = shaper
        let tree = try LayoutTree(root)
        var engine = LayoutEngine(tree, environment: environment)
        let scene = tree.hasUnfoldingElements ? nil : LayoutScene(tree)
        let tracesRules = scene.map { !$0.constraints.isEmpty } ?? true
        var before: [Int: Size] = [:]
        for position in 0..<count {
            renderer.budget.restart()
            let range = canvas.range(atWidth: widths?[position])
            var trace: LayoutTrace?
            if tracesRules { trace = try engine.trace(in: range, []) }
            let layout: Layout
            if let trace { layout = trace.layout } else { layout = try engine.layout(in: range) }
            if scene == nil { shaper.forgetScene() }
            let seen = scene ?? LayoutScene(layout.tree)
            var inspection = LayoutInspection(seen, layout, shaper, settings: settings, on: canvas)
            if let trace { inspection.inspectRules(trace) }
            // Texts have no lines once a limit is exceeded, and would seem to fit.
            if renderer.budget.checkClock(), let excess = renderer.budget.excess {
                throw .limitPassed(layout.tree.reference(to: 0), excess)
            }
            record(inspection.observations, layout.tree, isSteady: scene != nil, at: position)
            guard scene != nil, settings.levels[.jump] != .off, count > 1 else { continue }
            let sizes = inspection.steadySizes
            record(jumps(from: sizes, to: before), layout.tree, isSteady: true, at: position)
            before = sizes
        }
    }

    private mutating func record(
        _ observations: [Observation], _ tree: LayoutTree, isSteady: Bool, at position: Int
    ) {
        for observation in observations {
            let elements = observation.container.map { [$0] } ?? observation.elements
            let subjects = isSteady ? elements : elements.map { number(of: $0, in: tree) }
            let key = ObservationKey(kind: observation.kind, subjects: subjects, rule: observation.rule)
            if tracks[key]?.add(observation, at: position) == nil {
                let names = observation.elements.map { ObservedElement($0, in: tree) }
                tracks[key] = ObservationTrack(observation, names, at: position)
            }
        }
    }

    private mutating func number(of index: Int, in tree: LayoutTree) -> Int {
        let path = tree.path(of: index)
        if let known = numbers[path] { return known }
        numbers[path] = numbers.count
        return numbers.count - 1
    }
}

extension LayoutSweep {
    /// The smallest change that counts as a jump, in points and as a share of the extent.
    private static let jump = (points: 16.0, share: 0.25)

    private func jumps(from sizes: [Int: Size], to before: [Int: Size]) -> [Observation] {
        sizes.sorted { $0.key < $1.key }.flatMap { index, size -> [Observation] in
            guard let wider = before[index] else { return [] }
            return Axis.allCases.compactMap { axis in
                let change = abs(size[axis] - wider[axis])
                guard change > Self.jump.points, change > Self.jump.share * max(size[axis], wider[axis]) else {
                    return nil
                }
                return Observation(
                    kind: .jump, elements: [index],
                    detail: .jump(axis, narrower: size[axis], wider: wider[axis]))
            }
        }
    }
}

extension LayoutInspection {
    /// Finds constraints that are broken, and views that they do not determine.
    mutating func inspectRules(_ trace: LayoutTrace) {
        for index in scene.constraints where isShown(index) {
            guard let report = trace[index].constraintReport else { continue }
            let tree = layout.tree
            for broken in report.broken {
                var observation = Observation(
                    kind: .brokenRule, elements: [index], rule: broken.constraint,
                    detail: .rule(broken.description))
                observation.place = broken.place
                add(observation)
            }
            for name in report.unused {
                guard let view = tree.view(name, in: index) else { continue }
                let words = ConstraintReport.words(forUnused: name)
                add(Observation(kind: .ambiguousRule, elements: [view], detail: .rule(words)))
            }
            for tie in report.ties {
                var observation = Observation(
                    kind: .ambiguousRule, elements: [index], rule: tie.constraints.joined(separator: ", "),
                    detail: .rule(tie.cause))
                observation.place = tree.view(tie.item, in: index).flatMap(tree.source)
                add(observation)
            }
            for ambiguous in report.undetermined {
                var observation = Observation(
                    kind: .ambiguousRule, elements: [index], rule: ambiguous.name, detail: .rule(ambiguous.description))
                observation.place = tree.view(ambiguous.item, in: index).flatMap(tree.source)
                add(observation)
            }
        }
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
