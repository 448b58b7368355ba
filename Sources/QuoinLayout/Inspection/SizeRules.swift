/// What a kind that gives its children extents by rules notes about these.
package struct SizeRules: Sendable {
    /// Whether an extent of a child would hold as a rule, beside all others.
    let holds: @Sendable (_ child: Int, _ axis: Axis, _ extent: Double) -> Bool
    /// Whether an extent of a child is that of its content.
    let isContentSized: @Sendable (_ child: Int, _ axis: Axis) -> Bool

    package init(
        holds: @escaping @Sendable (_ child: Int, _ axis: Axis, _ extent: Double) -> Bool,
        isContentSized: @escaping @Sendable (_ child: Int, _ axis: Axis) -> Bool
    ) {
        (self.holds, self.isContentSized) = (holds, isContentSized)
    }
}
