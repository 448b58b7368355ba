import QuoinLayout

extension CornerRadii {
    /// How a corner goes from one side to the other.
    public enum Curve: String, Hashable, Sendable, CaseIterable {
        /// A quarter of a circle.
        case circular
        /// A curve that begins earlier and bends gradually, as the corners of Apple's icons do.
        case continuous

        /// A curve around a corner: two control points and the end, as distances from the corner in radii: back along the
        /// side before it (`x`), and on along the side after it (`y`).
        typealias Step = (first: Point, second: Point, end: Point)

        /// The curves around a corner, from its reach on.
        func steps(reach: Double) -> [Step] {
            switch self {
            case .circular:
                let handle = 1 - Path.quarterHandle
                return [(Point(handle, 0), Point(0, handle), Point(0, 1))]
            case .continuous:
                // On a side that is too short for a continuous corner, the curves approach those of a circle.
                let part = (reach - 1) / (CornerRadii.Curve.fullReach - 1)
                let near = zip(CornerRadii.Curve.circle, CornerRadii.Curve.gradual).map { circle, gradual in
                    Point(circle.x + (gradual.x - circle.x) * part, circle.y + (gradual.y - circle.y) * part)
                }
                let far = near.map { Point($0.y, $0.x) }
                return [
                    (near[0], near[1], near[2]), (near[3], far[3], far[2]), (far[1], far[0], Point(0, reach)),
                ]
            }
        }

        /// The curves around a corner, split in its middle.
        func halves(reach: Double) -> (beginning: [Step], middle: Point, end: [Step]) {
            let steps = steps(reach: reach)
            let middle = steps.count / 2
            let start = middle == 0 ? Point(reach, 0) : steps[middle - 1].end
            func halfway(_ a: Point, _ b: Point) -> Point { Point((a.x + b.x) / 2, (a.y + b.y) / 2) }
            let step = steps[middle]
            let outer = (first: halfway(start, step.first), last: halfway(step.second, step.end))
            let between = halfway(step.first, step.second)
            let inner = (first: halfway(outer.first, between), last: halfway(between, outer.last))
            let point = halfway(inner.first, inner.last)
            return (
                steps[..<middle] + [(outer.first, inner.first, point)], point,
                [(inner.last, outer.last, step.end)] + steps[(middle + 1)...]
            )
        }

        /// How far a corner reaches along its sides, in radii; on short sides a continuous corner reaches less far.
        func reach(of corner: Corner, _ sizes: CornerSizes, in rect: Rect) -> Double {
            guard self == .continuous else { return 1 }
            let across = rect.size.width / (sizes[corner].width + sizes[corner.acrossNeighbor].width)
            let down = rect.size.height / (sizes[corner].height + sizes[corner.downNeighbor].height)
            return max(1, min(CornerRadii.Curve.fullReach, across, down))
        }

        /// How far a continuous corner reaches along a side that is long enough, in radii.
        private static let fullReach = 1.528_664_98

        /// The first half of the continuous corner: the control points and end of its first curve, and the first control
        /// point of its middle curve.
        private static let gradual = [
            Point(1.088_492_96, 0), Point(0.868_406_94, 0), Point(0.631_493_79, 0.074_911_39),
            Point(0.372_823_92, 0.169_059_62),
        ]

        /// The same half of a quarter circle.
        private static let circle = [
            Point(0.873_260_17, 0), Point(0.747_675_56, 0.024_092_54), Point(0.629_933_59, 0.070_994_70),
            Point(0.374_765_83, 0.172_639_99),
        ]
    }
}

/// How far each corner of a rectangle is rounded along its horizontal and its vertical side, in points.
struct CornerSizes: Hashable, Sendable {
    private var sizes: [Size]

    init(_ size: (Corner) -> Size) {
        sizes = Corner.allCases.map(size)
    }

    /// - Parameter size: the size of the rectangle, to which fractions refer.
    init(_ radii: CornerRadii, in size: Size) {
        self.init { corner in
            Size(
                radii[corner].x.extent(in: size.width, auto: 0), radii[corner].y.extent(in: size.height, auto: 0))
        }
    }

    subscript(corner: Corner) -> Size {
        switch corner {
        case .topLeft: sizes[0]
        case .topRight: sizes[1]
        case .bottomRight: sizes[2]
        case .bottomLeft: sizes[3]
        }
    }

    /// Whether no corner is round.
    var areSquare: Bool { sizes.allSatisfy { $0.width <= 0 || $0.height <= 0 } }

    /// The corners of the outline within the insets; outside of it if they are negative. A square corner stays square.
    func inset(by insets: EdgeInsets) -> CornerSizes {
        CornerSizes { corner in
            let size = self[corner]
            guard size.width > 0, size.height > 0 else { return .zero }
            return Size(
                max(0, size.width - (corner.isLeft ? insets.left : insets.right)),
                max(0, size.height - (corner.isTop ? insets.top : insets.bottom)))
        }
    }

    /// The corners of a shadow that is larger on every side. A corner that is rounder than the growth keeps its center; as
    /// others get sharper, they approach a square corner (CSS Backgrounds 3, §6.1.1).
    func spread(by width: Double) -> CornerSizes {
        func spread(_ radius: Double) -> Double {
            guard radius < width else { return max(0, radius + width) }
            let missing = radius / width - 1
            return radius + width * (1 + missing * missing * missing)
        }
        return CornerSizes { Size(spread(self[$0].width), spread(self[$0].height)) }
    }

    /// The corners as they fit a rectangle: if two of them are longer than their common side, all shrink by one factor
    /// (CSS Backgrounds 3, §4.5).
    func fitting(_ size: Size) -> CornerSizes {
        var factor = 1.0
        for corner in Corner.allCases {
            let across = self[corner].width + self[corner.acrossNeighbor].width
            let down = self[corner].height + self[corner.downNeighbor].height
            if across > size.width { factor = min(factor, size.width / across) }
            if down > size.height { factor = min(factor, size.height / down) }
        }
        guard factor < 1 else { return self }
        return CornerSizes { Size(self[$0].width * factor, self[$0].height * factor) }
    }
}
