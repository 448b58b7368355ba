import QuoinAutoLayout

/// An item with anchors: a view, a layout guide or a container.
public protocol AnchoredItem {
    /// The name by which rules and reports refer to the item.
    var name: String { get }
    /// The container that collects the item's constraints.
    var constraintContainer: ConstraintContainer { get }
}

extension AnchoredItem {
    package var item: ConstraintItem { constraintContainer.item(of: self) }

    /// Makes constraints and activates them.
    ///
    /// - Parameter make: makes the constraints; its argument is the item itself.
    public func constraints(@ConstraintsBuilder _ make: (Self) -> [LayoutConstraint]) {
        for constraint in make(self) { constraint.container.activate(constraint) }
    }

    // MARK: Single anchors

    private func anchor<Shape>(_ name: AnchorName) -> LayoutAnchor<Shape> { LayoutAnchor(self, name) }

    /// The side where reading starts: left, or right in a right-to-left container. It cannot be constrained to left or right.
    public var leadingAnchor: LayoutAnchor<AnchorShape.X> { anchor(.leading) }
    /// The side where reading ends. It cannot be constrained to left or right.
    public var trailingAnchor: LayoutAnchor<AnchorShape.X> { anchor(.trailing) }
    /// The left side, in any reading direction. It cannot be constrained to leading or trailing.
    public var leftAnchor: LayoutAnchor<AnchorShape.X> { anchor(.left) }
    /// The right side, in any reading direction. It cannot be constrained to leading or trailing.
    public var rightAnchor: LayoutAnchor<AnchorShape.X> { anchor(.right) }
    /// Halfway between the sides; it may be constrained to any of them.
    public var centerXAnchor: LayoutAnchor<AnchorShape.X> { anchor(.centerX) }

    public var topAnchor: LayoutAnchor<AnchorShape.Y> { anchor(.top) }
    public var bottomAnchor: LayoutAnchor<AnchorShape.Y> { anchor(.bottom) }
    /// Halfway between top and bottom.
    public var centerYAnchor: LayoutAnchor<AnchorShape.Y> { anchor(.centerY) }

    /// The width in points, never negative. It may be constrained to a width, a height or a number.
    public var widthAnchor: LayoutAnchor<AnchorShape.LayoutDimension> { anchor(.width) }
    /// The height in points, never negative. It may be constrained to a width, a height or a number.
    public var heightAnchor: LayoutAnchor<AnchorShape.LayoutDimension> { anchor(.height) }
}

extension ConstraintContainer {
    /// The top, because a container has no text.
    public var firstBaselineAnchor: LayoutAnchor<AnchorShape.Y> { LayoutAnchor(self, .firstBaseline) }
    /// The bottom, because a container has no text.
    public var lastBaselineAnchor: LayoutAnchor<AnchorShape.Y> { LayoutAnchor(self, .lastBaseline) }
}

extension ConstraintContainer.View {
    /// The baseline of the first line of text; the top of a view without text.
    public var firstBaselineAnchor: LayoutAnchor<AnchorShape.Y> { LayoutAnchor(self, .firstBaseline) }
    /// The baseline of the last line of text; the bottom of a view without text.
    public var lastBaselineAnchor: LayoutAnchor<AnchorShape.Y> { LayoutAnchor(self, .lastBaseline) }
}

// MARK: - Composite anchors

extension AnchoredItem {
    /// Width and height; may be constrained to a size in points.
    public var sizeAnchor: LayoutAnchor<AnchorShape.Size> { anchor(.size) }
    /// The leading, trailing, top and bottom edges, in this order.
    public var edgesAnchor: LayoutAnchor<AnchorShape.Edges> { anchor(.edges) }
    /// The leading and trailing edges, in this order.
    public var horizontalEdgesAnchor: LayoutAnchor<AnchorShape.HorizontalEdges> { anchor(.horizontalEdges) }
    /// The top and bottom edges, in this order.
    public var verticalEdgesAnchor: LayoutAnchor<AnchorShape.VerticalEdges> { anchor(.verticalEdges) }

    // Locations: an x, then a y.

    public var leadingTopAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.leadingTop) }
    public var leadingCenterAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.leadingCenter) }
    public var leadingBottomAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.leadingBottom) }
    public var centerTopAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.centerTop) }
    /// The center on both axes.
    public var centerAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.center) }
    public var centerBottomAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.centerBottom) }
    public var trailingTopAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.trailingTop) }
    public var trailingCenterAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.trailingCenter) }
    public var trailingBottomAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.trailingBottom) }
    public var leftTopAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.leftTop) }
    public var leftCenterAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.leftCenter) }
    public var leftBottomAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.leftBottom) }
    public var rightTopAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.rightTop) }
    public var rightCenterAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.rightCenter) }
    public var rightBottomAnchor: LayoutAnchor<AnchorShape.Location> { anchor(.rightBottom) }
}

/// The shapes of anchors as types, so that the compiler rejects rules between anchors of different shapes.
public enum AnchorShape {
    /// A shape, with the type of the constraints that a rule on it makes.
    public protocol Shape: Sendable {
        /// One constraint, or several for a composite shape.
        associatedtype Constraints: ConstraintGroup
    }

    /// A shape with `+`, `-`, `<=` and `>=`; edges have none of them.
    public protocol Ordered: Shape {}

    /// A shape with `++` and `--`; positions have neither.
    public protocol Padded: Shape {}

    /// A shape with several parts.
    public protocol Composite: Shape where Constraints == LayoutConstraints<Self> {
        /// A number for each part.
        associatedtype Operand

        /// The numbers of an operand, in the order of the parts, with their labels.
        static func parts(of operand: Operand) -> [(label: String, value: Double)]
    }

    /// A position from left to right.
    public enum X: Ordered {
        public typealias Constraints = LayoutConstraint
    }

    /// A position from top to bottom.
    public enum Y: Ordered {
        public typealias Constraints = LayoutConstraint
    }

    /// A width or a height.
    public enum LayoutDimension: Ordered, Padded {
        public typealias Constraints = LayoutConstraint
    }

    /// A width and a height.
    public enum Size: Ordered, Padded, Composite {
        public static func parts(of operand: (width: Double, height: Double)) -> [(label: String, value: Double)] {
            [("width", operand.width), ("height", operand.height)]
        }
    }

    /// A position on each axis.
    public enum Location: Ordered, Composite {
        public static func parts(of operand: (x: Double, y: Double)) -> [(label: String, value: Double)] {
            [("x", operand.x), ("y", operand.y)]
        }
    }

    /// The leading, trailing, top and bottom edges.
    public enum Edges: Padded, Composite {
        public static func parts(
            of operand: (leading: Double, trailing: Double, top: Double, bottom: Double)
        ) -> [(label: String, value: Double)] {
            [
                ("leading", operand.leading), ("trailing", operand.trailing), ("top", operand.top),
                ("bottom", operand.bottom),
            ]
        }
    }

    /// The leading and trailing edges.
    public enum HorizontalEdges: Padded, Composite {
        public static func parts(of operand: (leading: Double, trailing: Double)) -> [(label: String, value: Double)] {
            [("leading", operand.leading), ("trailing", operand.trailing)]
        }
    }

    /// The top and bottom edges.
    public enum VerticalEdges: Padded, Composite {
        public static func parts(of operand: (top: Double, bottom: Double)) -> [(label: String, value: Double)] {
            [("top", operand.top), ("bottom", operand.bottom)]
        }
    }
}
