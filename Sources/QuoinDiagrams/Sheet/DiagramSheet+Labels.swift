import QuoinLayout
import QuoinScene

extension DiagramSheet {
    /// The words of captions and legend.
    func labels(of layout: Layout) -> [DiagramPicture.Label] {
        layout.tree.paintOrder.compactMap { index in
            guard let text = (layout.tree.kind(of: index) as? TextNode)?.text, let style = text.spans.first?.style
            else { return nil }
            return DiagramPicture.Label(
                text: text.string, frame: layout.frames[index], color: style.color.light,
                ground: ground(under: index, in: layout), fontSize: style.size)
        }
    }

    /// What words of the sheet stand on: the disc of a number, or the ground of all.
    private func ground(under index: Int, in layout: Layout) -> RGBA {
        var next = layout.tree.parent(of: index)
        while let parent = next {
            if let paint = (layout.tree.kind(of: parent) as? any PaintedKind)?.paint,
                case .solid(let color)? = paint.fills.last
            {
                return color.light
            }
            next = layout.tree.parent(of: parent)
        }
        return palette.ground
    }
}
