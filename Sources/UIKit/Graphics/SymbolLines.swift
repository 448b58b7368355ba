import Foundation
import QuoinScene

/// The lines of a plain symbol, such as the chevron of a row, which is drawn where other symbols are boxes.
struct SymbolLines {
    /// From the upper left corner, 0, to the lower right one, 1.
    private let lines: [[CGPoint]]
    private let circle: Circle?

    /// What the lines stand in.
    private enum Circle { case open, filled }

    init?(named name: String) {
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        let isCircle = parts.last == "circle"
        if isCircle { parts.removeLast() }
        guard isCircle || !isFilled, let lines = parts.isEmpty ? [] : Self.known[parts.joined(separator: ".")] else {
            return nil
        }
        circle = isCircle ? (isFilled ? .filled : .open) : nil
        // Within a circle the lines take half of the extent.
        let (share, start) = isCircle ? (0.5, 0.25) : (1, 0)
        self.lines = lines.map { $0.map { CGPoint(x: start + share * $0.0, y: start + share * $0.1) } }
    }

    private static let known: [String: [[(CGFloat, CGFloat)]]] = [
        "chevron.right": [[(0.32, 0.12), (0.7, 0.5), (0.32, 0.88)]],
        "chevron.left": [[(0.68, 0.12), (0.3, 0.5), (0.68, 0.88)]],
        "chevron.down": [[(0.12, 0.32), (0.5, 0.7), (0.88, 0.32)]],
        "chevron.up": [[(0.12, 0.68), (0.5, 0.3), (0.88, 0.68)]],
        "checkmark": [[(0.12, 0.55), (0.38, 0.85), (0.88, 0.15)]],
        "xmark": [[(0.15, 0.15), (0.85, 0.85)], [(0.85, 0.15), (0.15, 0.85)]],
        "plus": [[(0.5, 0.1), (0.5, 0.9)], [(0.1, 0.5), (0.9, 0.5)]],
        "minus": [[(0.1, 0.5), (0.9, 0.5)]],
        "line.3.horizontal": [0.25, 0.5, 0.75].map { [(0.05, $0), (0.95, $0)] },
    ]

    func element(_ size: CGSize, _ color: Color) -> AnyElement {
        let path = CGMutablePath()
        for line in lines {
            let points = line.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
            for (index, point) in points.enumerated() {
                if index == 0 { path.begin(at: point) } else { path.append(lineTo: point) }
            }
        }
        let width = max(1, Double(size.height) / (circle == nil ? 9 : 14))
        var paint = Paint()
        paint.shape = .path(path.path, .nonZero)
        let lineColor = circle == .filled ? UIColor.systemBackground.color : color
        var border = Border(width: width, color: lineColor, style: Border.Line.none.style)
        border.position = .center
        paint.border = border
        let area = CGRect(origin: .zero, size: size)
        var placed = [(Element(BoxNode(paint: paint)).erased, area)]
        if let circle {
            var ring = Paint()
            ring.cornerRadii = CornerRadii(Double(size.height) / 2)
            if circle == .filled { ring.fills = [.solid(color)] }
            if circle == .open { ring.border = Border(width: width, color: color) }
            placed.insert((Element(BoxNode(paint: ring)).erased, area), at: 0)
        }
        return FramesLayout.placing(placed)
    }
}
