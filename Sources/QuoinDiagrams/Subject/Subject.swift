import QuoinCompositional
import QuoinScene

/// A layout that is annotated, and the measures that annotations need. Frames are in points of the figure, whose origin
/// is the layout's corner.
struct Subject {
    let panel: Diagram.Panel
    let trace: Layout.Trace
    /// What is painted under the marks.
    private(set) var list: DisplayList
    private let look: Diagram.Content
    /// The factor by which the layout is enlarged.
    private(set) var zoom: Double
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
    private let connectors: DrawnConnectors
    /// The frames of the lines of texts.
    private(set) var textFrames = AreaMap<Rect>()
    /// The frames of the lines of texts, and of images: what no mark may cover.
    private(set) var content = AreaMap<Rect>()
    /// The frames of images.
    private(set) var imageFrames: [Rect] = []
    /// The frames of nodes without children.
    private(set) var leafFrames: [Rect] = []

    /// Lays a panel's element out.
    init(
        _ panel: Diagram.Panel, zoom: Double, content look: Diagram.Content, environment: LayoutEnvironment
    ) throws(QuoinError) {
        self.look = look
        (self.panel, self.zoom, self.environment) = (panel, zoom, environment)
        trace = try panel.element.trace(in: panel.canvas.range, environment: environment, .baselines)
        let (tree, leftOut) = (trace.layout.tree, trace.layout.leftOut)
        elements = tree.paintOrder.filter { !leftOut.contains($0) }
        elementsByID = Dictionary(grouping: elements.filter { tree.id(of: $0) != nil }) { tree.id(of: $0) ?? "" }
        repetitions = Self.repetitions(in: trace.layout)
        connectors = DrawnConnectors(of: elements, in: trace.layout, shaper: environment[TextShaperKey.self])
        frames = trace.layout.frames.map { $0.scaled(by: zoom) }
        list = try DisplayList(
            trace.layout, background: panel.canvas.fills, appearance: panel.canvas.appearance,
            shaper: environment[TextShaperKey.self], fallbacks: panel.canvas.fallbacks)
        switch look {
        case .real: break
        case .muted: list = list.muted(panel.canvas.appearance)
        case .wireframe: list = Wireframe.list(of: self)
        }
        findContent()
    }

    /// Whether the layout has its own colors.
    var isReal: Bool { look == .real }

    var layout: Layout { trace.layout }
    var tree: LayoutTree { layout.tree }

    /// The area of the canvas, in points of the figure.
    var bounds: Rect { Rect(origin: .zero, size: layout.size).scaled(by: zoom) }

    /// The straight parts of connectors, in points of the figure.
    var connectorLines: [Segment] {
        connectors.lines.map { line in
            Segment(
                Point(line.start.x * zoom, line.start.y * zoom), Point(line.end.x * zoom, line.end.y * zoom))
        }
    }

    var isRightToLeft: Bool { panel.canvas.readingDirection == .rightToLeft }

    /// The frames of elements that have a border.
    var borderedFrames: [Rect] { elements.filter { tree.paint(of: $0)?.border != nil }.map { frames[$0] } }

    /// Moves elements, each with everything below it.
    mutating func move(_ distances: [(index: Int, distance: Point)]) {
        for (index, distance) in distances {
            moves[index] = (moves[index] ?? .zero) + distance
            for element in subtree(of: index) { frames[element].origin = frames[element].origin + distance }
        }
        findContent()
    }

    /// A copy with all frames enlarged.
    func enlarged(by factor: Double) -> Subject {
        var copy = self
        copy.zoom *= factor
        copy.frames = frames.map { $0.scaled(by: factor) }
        copy.findContent()
        return copy
    }

    private mutating func findContent() {
        let lines = visibleLineFrames + connectors.labels.map { $0.scaled(by: zoom) }
        imageFrames = elements.filter { tree.kind(of: $0) is ImageNode }.map { frames[$0] }
        (textFrames, content) = (AreaMap(lines), AreaMap(lines + imageFrames))
        leafFrames = elements.filter { tree.children(of: $0).isEmpty && type(of: tree.kind(of: $0)).isNode }
            .map { frames[$0] }
    }

