/// The kind of an anchor, which determines its operators.
package enum AnchorKind: String, Sendable {
    case x, y, dimension, size, location, edges
    case horizontalEdges = "horizontal edges"
    case verticalEdges = "vertical edges"

    var isEdges: Bool { self == .edges || self == .horizontalEdges || self == .verticalEdges }

    var operators: [AnchorOperator] {
        switch self {
        case .x, .y, .location: [.plus, .minus]
        case .dimension, .size: [.times, .divide, .plus, .minus, .grow, .shrink]
        case .edges, .horizontalEdges, .verticalEdges: [.grow, .shrink]
        }
    }

    /// The operand of each part; `nil` if the number of operands does not fit.
    package func spread(_ operands: [Double]) -> [Double]? {
        switch (self, operands.count) {
        case (.x, 1), (.y, 1), (.dimension, 1): operands
        case (.edges, 1): Array(repeating: operands[0], count: 4)
        case (_, 1): [operands[0], operands[0]]
        case (.size, 2), (.location, 2), (.horizontalEdges, 2), (.verticalEdges, 2), (.edges, 4): operands
        case (.edges, 2): [operands[0], operands[0], operands[1], operands[1]]
        default: nil
        }
    }

    /// The operands that the kind takes, for messages.
    var tuples: String {
        switch self {
        case .x, .y, .dimension: "a single number"
        case .size: "a number or (width:, height:)"
        case .location: "a number or (x:, y:)"
        case .horizontalEdges: "a number or (leading:, trailing:)"
        case .verticalEdges: "a number or (top:, bottom:)"
        case .edges: "a number, (horizontally:, vertically:) or (leading:, trailing:, top:, bottom:)"
        }
    }
}

/// The arithmetic on the right side of a rule.
package enum AnchorOperator: String, Sendable {
    case times = "*"
    case divide = "/"
    case plus = "+"
    case minus = "-"
    case grow = "++"
    case shrink = "--"
}
