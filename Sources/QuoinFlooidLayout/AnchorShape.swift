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