    /// The frames of the lines of texts over which no box is painted.
    private var visibleLineFrames: [Rect] {
        var visible: [Rect] = []
        for index in elements {
            let way = frames[index].origin - layout.frames[index].scaled(by: zoom).origin
            let lines = lineFrames(of: index).map { $0.scaled(by: zoom).moved(by: way) }.filter {
                !moves.isEmpty || bounds.overlaps($0)
            }
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

    /// The frames of the lines of a text in points of the layout, where nothing is moved; empty for another element.
    func lineFrames(of index: Int) -> [Rect] {
        guard let node = tree.kind(of: index) as? TextNode, let shaper = environment[TextShaperKey.self]
        else { return [] }
        let shaped = shaper.shape(node.text, in: layout.frames[index].size)
        return shaped.lines.map { $0.frame.moved(by: layout.frames[index].origin) }
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

extension Subject {
    /// The elements that an author means by an id: the element itself, and the layout in the box that was made for its
    /// paint.
    func elements(named id: String) -> [Int] {
        let named = elementsByID[id] ?? []
        return named + named.compactMap(tree.paintedLayout)
    }

    /// Whether the element is the layout in a painted box, which has its id.
    func isPaintedLayout(_ index: Int) -> Bool {
        tree.parent(of: index).map { tree.paintedLayout(in: $0) == index } ?? false
    }

    /// An element and everything below it.
    func subtree(of index: Int) -> [Int] {
        var (found, next) = ([index], 0)
        while next < found.count {
            found += tree.children(of: found[next])
            next += 1
        }
        return found
    }

    /// The elements in the scope of an annotation, in paint order, and whether everything about them is shown.
    func elements(in scope: Annotation.Scope) -> [(index: Int, showsAll: Bool)] {
        switch scope {
        case .setByAuthor: return elements.filter { !repetitions.contains($0) }.map { ($0, false) }
        case .everything: return elements.map { ($0, true) }
        case .elements(let ids):
            let found = Set(ids.flatMap(elements(named:)))
            return elements.filter(found.contains).map { ($0, true) }
        }
    }

    /// The distance from a layer to the one in front of it, in points of the figure.
    private static let layerDistance = Point(20, -16)

    /// Whether the element is an overlay or background with several visible layers.
    func isLayered(_ index: Int) -> Bool {
        let kind = tree.kind(of: index)
        return (kind is OverlayLayout || kind is BackgroundLayout) && layers(of: index).count > 1
    }

    /// The children that have a frame, from the bottom up.
    func layers(of index: Int) -> [Int] {
        tree.children(of: index).filter { !layout.leftOut.contains($0) }
    }

    /// Moves the lower layers of some elements away from the top layer.
    mutating func separate(_ indices: [Int]) {
        let moves = indices.filter(isLayered).flatMap { index in
            layers(of: index).reversed().enumerated().dropFirst().map { number, layer in
                (layer, Point(Self.layerDistance.x * Double(number), Self.layerDistance.y * Double(number)))
            }
        }
        move(moves)
    }

    /// The corner radii of an element, in points of the figure.
    func cornerRadii(of index: Int) -> CornerRadii {
        tree.paint(of: index)?.cornerRadii.scaled(by: zoom) ?? .zero
    }

    /// From the top edge to the first baseline, and from the bottom edge up to the last one, in points of the layout.
    func baselines(of index: Int) -> (ascender: Double, descender: Double) {
        trace.baselines(of: index).map { ($0.ascender, $0.descender) } ?? (0, 0)
    }

    /// The parts of a line that would strike through texts or images, as fractions of its length. A line along an edge of
    /// them strikes through nothing.
    func gapsForContent(in line: Segment) -> [ClosedRange<Double>] {
        content.near(line.bounds).filter {
            line.crosses($0.inset(by: EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)))
        }
        .compactMap { line.part(in: $0.grown(by: 3)) }
    }

    /// A measure in words, as `spacing 12 of "rows"`.
    func words(of text: String, _ source: MarkSource?) -> String {
        guard let source else { return text }
        return "\(source.annotation.name) \(text) of \(tree.reference(to: source.element))"
    }

    /// The requested length and, if it is different, the resulting one.
    ///
    /// - Parameters:
    ///   - requested: in points of the layout; may be infinite.
    ///   - length: the result, in points of the figure.
    func text(of requested: Double, as length: Double) -> String {
        let result = length / zoom
        guard abs(requested - result) > 0.5 / layout.grid.scale + 0.001 else { return numberText(requested) }
        return "\(requested.isInfinite ? "∞" : numberText(requested)) → \(measureText(result))"
    }

    /// A length of the figure, in points of the layout.
    func text(ofLength length: Double) -> String { measureText(length / zoom) }
}

/// A result of layout, with at most one decimal: smaller differences are not visible on a page.
func measureText(_ value: Double) -> String { numberText((value * 10).rounded() / 10) }

/// A number with at most two decimals.
func numberText(_ value: Double) -> String {
    let text = shortDescription((value * 100).rounded() / 100)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}

/// The connectors of a layout, in points of the layout.
struct DrawnConnectors {
    /// The straight parts of all lines.
    private(set) var lines: [Segment] = []
    private(set) var labels: [Rect] = []

    init(of elements: [Int], in layout: Layout, shaper: (any TextShaper)?) {
        for index in elements {
            guard let connectors = layout.tree.paint(of: index)?.connectors, !connectors.isEmpty else { continue }
            let routing = ConnectorRouting(connectors, of: index, in: layout)
            lines += routing.lines.flatMap(\.parts).map { Segment($0.start, $0.end) }
            guard let shaper else { continue }
            labels += ConnectorLabels(routing, shaper: shaper).frames.compactMap(\.self)
        }
    }
}

extension Subject {
    /// The paint under a point, in points of the figure; `nil` if there is only the diagram's background.
    func backdrop(at point: Point) -> Backdrop? {
        guard isReal else { return nil }
        let place = Rect(center: point, size: .zero)
        var found = bounds.contains(place) ? backdrop(of: panel.canvas.fills) : nil
        for index in elements where frames[index].contains(place) {
            if tree.kind(of: index) is ImageNode { found = .image }
            guard let paint = tree.paint(of: index), paint.opacity > 0.5 else { continue }
            found = backdrop(of: paint.fills) ?? found
        }
        return found
    }

    private func backdrop(of fills: [Fill]) -> Backdrop? {
        let colors: [RGBA]
        switch fills.last {
        case .solid(let color): colors = [color.resolved(for: panel.canvas.appearance)]
        case .gradient(let gradient):
            colors = gradient.stops.map { $0.color.resolved(for: panel.canvas.appearance) }
        case .image: return .image
        case nil: return nil
        }
        guard !colors.isEmpty else { return nil }
        func mean(_ part: KeyPath<RGBA, Double>) -> Double {
            colors.reduce(0) { $0 + $1[keyPath: part] } / Double(colors.count)
        }
        guard mean(\.alpha) > 0.5 else { return nil }
        return .color(RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue)))
    }
}
