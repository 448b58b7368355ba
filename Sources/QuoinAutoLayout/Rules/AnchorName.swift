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

    // The single anchors.
    static let leading = single(.leading)
    static let trailing = single(.trailing)
    static let left = single(.left)
    static let right = single(.right)
    static let centerX = single(.centerX)
    static let top = single(.top)
    static let bottom = single(.bottom)
    static let centerY = single(.centerY)
    static let firstBaseline = single(.firstBaseline)
    static let lastBaseline = single(.lastBaseline)
    static let width = single(.width)
    static let height = single(.height)

    // The composite anchors.
    static let size = composite("size", .size, [.width, .height])
    static let edges = composite("edges", .edges, [.leading, .trailing, .top, .bottom])
    static let horizontalEdges = composite("horizontalEdges", .horizontalEdges, [.leading, .trailing])
    static let verticalEdges = composite("verticalEdges", .verticalEdges, [.top, .bottom])

    // The locations.
    static let leadingTop = location("leadingTop", .leading, .top)
    static let leadingCenter = location("leadingCenter", .leading, .centerY)
    static let leadingBottom = location("leadingBottom", .leading, .bottom)
    static let centerTop = location("centerTop", .centerX, .top)
    static let center = location("center", .centerX, .centerY)
    static let centerBottom = location("centerBottom", .centerX, .bottom)
    static let trailingTop = location("trailingTop", .trailing, .top)
    static let trailingCenter = location("trailingCenter", .trailing, .centerY)
    static let trailingBottom = location("trailingBottom", .trailing, .bottom)
    static let leftTop = location("leftTop", .left, .top)
    static let leftCenter = location("leftCenter", .left, .centerY)
    static let leftBottom = location("leftBottom", .left, .bottom)
    static let rightTop = location("rightTop", .right, .top)
    static let rightCenter = location("rightCenter", .right, .centerY)
    static let rightBottom = location("rightBottom", .right, .bottom)

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
