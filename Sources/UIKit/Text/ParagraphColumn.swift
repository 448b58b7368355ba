import QuoinScene

/// Texts below one another that share a limit of lines.
struct ParagraphColumn: LayoutKind {
    static let name = "paragraphs"

    /// With the room around all of them.
    let parts: [TextParagraphs.Part]
    private let alignment: TextNode.VerticalAlignment
    /// Of all texts; `nil` for none.
    var lineLimit: Int? { parts.first?.content.paragraph.lineLimit }

    init(_ paragraphs: TextParagraphs, _ alignment: TextNode.VerticalAlignment, _ insets: EdgeInsets) {
        var parts = paragraphs.parts
        for index in parts.indices {
            parts[index].insets.left += insets.left
            parts[index].insets.right += insets.right
            if index == 0 { parts[index].insets.top += insets.top }
            if index == parts.count - 1 { parts[index].insets.bottom += insets.bottom }
        }
        (self.parts, self.alignment) = (parts, alignment)
    }

    /// The sizes of the texts that are shown, in points.
    func sizes(in width: Double, _ shaper: any TextShaper) -> [Size] {
        var lines = lineLimit ?? .max
        var sizes: [Size] = []
        for part in parts where lines > 0 {
            var content = part.content
            if lineLimit != nil { content.paragraph.lineLimit = lines }
            let (beside, above) = (part.insets.left + part.insets.right, part.insets.top + part.insets.bottom)
            let shaped = shaper.shape(content, in: Size(max(0, width - beside), .infinity))
            lines -= shaped.lines.count
            sizes.append(Size(shaped.size.width + beside, shaped.size.height + above))
        }
        return sizes
    }

    func size(of texts: [Size]) -> Size { Size(texts.map(\.width).max() ?? 0, texts.reduce(0) { $0 + $1.height }) }

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .otherAxis }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let shaper = scope.environment[TextShaperKey.self] else {
            return LayoutMeasurement(size: range.clamp(.zero))
        }
        let sizes = sizes(in: range.max.width, shaper)
        let content = size(of: sizes)
        let size = range.clamp(content)
        var y = max(0, size.height - content.height) * alignment.share
        for (index, child) in scope.children.enumerated() {
            let height = index < sizes.count ? sizes[index].height : 0
            child.measure(SizeRange(exactly: Size(size.width, height)), parent: size)
            child.place(at: Point(0, y))
            y += height
        }
        return LayoutMeasurement(size: size, baselines: .ofChildren(first: 0, last: max(0, sizes.count - 1)))
    }
}
