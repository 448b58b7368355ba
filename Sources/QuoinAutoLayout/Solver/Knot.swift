/// A point at which the cost of an unknown bends: a constraint on that unknown alone.
///
/// Every unknown has a convex cost, piecewise linear, in which each constraint `x relation position` is one knot: left of it
/// `==` and `>=` cost their weight for each point, right of it `==` and `<=` do. Between two knots lies a segment of even
/// slope. Costs are vectors with one component for each priority, compared by the first that differs.
struct Knot: Sendable {
    var position: Affine
    /// The position for the container's present extents.
    var place = 0.0
    /// The rank of the priority; 0 is required.
    var level: Int
    /// What a point to the left and a point to the right costs.
    var left: Double
    var right: Double

    @inline(__always)
    init(position: Affine, relation: Relation, level: Int, weight: Double) {
        self.position = position
        self.level = level
        left = relation == .lessOrEqual ? 0 : weight
        right = relation == .greaterOrEqual ? 0 : weight
    }
}
