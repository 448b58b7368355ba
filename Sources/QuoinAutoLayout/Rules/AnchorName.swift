/// The anchors of a thing, single and composite, by the names that they have in rules.
struct AnchorName {
    /// A part of an anchor, and what it is called in the names of constraints.
    struct Part {
        var label: String
        var attribute: Attribute
    }

    let name: String
    let kind: AnchorKind
    /// The parts in the order in which a rule makes its constraints.
    let parts: [Part]

    static let all: [AnchorName] = singles + composites + locations

    private static let singles = Attribute.allCases.map { attribute in
        AnchorName(
            name: attribute.rawValue,
            kind: attribute.kind == .x ? .x : attribute.kind == .y ? .y : .dimension,
            parts: [Part(label: "", attribute: attribute)])
    }

    private static let composites = [
        composite("size", .size, [.width, .height]),
        composite("edges", .edges, [.leading, .trailing, .top, .bottom]),
        composite("horizontalEdges", .horizontalEdges, [.leading, .trailing]),
        composite("verticalEdges", .verticalEdges, [.top, .bottom]),
    ]

    private static func composite(_ name: String, _ kind: AnchorKind, _ attributes: [Attribute]) -> AnchorName {
        AnchorName(name: name, kind: kind, parts: attributes.map { Part(label: $0.rawValue, attribute: $0) })
    }

    private static let locations = [Attribute.leading, .centerX, .trailing, .left, .right].flatMap { x in
        [Attribute.top, .centerY, .bottom].map { y in
            AnchorName(
                name: locationName(x, y), kind: .location,
                parts: [Part(label: "x", attribute: x), Part(label: "y", attribute: y)])
        }
    }

    private static func locationName(_ x: Attribute, _ y: Attribute) -> String {
        let first = x == .centerX ? "center" : x.rawValue
        return switch y {
        case .top: first + "Top"
        case .bottom: first + "Bottom"
        default: x == .centerX ? first : first + "Center"
        }
    }

    static func named(_ name: String) -> AnchorName? {
        byName[name]
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// What an anchor is a bundle of; decides the operators that it has.
enum AnchorKind: String, Sendable {
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

    /// What a number of operands is spread to, part by part; `nil` where that number of operands does not fit.
    func spread(_ operands: [Double]) -> [Double]? {
        switch (self, operands.count) {
        case (.x, 1), (.y, 1), (.dimension, 1): operands
        case (.edges, 1): Array(repeating: operands[0], count: 4)
        case (_, 1): [operands[0], operands[0]]
        case (.size, 2), (.location, 2), (.horizontalEdges, 2), (.verticalEdges, 2), (.edges, 4): operands
        case (.edges, 2): [operands[0], operands[0], operands[1], operands[1]]
        default: nil
        }
    }

    /// The tuples that the kind takes, for messages.
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
enum AnchorOperator: String, Sendable {
    case times = "*"
    case divide = "/"
    case plus = "+"
    case minus = "-"
    case grow = "++"
    case shrink = "--"
}
