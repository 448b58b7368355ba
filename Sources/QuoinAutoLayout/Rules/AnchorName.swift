/// An anchor, single or composite, by its name in rules.
package struct AnchorName {
    struct Part {
        /// The name of the part in the names of constraints.
        var label: String
        var attribute: Attribute
    }

    package let name: String
    let kind: AnchorKind
    /// In the order of the constraints that a rule makes.
    let parts: [Part]

    // The single anchors.
    package static let leading = single(.leading)
    package static let trailing = single(.trailing)
    package static let left = single(.left)
    package static let right = single(.right)
    package static let centerX = single(.centerX)
    package static let top = single(.top)
    package static let bottom = single(.bottom)
    package static let centerY = single(.centerY)
    package static let firstBaseline = single(.firstBaseline)
    package static let lastBaseline = single(.lastBaseline)
    package static let width = single(.width)
    package static let height = single(.height)

    // The composite anchors.
    package static let size = composite("size", .size, [.width, .height])
    package static let edges = composite("edges", .edges, [.leading, .trailing, .top, .bottom])
    package static let horizontalEdges = composite("horizontalEdges", .horizontalEdges, [.leading, .trailing])
    package static let verticalEdges = composite("verticalEdges", .verticalEdges, [.top, .bottom])

    // The locations.
    package static let leadingTop = location("leadingTop", .leading, .top)
    package static let leadingCenter = location("leadingCenter", .leading, .centerY)
    package static let leadingBottom = location("leadingBottom", .leading, .bottom)
    package static let centerTop = location("centerTop", .centerX, .top)
    package static let center = location("center", .centerX, .centerY)
    package static let centerBottom = location("centerBottom", .centerX, .bottom)
    package static let trailingTop = location("trailingTop", .trailing, .top)
    package static let trailingCenter = location("trailingCenter", .trailing, .centerY)
    package static let trailingBottom = location("trailingBottom", .trailing, .bottom)
    package static let leftTop = location("leftTop", .left, .top)
    package static let leftCenter = location("leftCenter", .left, .centerY)
    package static let leftBottom = location("leftBottom", .left, .bottom)
    package static let rightTop = location("rightTop", .right, .top)
    package static let rightCenter = location("rightCenter", .right, .centerY)
    package static let rightBottom = location("rightBottom", .right, .bottom)

    static let all = [
        leading, trailing, left, right, centerX, top, bottom, centerY, firstBaseline, lastBaseline, width, height,
        size, edges, horizontalEdges, verticalEdges,
        leadingTop, leadingCenter, leadingBottom, centerTop, center, centerBottom, trailingTop, trailingCenter,
        trailingBottom, leftTop, leftCenter, leftBottom, rightTop, rightCenter, rightBottom,
    ]

    private static func single(_ attribute: Attribute) -> AnchorName {
        AnchorName(
            name: attribute.rawValue,
            kind: attribute.kind == .x ? .x : attribute.kind == .y ? .y : .dimension,
            parts: [Part(label: "", attribute: attribute)])
    }

    private static func composite(_ name: String, _ kind: AnchorKind, _ attributes: [Attribute]) -> AnchorName {
        AnchorName(name: name, kind: kind, parts: attributes.map { Part(label: $0.rawValue, attribute: $0) })
    }

    private static func location(_ name: String, _ x: Attribute, _ y: Attribute) -> AnchorName {
        AnchorName(
            name: name, kind: .location, parts: [Part(label: "x", attribute: x), Part(label: "y", attribute: y)])
    }

    static func named(_ name: String) -> AnchorName? {
        byName[name]
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

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

/// An anchor with arithmetic: a multiplier and a constant for each part.
package struct AnchorExpression: Sendable {
    package struct Part: Sendable {
        var label: String
        var attribute: Attribute
        var multiplier = 1.0
        /// In points.
        var constant = 0.0
    }

    var item: ConstraintItem
    var area: LayoutArea?
    package var kind: AnchorKind
    package var parts: [Part]
    /// The expression as it is written in a rule.
    package var text: String

    package init(_ item: ConstraintItem, _ area: LayoutArea? = nil, _ anchor: AnchorName, text: String) {
        (self.item, self.area) = (item, area)
        kind = anchor.kind
        parts = anchor.parts.map { Part(label: $0.label, attribute: $0.attribute) }
        self.text = text
    }

    /// Applies an operator; constants are added and multipliers multiplied, from left to right.
    ///
    /// A dimension is padded on both sides, so `++` and `--` count twice. Edges have one side each, so they count once.
    package mutating func apply(_ operation: AnchorOperator, _ operands: [Double]) {
        for (index, value) in operands.enumerated() where parts.indices.contains(index) {
            switch operation {
            case .times: parts[index].multiplier *= value
            case .divide: parts[index].multiplier /= value
            case .plus: parts[index].constant += value
            case .minus: parts[index].constant -= value
            case .grow: parts[index].constant += growth(index) * value
            case .shrink: parts[index].constant -= growth(index) * value
            }
        }
    }

    private func growth(_ index: Int) -> Double {
        switch parts[index].attribute {
        case .leading, .top: -1
        case .trailing, .bottom: 1
        default: 2
        }
    }
}

extension Rule {
    /// The constraints of a rule with an expression on its right side, one for each part.
    package static func rules(
        _ left: AnchorExpression, _ relation: Relation, _ right: AnchorExpression
    ) -> [Rule] {
        let text = "\(left.text) \(relation.rawValue) \(right.text)"
        return zip(left.parts, right.parts).map { a, b in
            var rule = Rule(
                Side(left.item, a.attribute, of: left.area), relation, Side(right.item, b.attribute, of: right.area),
                multiplier: b.multiplier, constant: b.constant, text: text)
            rule.part = a.label
            return rule
        }
    }

    /// The constraints of a rule with a number or a tuple on its right side, one for each part.
    package static func rules(
        _ left: AnchorExpression, _ relation: Relation, _ constants: [Double], text: String
    ) -> [Rule] {
        zip(left.parts, constants).map { part, constant in
            var rule = Rule(
                Side(left.item, part.attribute, of: left.area), relation, constant: constant,
                text: "\(left.text) \(relation.rawValue) \(text)")
            rule.part = part.label
            return rule
        }
    }
}
