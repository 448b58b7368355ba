import QuoinLayout
import QuoinScene

extension ElementRecord {
    /// The record of an element of a layout.
    ///
    /// - Parameters:
    ///   - index: the element's number in the layout's tree.
    ///   - appearance: which values of adaptive colors are painted.
    ///   - shaper: what the texts of the layout were measured with.
    init(_ index: Int, in layout: Layout, appearance: Appearance, shaper: (any TextShaper)?) {
        let (tree, frame) = (layout.tree, layout.frames[index])
        let kind = tree.kind(of: index)
        var (paint, wishes) = (PropertyList(appearance: appearance), PropertyList(appearance: appearance))
        wishes.add(membersOf: tree.style(of: index), unlike: ElementStyle())
        if let painted = kind as? any PaintedKind {
            paint.add(painted)
        } else {
            wishes.add(simpleMembersOf: kind)
        }
        self.init(
            id: tree.id(of: index), kind: type(of: kind).name, path: tree.path(of: index),
            depth: tree.depth(of: index), frame: frame,
            text: (kind as? TextNode).map { TextRecord($0.text, in: frame.size, shaper: shaper) },
            paint: paint.values, wishes: wishes.values)
    }
}

extension TextRecord {
    fileprivate init(_ text: TextContent, in size: Size, shaper: (any TextShaper)?) {
        let shaped = shaper?.shape(text, in: size)
        self.init(text.string, lines: shaped?.lines.count ?? 0, isTruncated: shaped?.isTruncated ?? false)
    }
}

extension PropertyList {
    fileprivate mutating func add(_ kind: any PaintedKind) {
        add(
            membersOf: kind.paint, unlike: Paint(),
            names: ["fills": "fill", "cornerRadii": "radius", "shadows": "shadow", "isHidden": "hidden"])
        if let text = kind as? TextNode { return add(text.text) }
        if let image = kind as? ImageNode { add(image) }
        add(simpleMembersOf: kind)
    }

    private mutating func add(_ image: ImageNode) {
        if let resource = image.image { add(resource, named: "image") }
        if let tint = image.tint { add(tint, named: "tint") }
        if image.crop != .center { add(image.crop, named: "crop") }
    }

    /// What all spans have is told once, what they have each by itself in the order of the spans.
    private mutating func add(_ text: TextContent) {
        let names = [
            "families": "font", "size": "font size", "weight": "font weight", "width": "font width",
            "isItalic": "italic", "fill": "text fill", "shadows": "text shadow",
        ]
        add(membersOf: text.paragraph, unlike: ParagraphStyle())
        let spans = text.spans.map { span in
            var list = self.empty
            list.add(membersOf: span.style, unlike: TextStyle(), names: names)
            return list.values
        }
        for name in Set(spans.flatMap(\.keys)) {
            let values = spans.map { $0[name] ?? "as usual" }
            add(Set(values).count == 1 ? values[0] : values.joined(separator: " | "), named: name)
        }
    }
}

extension CanvasRecord {
    init(_ canvas: Canvas, size: Size) {
        var list = PropertyList(appearance: canvas.appearance)
        list.add(canvas.appearance, named: "appearance")
        list.add(canvas.direction, named: "direction")
        list.add("\(canvas.range[.horizontal])", named: "width")
        list.add("\(canvas.range[.vertical])", named: "height")
        if canvas.textScale != 1 { list.add(canvas.textScale, named: "text scale") }
        if !canvas.fills.isEmpty { list.add(canvas.fills, named: "fill") }
        self.init(size: size, scale: canvas.scale, properties: list.values)
    }
}
