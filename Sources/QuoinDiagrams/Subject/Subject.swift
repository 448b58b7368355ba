import QuoinCompositional
import QuoinDeclarations
import QuoinLayout
import QuoinScene

/// A layout that is annotated, and the measures that annotations need. Frames are in points of the figure, whose origin
/// is the layout's corner.
struct Subject {
    let panel: Diagram.Panel
    let trace: LayoutTrace
    let list: DisplayList
    /// The factor by which the layout is enlarged.
    let zoom: Double
    /// In points of the figure, by index.
    private(set) var frames: [Rect]
    /// How far elements are moved together with everything below them, in points of the figure, by index.
    private(set) var moves: [Int: Point] = [:]
    let environment: LayoutEnvironment
    /// The elements of collections that repeat others before them.
    let repetitions: Set<Int>
    /// The elements that have a frame, in paint order.
    let elements: [Int]
    /// The elements that have an id.
    let elementsByID: [String: [Int]]
    /// The frames of the lines of texts.
    private(set) var textFrames = AreaMap<Rect>()
    /// The frames of nodes without children.
    private(set) var leafFrames: [Rect] = []

    /// Lays a panel's element out.
    init(_ panel: Diagram.Panel, zoom: Double, environment: LayoutEnvironment) throws(DiagramError) {
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

    /// The area of the canvas, in points of the figure.
    var bounds: Rect { Rect(origin: .zero, size: layout.size).scaled(by: zoom) }

    var isRightToLeft: Bool { panel.canvas.readingDirection == .rightToLeft }

    /// Moves elements, each with everything below it.
    mutating func move(_ distances: [(index: Int, distance: Point)]) {
        for (index, distance) in distances {
            moves[index] = (moves[index] ?? .zero) + distance
            for element in subtree(of: index) { frames[element].origin = frames[element].origin + distance }
        }
        findContent()
    }

    private mutating func findContent() {
        textFrames = AreaMap(visibleLineFrames)
        leafFrames = elements.filter { tree.children(of: $0).isEmpty && type(of: tree.kind(of: $0)).isNode }
            .map { frames[$0] }
    }

    /// The frames of the lines of texts over which no box is painted.
    private var visibleLineFrames: [Rect] {
        var visible: [Rect] = []
        for index in elements {
            let lines = lineFrames(of: index).filter { !moves.isEmpty || bounds.overlaps($0) }
            if !lines.isEmpty {
                visible += lines
            } else if hidesTexts(index) {
                visible.removeAll(where: frames[index].contains)
            }
        }
        return visible
    }

    private func hidesTexts(_ index: Int) -> Bool {
        guard let paint = tree.paint(of: index), paint.opacity == 1, case .solid(let color)? = paint.fills.last
        else { return false }
        return color.resolved(for: panel.canvas.appearance).alpha == 1
    }

    /// The frames of the lines of a text; empty for another element.
    private func lineFrames(of index: Int) -> [Rect] {
        guard let node = tree.kind(of: index) as? TextNode, let shaper = environment[TextShaperKey.self]
        else { return [] }
        let shaped = shaper.shape(node.text, in: layout.frames[index].size)
        return shaped.lines.map { $0.frame.scaled(by: zoom).moved(by: frames[index].origin) }
    }

    /// The elements of collections whose source was found before: parts of further cells have the same place in the
    /// document as those of the first cell.
    private static func repetitions(in layout: Layout) -> Set<Int> {
        let tree = layout.tree
        var (seen, found, inside): (Set<SourcePlace>, Set<Int>, Set<Int>) = ([], [], [])
        for index in tree.paintOrder {
            guard let parent = tree.parent(of: index) else { continue }
            guard inside.contains(parent) || tree.kind(of: parent) is VisibleItemsLayout else { continue }
            inside.insert(index)
            if let source = tree.source(of: index), !seen.insert(source).inserted { found.insert(index) }
        }
        return found
    }
}
