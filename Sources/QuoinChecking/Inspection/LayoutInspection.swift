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
    /// The paths of the texts of several lines that are meant to be cut.
    let previews: Set<String>
    /// A pixel, in points.
    let pixel: Double
    private(set) var observations: [Observation] = []

    init(
        _ scene: LayoutScene, _ layout: Layout, _ shaper: SweepShaper, settings: Document.Check, on canvas: Canvas,
        previews: Set<String>
    ) {
        (self.scene, self.layout, self.shaper, self.settings) = (scene, layout, shaper, settings)
        (language, pixel, self.previews) = (canvas.language, 1 / canvas.scale, previews)
        inspectTexts()
        inspectContainers()
        inspectCanvas()
        inspectClips()
        var overlaps = OverlapSearch(scene, layout, shaper, pixel: pixel)
        for overlap in overlaps.observations(isShown: isShown) { add(overlap) }
        inspectExtents()
        inspectSafeArea(canvas.safeArea)
        inspectImages()
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

    mutating func forgetSqueezed(_ elements: [Int]) {
        observations.removeAll { $0.kind == .squeezed && elements.contains($0.elements[0]) }
    }
}

extension PaintedItem {
    /// The visible part of the item's frame, clipped by all elements that clip it.
    func visibleFrame(in layout: Layout) -> Rect {
        clips.reduce(layout.frames[index]) { $0.intersection(layout.frames[$1]) }
    }
}
