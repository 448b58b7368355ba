import QuoinLayout

/// Turns a layout into a display list, element by element, in painting order (Texture, §3.3 and §11.1).
public struct ScenePainter {
    /// Which values of adaptive colors are painted.
    public let appearance: Appearance
    let layout: Layout
    /// The grid that frames are rounded to.
    public var grid: PixelGrid { layout.grid }
    let shaper: (any TextShaper)?
    private(set) var commands: [DisplayCommand] = []
    private(set) var problems: [SceneProblem] = []
    private(set) var warnings: [SceneProblem] = []
    private var element: Int?

    init(layout: Layout, appearance: Appearance, shaper: (any TextShaper)?) {
        (self.layout, self.appearance, self.shaper) = (layout, appearance, shaper)
    }

    /// Adds a step for the element that is painted now.
    public mutating func add(_ operation: DisplayOperation) {
        commands.append(DisplayCommand(operation, element: element))
    }

    /// Fills an area with each fill in turn, the first lowest; gradients and images are fitted into the frame.
    public mutating func fill(_ shape: Shape, in frame: Rect, with fills: [Fill]) {
        for fill in fills {
            add(.fill(shape, fill.shading(of: frame, appearance: appearance)))
        }
    }

    /// Tells what keeps the element that is painted now from being painted as it was wanted.
    mutating func report(_ problem: TextProblem) {
        guard let element else { return }
        let found = SceneProblem(element: layout.tree.reference(to: element), problem: problem)
        if problem.isTolerable { warnings.append(found) } else { problems.append(found) }
    }

    /// Paints the canvas and every element.
    mutating func paint(ground: [Fill]) {
        let canvas = Rect(origin: .zero, size: layout.size)
        fill(.rectangle(canvas), in: canvas, with: ground)
        paint(0)
    }

    private mutating func paint(_ index: Int) {
        guard !layout.leftOut.contains(index) else { return }
        let kind = layout.tree.kind(of: index)
        // Asking first whether it is a node spares every other kind a search for the conversion.
        if type(of: kind).isNode, let kind = kind as? any PaintedKind {
            paint(kind, index)
        } else if type(of: kind).clipsChildren {
            paintClippedChildren(of: index)
        } else {
            paintChildren(of: index)
        }
    }

    private mutating func paint(_ kind: any PaintedKind, _ index: Int) {
        let node = NodePainting(kind.paint, in: layout.frames[index], appearance: appearance)
        guard node.isVisible else { return }
        element = index
        begin(node)
        paintBackground(of: node)
        kind.paintContent(in: node.frame, with: &self)
        endContent(of: node)
        paintChildren(of: index)
        element = index
        paintForeground(of: node)
        end(node)
    }

    private mutating func paintClippedChildren(of index: Int) {
        element = index
        add(.pushClip(.rectangle(layout.frames[index])))
        paintChildren(of: index)
        element = index
        add(.popClip)
    }

    private mutating func paintChildren(of index: Int) {
        for child in layout.tree.children(of: index) { paint(child) }
    }
}
