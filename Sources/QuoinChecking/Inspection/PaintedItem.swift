import QuoinScene

/// An element that shows something of its own, and what that means for the elements that it shares an area with.
struct PaintedItem {
    var index: Int
    /// The position of the text in the scene's texts.
    var text: Int?
    var isImage = false
    var isLeaf = true
    var surface = Surface.none
    /// Whether it paints the shape of a path, which may be anywhere in its frame.
    var isPath = false
    var corners = CornerRadii.zero
    var lines: [FrameLine] = []
    /// The opacity with which it is painted, from 0 to 1.
    var opacity: Double
    /// The position in paint order after those of its descendants.
    var end = 0
    /// The elements that clip it, the innermost first.
    var clips: [Int]
    /// Those of them in which it scrolls.
    var scrolls: [Int]
    /// Whether it or an element around it is transformed, so that it is drawn elsewhere than in its frame.
    var isTransformed: Bool
    /// The outermost tap target that it is in, or is.
    var target: Int?

    /// What is seen of the things below an element.
    enum Surface {
        /// Everything, because it paints no area.
        case none
        /// Something, through a color that is not opaque, or blurred.
        case sheer
        case opaque
    }
}

extension Paint {
    var isPath: Bool {
        switch shape {
        case .rectangle, .ellipse: false
        case .path, .scaledPath: true
        }
    }

    /// What is seen through the fills.
    ///
    /// - Parameter opacity: that of the element and of those around it.
    func surface(opacity: Double, _ appearance: Appearance) -> PaintedItem.Surface {
        if backdropBlur > 0 || !backdropFilters.isEmpty { return .sheer }
        guard !fills.isEmpty else { return .none }
        let isSolid = fills.contains { $0.leastAlpha(appearance) * opacity >= 0.9 }
        return isSolid && blendMode == .normal && mask == nil ? .opaque : .sheer
    }
}

extension Fill {
    /// The alpha of its most transparent color, from 0 to 1.
    func leastAlpha(_ appearance: Appearance) -> Double {
        switch self {
        case .solid(let color): color.resolved(for: appearance).alpha
        case .gradient(let gradient): gradient.stops.map { $0.color.resolved(for: appearance).alpha }.min() ?? 0
        case .image: 1
        }
    }
}

extension PaintedItem {
    /// Areas that are within a frame and its round corners, and nearly fill it.
    func parts(of frame: Rect) -> [Rect] {
        let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        let radius = radii.map { $0.x.resolved(in: frame.size.width, auto: 0) }.max() ?? 0
        guard radius * 4 > min(frame.size.width, frame.size.height) else { return [frame] }
        return [(1, 0.3), (0.3, 1), (0.7, 0.7)].map { across, down in
            frame.inset(
                by: EdgeInsets(
                    horizontal: frame.size.width * (1 - across) / 2, vertical: frame.size.height * (1 - down) / 2))
        }
    }
}
