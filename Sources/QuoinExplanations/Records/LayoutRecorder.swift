import Quoin
import QuoinSystem

extension PictureRecord {
    /// The record of a layout as a renderer draws it.
    ///
    /// - Parameters:
    ///   - layout: one that was made with the renderer's environment for the canvas.
    ///   - list: the display list of the layout.
    /// - Throws: a ``QuoinError`` if a font of the picture cannot be read.
    package init(
        of layout: Layout, painted list: DisplayList, on canvas: Canvas, by renderer: PictureRenderer
    ) throws(QuoinError) {
        let shaper = renderer.environment(for: canvas)[TextShaperKey.self]
        let recorder = LayoutRecorder(layout, painted: list, appearance: canvas.appearance, shaper: shaper)
        self.init(
            canvas: CanvasRecord(canvas, size: layout.size), elements: recorder.elements, declared: recorder.declared,
            environment: try renderer.fonts.fingerprint(ofFiles: PictureRecord.fontFiles(of: list)))
    }

    private static func fontFiles(of list: DisplayList) -> Set<String> {
        let paths = list.commands.compactMap { command in
            switch command.operation {
            case .glyphs(let run, _, _), .glyphOutlines(let run, _, _, _): run.face.path
            default: nil
            }
        }
        return Set(paths)
    }
}

extension Layout {
    /// The elements of a record, in its order, each with the number of elements above it. To the author a layout and the box
    /// that paints it are one element: `inner` is the layout, and another element itself.
    package var recordedElements: [(index: Int, inner: Int, depth: Int)] {
        var (found, open): ([(index: Int, inner: Int, depth: Int)], [(index: Int, depth: Int)]) = ([], [(0, 0)])
        while let (index, depth) = open.popLast() {
            guard !leftOut.contains(index) else { continue }
            let inner = tree.composition(of: index) == nil ? tree.paintedLayout(in: index) ?? index : index
            found.append((index, inner, depth))
            open += tree.children(of: inner).reversed().map { ($0, depth + 1) }
        }
        return found
    }
}

/// Records the elements of a layout, and the declarations of their properties.
private struct LayoutRecorder {
    private let layout: Layout
    /// What is painted, by element.
    private let operations: [Int?: [DisplayOperation]]
    private let appearance: Appearance
    private let shaper: (any TextShaper)?
    private(set) var elements: [ElementRecord] = []
    private(set) var declared: [String: DeclaredProperty] = [:]
    private var digests = KeptValues<PropertyValue.Content, PropertyValue>()

    /// - Parameters:
    ///   - list: the display list of the layout.
    ///   - appearance: the appearance in which adaptive colors are painted.
    ///   - shaper: the shaper that the layout was made with.
    init(_ layout: Layout, painted list: DisplayList, appearance: Appearance, shaper: (any TextShaper)?) {
        (self.layout, self.appearance, self.shaper) = (layout, appearance, shaper)
        operations = Dictionary(grouping: list.commands, by: \.element).mapValues { $0.map(\.operation) }
        for (index, inner, depth) in layout.recordedElements { record(index, inner, depth: depth) }
    }

    private var tree: LayoutTree { layout.tree }

    private mutating func record(_ index: Int, _ inner: Int, depth: Int) {
        var element = ElementRecord(
            id: tree.id(of: index), label: tree.label(of: index), kind: type(of: tree.kind(of: inner)).name,
            path: tree.path(of: index), depth: depth, frame: layout.frames[index])
        var properties = tree.recordedProperties(of: index)
        element.places = tree.recordedPlaces(of: index)
        if inner != index {
            properties += tree.recordedProperties(of: inner)
            element.places.merge(tree.recordedPlaces(of: inner)) { first, _ in first }
        }
        properties += tree.painted(index)?.recordedPaint ?? []
        if let composition = tree.composition(of: index) {
            element.isPart = composition === Composition.part
            if !element.isPart {
                element.kind = composition.name
                properties += composition.properties
            }
        }
        element.properties = recorded(properties)
        element.extent = PaintExtent(
            of: tree.kind(of: index), element.frame.size, painting: operations[index] ?? [], appearance: appearance)
        if tree.kind(of: inner) is TableNode, let reach = element.extent?.reach {
            // Cells that do not fit are painted beyond the frame of their table.
            let cells = tree.children(of: inner).map { layout.frames[$0] }.reduce(element.frame) { $0.union($1) }
            element.extent?.reach = reach + cells.overhang(beyond: element.frame)
        }
        element.line = tree.source(of: index)?.documentLine
        element.swiftPlace = tree.reference(to: index).swiftPlace ?? tree.source(of: index)?.fileAndLine
        if let node = tree.kind(of: index) as? TextNode {
            record(node.text, in: layout.lineArea(of: index, insets: node.insets).size, &element)
            element.styles = StyleSources(of: node.text).byKey
        }
        elements.append(element)
    }

    /// Records an element's text. Text that overflows its frame is painted beyond it.
    private mutating func record(_ text: TextContent, in area: Size, _ element: inout ElementRecord) {
        let shaped = shaper?.shape(text, in: area)
        if let size = shaped?.size, let reach = element.extent?.reach {
            let overflow = max(size.width - area.width, size.height - area.height)
            element.extent?.reach = reach + max(overflow, 0)
        }
        let spans = text.spans.map { span in
            let style = TextStyle.properties.recorded(span.style) + TextContent.Span.properties.recorded(span)
            return TextRecord.Span(span.string, style: recorded(style, declaredWith: TextNode.name + "."))
        }
        element.text = TextRecord(spans, lines: shaped?.lines.count ?? 0, isTruncated: shaped?.isTruncated ?? false)
    }

    // MARK: Properties

    /// - Parameter prefix: what the keys of declarations have in addition to those of values.
    private mutating func recorded(
        _ properties: [RecordedProperty], declaredWith prefix: String = ""
    ) -> [String: PropertyValue] {
        var values: [String: PropertyValue] = [:]
        for property in properties {
            declared[prefix + property.key] = DeclaredProperty(property.effect, defaultValue: property.defaultValue)
            values[property.key] = property.value.replacingContents { content in
                digests.value(for: content) { .content(ContentDigest.recorded(content)) }
            }
        }
        return values
    }
}

extension CanvasRecord {
    fileprivate init(_ canvas: Canvas, size: Size) {
        var recorded = Canvas.properties.recorded(canvas)
        recorded.removeAll { $0.key == "scale" }
        self.init(
            size: size, scale: canvas.scale,
            properties: Dictionary(
                uniqueKeysWithValues: recorded.map { ($0.key, $0.value.replacingContents { .text("\($0)") }) }))
    }
}

extension PropertyValue {
    /// The value with other values in place of the contents of files.
    fileprivate func replacingContents(_ replaced: (Content) -> PropertyValue) -> PropertyValue {
        switch self {
        case .content(let content): replaced(content)
        case .list(let items): .list(items.map { $0.replacingContents(replaced) })
        case .mapping(let fields): .mapping(fields.mapValues { $0.replacingContents(replaced) })
        case .null, .bool, .number, .text: self
        }
    }
}
