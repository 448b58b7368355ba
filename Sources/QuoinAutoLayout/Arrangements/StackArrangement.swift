import QuoinLayout

/// A stack of views by constraints: `UIStackView`, with the constraints and priorities that Apple documents.
///
/// It is a value that becomes rules about items of a layout of constraints, or an element of its own. Views that are hidden
/// are not among those it arranges.
package struct StackArrangement: Hashable, Sendable {
    /// The stack in the names of its rules and guides.
    package var name = "stack"
    /// The axis along which the views follow each other.
    package var axis: Axis
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    /// Between views that follow each other, in points.
    package var spacing = 0.0
    /// Whether the vertical spaces of a column are from the last baseline of a view to the first one of the next.
    package var isBaselineRelative = false
    /// The area of the stack's own item that the views fill; the whole item by default, its margins if
    /// `isLayoutMarginsRelativeArrangement` is set.
    package var area: LayoutArea?

    package init(_ axis: Axis) { self.axis = axis }

    /// How views and spaces share the stack's length.
    package enum Distribution: String, Hashable, Sendable, CaseIterable {
        /// The views fill the stack; which of them stretch or shrink depends on their priorities.
        case fill
        /// The views are equally long.
        case fillEqually
        /// The views are as long as the shares of their contents.
        case fillProportionally
        /// The spaces between the views are equal, and at least the spacing.
        case equalSpacing
        /// The distances between the centers of the views are equal, as far as the spacing is kept.
        case equalCentering
    }

    /// Where views are across the stack.
    package enum Alignment: String, Hashable, Sendable, CaseIterable {
        case fill
        /// At the leading edge of a column, or the top of a row.
        case leading
        /// By the first baselines of a row, whose top is that of the first view.
        case firstBaseline
        case center
        /// At the trailing edge of a column, or the bottom of a row.
        case trailing
        /// By the last baselines of a row, whose bottom is that of the first view.
        case lastBaseline
    }

    /// A view in a stack.
    package struct Arranged: Hashable, Sendable {
        package var item: ConstraintItem
        /// The space after the view, in points; `nil` for the spacing of the stack.
        package var spacingAfter: Double?

        package init(_ item: ConstraintItem, spacingAfter: Double? = nil) {
            (self.item, self.spacingAfter) = (item, spacingAfter)
        }
    }
}

extension StackArrangement {
    /// The priority with which a stack is no larger across than its views need.
    package static let fitting = LayoutPriority(51)
    /// The priority of equal distances between centers, which yield to the spacing.
    static let equalCenters = LayoutPriority(149)
    /// The priority of shares of contents, which yield to what is required.
    static let shares = LayoutPriority(999)
}
