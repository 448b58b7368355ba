import QuoinLayout
import QuoinScene

/// The paint under a point of a layout.
enum Backdrop {
    case color(RGBA)
    /// An image or a gradient.
    case picture
}

extension Subject {
    /// The paint under a point, in points of the figure; `nil` if there is only the diagram's background.
    func backdrop(at point: Point) -> Backdrop? {
        let appearance = panel.canvas.appearance
        var found = Self.backdrop(of: panel.canvas.fills, appearance)
        if !bounds.contains(Rect(center: point, size: .zero)) { found = nil }
        for index in elements where frames[index].contains(Rect(center: point, size: .zero)) {
            if tree.kind(of: index) is ImageNode { found = .picture }
            guard let paint = tree.paint(of: index), paint.opacity > 0.5 else { continue }
            found = Self.backdrop(of: paint.fills, appearance) ?? found
        }
        return found
    }

    private static func backdrop(of fills: [Fill], _ appearance: Appearance) -> Backdrop? {
        guard let top = fills.last else { return nil }
        guard case .solid(let color) = top else { return .picture }
        let resolved = color.resolved(for: appearance)
        return resolved.alpha > 0.5 ? .color(resolved) : nil
    }
}
