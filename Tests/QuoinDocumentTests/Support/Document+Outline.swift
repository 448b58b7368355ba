import QuoinDocument

extension Document {
    /// The canvas and the elements, a line each: the frame and the properties that differ from their defaults. Without
    /// bounds, the canvas has 100 by 100 points.
    var outline: [String] {
        get throws {
            let range = canvas.range == .unconstrained ? SizeRange(exactly: Size(100, 100)) : canvas.range
            let environment = LayoutEnvironment(scale: canvas.scale, direction: canvas.direction)
            let trace = try root.trace(in: range, environment: environment)
            let properties = Canvas.properties.recorded(canvas)
            return (properties.isEmpty ? [] : ["canvas" + properties.words])
                + trace.layout.tree.paintOrder.map(trace.layout.line) + trace.warnings.map { "warning: \($0)" }
        }
    }
}

extension Layout {
    /// An element with its frame, its properties and its text, below and to the right of those around it.
    fileprivate func line(of index: Int) -> String {
        let depth = sequence(first: index, next: tree.parent).dropFirst().reduce(0) { depth, _ in depth + 1 }
        let name = tree.word(of: index) + (tree.id(of: index).map { " #\($0)" } ?? "")
        let properties = tree.recordedProperties(of: index) + (tree.painted(index)?.recordedPaint ?? [])
        let spans = (tree.kind(of: index) as? TextNode)?.text.spans ?? []
        let text = spans.map { span in
            let own = TextStyle.properties.recorded(span.style) + TextContent.Span.properties.recorded(span)
            return " \"\(span.string.printable)\"" + own.words
        }
        return String(repeating: "  ", count: depth) + "\(name) \(frames[index])" + properties.words + text.joined()
    }
}

extension [RecordedProperty] {
    /// The keys with their values, in the order of the letters.
    fileprivate var words: String {
        isEmpty ? "" : " {" + map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ") + "}"
    }
}
