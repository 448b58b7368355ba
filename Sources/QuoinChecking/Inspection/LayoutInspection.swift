import QuoinDocument
import QuoinLayout
import QuoinScene

/// Finds the problems of a layout at one width.
struct LayoutInspection {
    let scene: LayoutScene
    let layout: Layout
    let shaper: SweepShaper
    let settings: Document.Check
    let language: PseudoLanguage?
    /// A pixel, in points.
    let pixel: Double
    private(set) var observations: [Observation] = []

    init(
        _ scene: LayoutScene, _ layout: Layout, _ shaper: SweepShaper, settings: Document.Check, on canvas: Canvas
    ) {
        (self.scene, self.layout, self.shaper, self.settings) = (scene, layout, shaper, settings)
        (language, pixel) = (canvas.language, 1 / canvas.scale)
        inspectTexts()
        inspectContainers()
        inspectCanvas()
        inspectOverlaps()
        inspectExtents()
        inspectTargets()
        for index in scene.lettered where isShown(index) {
            add(Observation(kind: .textInImage, elements: [index], detail: .image))
        }
    }

    /// Whether an element is shown: neither it nor an element around it is left out of the layout.
    func isShown(_ index: Int) -> Bool {
        guard !layout.leftOut.isEmpty else { return true }
        return !sequence(first: index, next: layout.tree.parent).contains(where: layout.leftOut.contains)
    }

    mutating func add(_ observation: Observation) {
        guard settings.levels[observation.kind] != .off else { return }
        observations.append(observation)
    }
}

extension LayoutInspection {
    /// The visible part of a leaf: its frame, clipped by all elements that clip it.
    func visibleFrame(of leaf: LayoutScene.Leaf) -> Rect {
        leaf.clips.reduce(layout.frames[leaf.index]) { $0.intersection(layout.frames[$1]) }
    }
}
