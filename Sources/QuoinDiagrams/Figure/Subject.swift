import QuoinLayout
import QuoinScene

/// A layout that is annotated, and all that annotations ask about it. Frames are in points of the figure, whose origin
/// is the layout's corner.
struct Subject {
    let panel: DiagramPanel
    let trace: LayoutTrace
    /// What is painted of it.
    let list: DisplayList
    /// How much larger it is drawn than it is.
    let zoom: Double
    /// In points of the figure, by index.
    private(set) var frames: [Rect]
    /// How far elements are drawn from where they are, with all below them; in points of the figure, by index.
    private(set) var moves: [Int: Point] = [:]
    let environment: LayoutEnvironment
    /// Elements of collections that are like others before them.
    let repetitions: Set<Int>
    /// The elements that have a frame, in paint order.
    let elements: [Int]
    /// Those among them that have a name.
    let elementsByID: [String: [Int]]
    /// Where lines of text stand.
    private(set) var textFrames = AreaMap<Rect>()
    /// What nodes without children cover.
    private(set) var leafFrames: [Rect] = []

    /// Lays a panel's element out.
    init(_ panel: DiagramPanel, zoom: Double, environment: LayoutEnvironment) throws(DiagramError) {
        (self.panel, self.zoom, self.environment) = (panel, zoom, environment)
        do throws(LayoutError) {
            trace = try panel.element.trace(in: panel.canvas.range, environment: environment, .baselines)
        } catch {
            throw .layout(error)
        }
        let (tree, leftOut) = (trace.layout.tree, trace.layout.leftOut)
        elements = tree.paintOrder.filter { !leftOut.contains($0) }
        elementsByID = Dictionary(grouping: elements.filter { tree.id(of: $0) != nil }) { tree.id(of: $0) ?? "" }
        repetitions = Self.repetitions(in: trace.layout)
        frames = trace.layout.frames.map { $0.scaled(by: zoom) }
        do throws(SceneError) {
            list = try DisplayList(
                trace.layout, background: panel.canvas.fills, appearance: panel.canvas.appearance,
                shaper: environment[TextShaperKey.self])
        } catch {
            throw .scene(error)
        }
        findContent()
    }

    var layout: Layout { trace.layout }
    var tree: LayoutTree { layout.tree }

    /// What the canvas covers.
    var bounds: Rect { Rect(origin: .zero, size: layout.size).scaled(by: zoom) }

    /// From the top edge to the first baseline, and from the bottom edge up to the last, in points of the layout.
    func baselines(of index: Int) -> (ascender: Double, descender: Double) {
        trace.baselines(of: index).map { ($0.ascender, $0.descender) } ?? (0, 0)
    }

    /// Moves elements, each with all below it.
    mutating func move(_ distances: [(index: Int, distance: Point)]) {
        for (index, distance) in distances {
            moves[index] = (moves[index] ?? .zero) + distance
            for element in subtree(of: index) { frames[element].origin = frames[element].origin + distance }
        }
        findContent()
    }

    private mutating func findContent() {
        textFrames = AreaMap(elements.flatMap(lineFrames))
        leafFrames = elements.filter { tree.children(of: $0).isEmpty && type(of: tree.kind(of: $0)).isNode }
            .map { frames[$0] }
    }

    var isRightToLeft: Bool { panel.canvas.direction == .rightToLeft }
}
