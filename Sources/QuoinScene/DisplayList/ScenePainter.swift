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

    /// Adds a text, aligned in a frame and broken at its width.
    public mutating func add(_ text: TextContent, in frame: Rect) {
        guard let shaper else { return report(.noShaper) }
        let shaped = shaper.shape(text, in: frame.size)
        for problem in shaped.problems { report(problem) }
        for line in shaped.lines {
            for run in line.runs where !run.glyphs.glyphs.isEmpty {
                add(.glyphs(run.glyphs, at: frame.origin, .solid(run.style.color.resolved(for: appearance))))
            }
        }
    }

    private mutating func report(_ problem: TextProblem) {
        guard let element else { return }
        problems.append(SceneProblem(element: layout.tree.reference(to: element), problem: problem))
    }

    /// Paints the canvas and every element.
    mutating func paint(ground: [Fill]) {
        let canvas = Rect(origin: .zero, size: layout.size)
        fill(.rectangle(canvas), in: canvas, with: ground)
        paint(0)
    }

    private mutating func paint(_ index: Int) {
        guard !layout.leftOut.contains(index) else { return }
        if let kind = layout.tree.kind(of: index) as? any PaintedKind {
            paint(kind, index)
        } else {
            paintChildren(of: index)
        }
    }

    private mutating func paint(_ kind: any PaintedKind, _ index: Int) {
        let paint = kind.paint
        guard !paint.isHidden, paint.opacity > 0 else { return }
        let frame = layout.frames[index]
        let shape = paint.shape.shape(in: frame, radii: paint.cornerRadii, curve: paint.cornerCurve)
        element = index
        if paint.opacity < 1 { add(.pushGroup(PaintGroup(opacity: paint.opacity))) }
        fill(shape, in: frame, with: paint.fills)
        if paint.clips { add(.pushClip(shape)) }
        kind.paintContent(in: frame, with: &self)
        paintChildren(of: index)
        element = index
        if paint.clips { add(.popClip) }
        if let border = paint.border { self.paint(border, around: shape) }
        if let outline = paint.outline { self.paint(outline, around: shape) }
        if paint.opacity < 1 { add(.popGroup) }
    }

    private mutating func paintChildren(of index: Int) {
        for child in layout.tree.children(of: index) { paint(child) }
    }
}

extension DisplayList {
    /// The display list of a layout.
    ///
    /// - Parameters:
    ///   - layout: where everything is.
    ///   - ground: the fills of the canvas, the first lowest; it is transparent without.
    ///   - appearance: which values of adaptive colors are painted.
    ///   - shaper: the text shaper that the layout was measured with.
    /// - Throws: ``SceneError`` with everything that the texts lack.
    public init(
        _ layout: Layout, ground: [Fill] = [], appearance: Appearance = .light, shaper: (any TextShaper)? = nil
    ) throws(SceneError) {
        var painter = ScenePainter(layout: layout, appearance: appearance, shaper: shaper)
        painter.paint(ground: ground)
        guard painter.problems.isEmpty else { throw SceneError(problems: painter.problems) }
        self.init(size: layout.size, commands: painter.commands, tree: layout.tree)
    }
}
