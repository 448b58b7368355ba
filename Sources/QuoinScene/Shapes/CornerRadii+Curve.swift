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
