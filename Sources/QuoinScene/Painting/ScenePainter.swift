import QuoinLayout

/// Paints a layout, element by element in painting order (Texture, §3.3 and §11.1).
///
/// Your own ``PaintedKind`` paints its content with one.
public struct ScenePainter {
    /// Which values of adaptive colors are painted.
    public var appearance: Appearance {
        AppearanceUse.current?.note()
        return ownAppearance
    }
    /// The same, for what resolves colors with it and needs nothing else of it.
    let ownAppearance: Appearance
    let layout: Layout
    /// The grid that frames are rounded to.
    public var grid: PixelGrid { layout.grid }
    private let shaper: (any TextShaper)?
    private let fallbacks: Canvas.TextFallbacks
    private(set) var commands: [DisplayCommand] = []
    private(set) var problems: [Paint.Problem] = []
    /// What keeps connectors from being painted.
    var failures: [QuoinError] = []
    private(set) var warnings: [Paint.Problem] = []
    /// The element that is painted at the moment.
    private(set) var element: Int?

    init(layout: Layout, appearance: Appearance, shaper: (any TextShaper)?, fallbacks: Canvas.TextFallbacks) {
        (self.layout, ownAppearance, self.shaper, self.fallbacks) = (layout, appearance, shaper, fallbacks)
    }

    /// Fills an area with each fill in turn, the first lowest; gradients and images are fitted into the frame.
    ///
    /// - Parameters:
    ///   - shape: in points relative to the canvas.
    ///   - frame: in points relative to the canvas.
    public mutating func fill(_ shape: Shape, in frame: Rect, with fills: [Fill]) {
        for fill in fills { add(.fill(shape, fill.shading(of: frame, appearance: ownAppearance))) }
    }

    /// Paints a text, aligned in a frame and broken at its width.
    ///
    /// - Parameters:
    ///   - frame: in points relative to the canvas.
    ///   - alignment: where the lines are if the frame is higher than they are.
    public mutating func add(_ text: TextContent, in frame: Rect, _ alignment: TextNode.VerticalAlignment = .top) {
        guard let shaper else { return report(.noShaper) }
        let roundedOff = element.flatMap { layout.roundedOff[$0] } ?? .zero
        let shaped = shaper.shape(text, in: frame.size + roundedOff)
        var substitutes: Set<[String]> = []
        for problem in shaped.problems {
            // Of a text's characters, the first that another family shows is named.
            if let families = problem.substitution, !substitutes.insert(families).inserted { continue }
            report(problem)
        }
        let above = max(0, frame.size.height - shaped.size.height) * alignment.share
        let origin = Point(frame.minX, frame.minY + above)
        let painting = TextPainting(
            shaped, at: origin, grid: grid, appearance: ownAppearance, isSlanted: fallbacks.missingItalic == .slanted)
        for operation in painting.operations { add(operation) }
    }

    /// The size of a text whose lines end only where it says so; `nil` if it has no letters.
    func size(of text: TextContent) -> Size? {
        let size = shaper?.shape(text, in: .infinity).size
        return size?.width == 0 ? nil : size
    }

    mutating func report(_ problem: TextContent.Problem) {
        guard let element else { return }
        let found = Paint.Problem(element: layout.tree.reference(to: element), problem: problem)
        if fallbacks.tolerate(problem) { warnings.append(found) } else { problems.append(found) }
    }

    /// Paints the canvas and every element.
    mutating func paint(background: [Fill]) {
        let canvas = Rect(origin: .zero, size: layout.size)
        fill(.rectangle(canvas), in: canvas, with: background)
        paint(0)
    }

    private mutating func paint(_ index: Int) {
        guard !layout.leftOut.contains(index) else { return }
        if let kind = layout.tree.painted(index) {
            let node = NodePainting(
                kind.paint, in: layout.frames[index], direction: layout.direction, appearance: ownAppearance)
            guard node.isVisible else { return }
            element = index
            paint(
                node, content: { kind.paintContent(in: node.frame, with: &$0) },
                children: { $0.paintChildren(of: index) })
        } else if type(of: layout.tree.kind(of: index)).clipsChildren {
            element = index
            withClip(.rectangle(layout.frames[index])) { $0.paintChildren(of: index) }
        } else {
            paintChildren(of: index)
        }
    }

    private mutating func paintChildren(of index: Int) {
        for child in layout.tree.paintedChildren(of: index) { paint(child) }
        element = index
    }
}

extension ScenePainter: DisplayOperationSink {
    /// Adds an operation for the element that is painted at the moment.
    package mutating func add(_ operation: DisplayOperation) {
        commands.append(DisplayCommand(operation, element: element))
    }
}

extension DisplayList {
    /// The display list of a layout.
    ///
    /// - Parameters:
    ///   - background: the fills of the canvas, the first lowest; without any it is transparent.
    ///   - appearance: which values of adaptive colors are painted.
    ///   - shaper: the text shaper that measured the layout.
    ///   - fallbacks: what texts show where the fonts lack something.
    /// - Throws: a ``QuoinError`` with all problems of the texts.
    package init(
        _ layout: Layout, background: [Fill] = [], appearance: Appearance = .light, shaper: (any TextShaper)? = nil,
        fallbacks: Canvas.TextFallbacks = Canvas.TextFallbacks()
    ) throws(QuoinError) {
        var painter = ScenePainter(layout: layout, appearance: appearance, shaper: shaper, fallbacks: fallbacks)
        painter.paint(background: background)
        let errors = [QuoinError(painting: painter.problems)].compactMap(\.self) + painter.failures
        if let error = QuoinError(errors) { throw error }
        self.init(size: layout.size, commands: painter.commands, tree: layout.tree)
        warnings = painter.warnings
    }
}

extension Paint {
    /// Why an element is not painted as its style specifies.
    public struct Problem: Hashable, Sendable {
        /// The element with the text.
        public var element: ElementReference
        /// What the text lacks; ``TextContent/Problem/isTolerable`` distinguishes a warning from an error.
        public var problem: TextContent.Problem

        package init(element: ElementReference, problem: TextContent.Problem) {
            self.element = element
            self.problem = problem
        }
    }
}

extension Paint.Problem: CustomStringConvertible {
    public var description: String { "\(element): \(problem)" }
}

extension QuoinError {
    /// The problems that keep a layout from being painted, in painting order; `nil` if there are none.
    package init?(painting problems: [Paint.Problem]) {
        self.init(problems.map { QuoinError("\($0.problem)", at: $0.element) })
    }
}
