import QuoinScene

extension CheckKind {
    /// Pictures and filled boxes whose square corners stand out of the round ones of what is around them.
    static let corner = CheckKind(
        .corner, "A square corner stands out of a round one", level: .warning
    ) { inspection in
        let round = inspection.items.filter { $0.showsCorners && $0.hasRoundCorners && !$0.isImage }
        for item in inspection.items where (item.isImage || item.surface == .opaque) && item.showsCorners {
            let around = round.last { card in
                card.index != item.index && inspection.scene.tree.contains(item.index, in: card.index)
            }
            guard let around, !item.clips.contains(around.index) else { continue }
            let (inner, outer) = (item.outline(in: inspection.layout), around.outline(in: inspection.layout))
            if inner.passesCorner(of: outer, by: inspection.pixel) {
                let figures = Figures { words in
                    "\(words.name) stands out of the round corners of \(words.other)\(words.place), which clip: true would cut"
                }
                inspection.add(.corner, [item.index, around.index], figures)
            }
        }
    }
}

extension PaintedItem {
    fileprivate var showsCorners: Bool { !isTransformed && !isPath && opacity > 0.1 }

    fileprivate var hasRoundCorners: Bool { corners != .zero && surface != .none }

    func outline(in layout: Layout) -> RoundOutline {
        let frame = layout.frames[index]
        func radius(_ corner: CornerRadii.Radius) -> Double {
            let own = corner.x.resolved(in: frame.size.width, auto: 0)
            return min(own, min(frame.size.width, frame.size.height) / 2)
        }
        return RoundOutline(
            frame: frame,
            radii: [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map(radius))
    }
}

/// A frame with the radii of its corners: top left, top right, bottom right, bottom left.
struct RoundOutline {
    var frame: Rect
    var radii: [Double] = [0, 0, 0, 0]

    /// The corners, each with the direction to the middle of the frame.
    private var corners: [(point: Point, inward: Point)] {
        [
            (Point(frame.minX, frame.minY), Point(1, 1)), (Point(frame.maxX, frame.minY), Point(-1, 1)),
            (Point(frame.maxX, frame.maxY), Point(-1, -1)), (Point(frame.minX, frame.maxY), Point(1, -1)),
        ]
    }

    /// Whether a corner is outside of that of an outline around it, but not outside of its frame.
    func passesCorner(of outer: RoundOutline, by pixel: Double) -> Bool {
        zip(zip(corners, radii), zip(outer.corners, outer.radii)).contains { own, other in
            let ((corner, inward), radius) = own
            let ((around, _), outerRadius) = other
            // The outermost point of a round corner is on its diagonal.
            let inset = radius * (1 - 0.5.squareRoot())
            let tip = Point(corner.x + inward.x * inset, corner.y + inward.y * inset)
            let distance = Point((tip.x - around.x) * inward.x, (tip.y - around.y) * inward.y)
            guard distance.x >= 0, distance.y >= 0, distance.x < outerRadius, distance.y < outerRadius else {
                return false
            }
            let (across, down) = (outerRadius - distance.x, outerRadius - distance.y)
            return (across * across + down * down).squareRoot() > outerRadius + pixel
        }
    }
}
