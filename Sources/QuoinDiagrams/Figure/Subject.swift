import QuoinAutoLayout
import QuoinCompositional
import QuoinLayout
import QuoinScene

/// A layout that is annotated, and all that annotations ask about it. Frames are in points of the figure, whose origin
/// is the layout's corner.
struct Subject {
    let panel: DiagramPanel
    let layout: Layout
    /// What is painted of it.
    let list: DisplayList
    /// How much larger it is drawn than it is.
    let zoom: Double
    /// In points of the figure, by index.
    private(set) var frames: [Rect]
    /// How far elements are drawn from where they are, with all below them; in points of the figure, by index.
    private(set) var moves: [Int: Point] = [:]
    private let baselines: [(ascender: Double, descender: Double)]
    /// How the layouts of constraints were solved, by index.
    let solutions: [Int: ConstraintSolution]
    let environment: LayoutEnvironment
    private let repetitions: Set<Int>

    /// Lays a panel's element out.
    init(_ panel: DiagramPanel, zoom: Double, environment: LayoutEnvironment) throws(DiagramError) {
        (self.panel, self.zoom, self.environment) = (panel, zoom, environment)
        do throws(LayoutError) {
            var engine = LayoutEngine(try LayoutTree(panel.element), environment: environment)
            let layout = try engine.layout(in: panel.canvas.range)
            baselines = (0..<layout.frames.count).map { engine.baselines(of: $0) }
            solutions = Dictionary(
                uniqueKeysWithValues: try engine.constraintSolutions(of: panel.element, in: layout).map { ($0, $1) })
            self.layout = layout
        } catch {
            throw .layout(error)
        }
        repetitions = Self.repetitions(in: layout)
        frames = layout.frames.map { $0.scaled(by: zoom) }
        do throws(SceneError) {
            list = try DisplayList(
                layout, ground: panel.canvas.fills, appearance: panel.canvas.appearance,
                shaper: environment[TextShaperKey.self])
        } catch {
            throw .scene(error)
        }
    }

    var tree: LayoutTree { layout.tree }

    /// What the canvas covers.
    var bounds: Rect { Rect(origin: .zero, size: layout.size).scaled(by: zoom) }

    /// The elements that have a frame, in paint order.
    var elements: [Int] { tree.paintOrder.filter { !layout.leftOut.contains($0) } }

    /// From the top edge to the first baseline, and from the bottom edge up to the last, in points of the layout.
    func baselines(of index: Int) -> (ascender: Double, descender: Double) { baselines[index] }

    /// Moves an element, with all below it.
    mutating func move(_ index: Int, by distance: Point) {
        moves[index] = (moves[index] ?? .zero) + distance
        for element in subtree(of: index) { frames[element].origin = frames[element].origin + distance }
    }

    var isRightToLeft: Bool { panel.canvas.direction == .rightToLeft }
}

// MARK: Repetitions

extension Subject {
    /// Finds the elements of collections that say nothing new: what a further cell is made of stands at the same place of
    /// the document as in the first.
    fileprivate static func repetitions(in layout: Layout) -> Set<Int> {
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

    /// Whether the element is one of a collection like another before it.
    func repeatsAnother(_ index: Int) -> Bool { repetitions.contains(index) }
}

// MARK: Names

extension Subject {
    /// The elements that an author means by a name: the one that has it, and the layout around which its paint made a
    /// box.
    func elements(named id: String) -> [Int] {
        let named = tree.paintOrder.filter { tree.id(of: $0) == id && !layout.leftOut.contains($0) }
        return named + named.compactMap(paintedLayout)
    }

    /// Whether the element is the layout of a painted box, which has its name.
    func isPaintedLayout(_ index: Int) -> Bool {
        tree.parent(of: index).map { paintedLayout(in: $0) == index } ?? false
    }

    /// The layout that is all that a painted box holds.
    func paintedLayout(in index: Int) -> Int? {
        let children = tree.children(of: index)
        guard tree.kind(of: index) is BoxNode, children.count == 1, let child = children.first,
            tree.id(of: child) == nil, !type(of: tree.kind(of: child)).isNode
        else { return nil }
        return child
    }
}

extension Rect {
    /// The rectangle with all numbers multiplied.
    func scaled(by factor: Double) -> Rect {
        Rect(minX * factor, minY * factor, size.width * factor, size.height * factor)
    }
}
