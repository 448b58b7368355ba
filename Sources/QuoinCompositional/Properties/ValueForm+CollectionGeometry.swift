import QuoinLayout
import QuoinValues

extension ValueForm where Value == CollectionLayoutDimension {
    /// A width or a height, such as `{fractionalWidth: 0.5}`.
    static var collectionDimension: ValueForm {
        let choices: [NumberChoice<Value>] = [
            NumberChoice("fractionalWidth", "A part of the container's width.", isFraction: true) {
                .fractionalWidth($0)
            },
            NumberChoice("fractionalHeight", "A part of the container's height.", isFraction: true) {
                .fractionalHeight($0)
            },
            NumberChoice("absolute", "Points.") { .absolute($0) },
            NumberChoice("estimated", "Points, until the content is measured.") { .estimated($0) },
            NumberChoice(
                "uniformAcrossSiblings", "Points, until the siblings are measured; the longest counts for all."
            ) { .uniformAcrossSiblings(estimate: $0) },
        ]
        return .oneNumber("a dimension such as {absolute: 44} or {fractionalWidth: 1}", choices)
    }
}

extension ValueForm where Value == CollectionLayoutSpacing {
    /// `{fixed: 8}` or `{flexible: 8}`, in points.
    static var collectionSpacing: ValueForm {
        let choices: [NumberChoice<Value>] = [
            NumberChoice("fixed", "This many points, exactly.") { .fixed($0) },
            NumberChoice("flexible", "At least this many points, and a share of the space that is left.") {
                .flexible($0)
            },
        ]
        return .oneNumber("a spacing: {fixed: points} or {flexible: points}", choices)
    }
}

extension ValueForm where Value: Equatable {
    /// A mapping with exactly one of some keys, whose value is a number of at least 0.
    fileprivate static func oneNumber(
        _ expected: String, _ choices: [NumberChoice<Value>]
    ) -> ValueForm where Value: Numbered {
        let keys = choices.map { choice in
            KeyShape(
                choice.key, choice.shape, choice.summary, swiftName: "\(Value.self).\(choice.key)")
        }
        return ValueForm(
            .mapping { MappingShape(keys, required: keys.map { [$0.key] }) },
            read: { value in
                guard value.isMapping, let mapping = value.mapping(), mapping.keys.count == 1 else {
                    return value.mismatch(expected)
                }
                defer { mapping.finish() }
                for choice in choices {
                    if let value = mapping[choice.key] { return choice.read(value) }
                }
                return nil
            },
            write: { value in
                let choice = choices.first { $0.make(value.number).adding(value.addend) == value }
                let written: PropertyValue =
                    value.addend == 0
                    ? .number(value.number)
                    : .text(RelativeLength.text(fraction: value.number, points: value.addend))
                return .mapping([choice?.key ?? "": written])
            })
    }
}

/// A key whose value is a number, and the case that it makes.
private struct NumberChoice<Value: Numbered>: Sendable {
    let key: String
    let summary: String
    /// Whether the number is a fraction, to which points may be added.
    let isFraction: Bool
    let make: @Sendable (Double) -> Value

    init(
        _ key: String, _ summary: String, isFraction: Bool = false, _ make: @escaping @Sendable (Double) -> Value
    ) {
        (self.key, self.summary, self.isFraction, self.make) = (key, summary, isFraction, make)
    }

    var shape: ValueShape {
        isFraction ? .number(.zeroOrMore) + .anyPart : .number(.zeroOrMore, .points)
    }

    func read(_ value: DocumentValue) -> Value? {
        guard isFraction, value.looksRelative else {
            return value.number(.zeroOrMore, isFraction ? Self.expected : nil).map(make)
        }
        guard let length = value.relativeLength, length.fraction >= 0 else { return value.mismatch(Self.expected) }
        return make(length.fraction).adding(length.points)
    }

    private static var expected: String { "a fraction that is 0 or more, such as 0.5, 1/3, 33.3% or 2/3 - 4" }
}

/// A case with a number, to which points may be added.
private protocol Numbered: Sendable {
    var number: Double { get }
    var addend: Double { get }
    func adding(_ points: Double) -> Self
}

extension CollectionLayoutDimension: Numbered {}

extension CollectionLayoutSpacing: Numbered {
    fileprivate var number: Double { amount }
    fileprivate var addend: Double { 0 }

    fileprivate func adding(_ points: Double) -> CollectionLayoutSpacing { self }
}

extension ValueForm where Value == CollectionLayoutEdgeSpacing {
    /// The space around an item by edge.
    static var edgeSpacing: ValueForm { .structure(CollectionLayoutEdgeSpacing.properties) }
}

extension CollectionLayoutEdgeSpacing {
    fileprivate static let properties = PropertyTable(
        CollectionLayoutEdgeSpacing(),
        [
            Property("leading", \.leading, .collectionSpacing, .layout, "The space before the item."),
            Property("top", \.top, .collectionSpacing, .layout, "The space above the item."),
            Property("trailing", \.trailing, .collectionSpacing, .layout, "The space after the item."),
            Property("bottom", \.bottom, .collectionSpacing, .layout, "The space below the item."),
        ])
}

extension ValueForm where Value == DirectionalEdgeInsets {
    /// A number for all edges, or a mapping of edges, in points.
    static var directionalInsets: ValueForm {
        let expected = "insets: a number or a mapping of top, leading, bottom and trailing"
        let edges = ValueForm.structure(DirectionalEdgeInsets.properties)
        return ValueForm(
            .number(.anyNumber, .points) + edges.shape,
            read: { value in
                if value.isMapping { return edges.read(value) }
                return value.number(.anyNumber, expected).map {
                    DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
                }
            },
            write: { insets in
                let all = Set([insets.top, insets.leading, insets.bottom, insets.trailing])
                return all.count == 1 ? .number(insets.top) : edges.write(insets)
            })
    }
}

extension DirectionalEdgeInsets {
    fileprivate static let properties = PropertyTable(
        DirectionalEdgeInsets(),
        [
            Property("top", \.top, .points(), .layout, "The inset at the top, in points."),
            Property("leading", \.leading, .points(), .layout, "The inset where reading begins, in points."),
            Property("bottom", \.bottom, .points(), .layout, "The inset at the bottom, in points."),
            Property("trailing", \.trailing, .points(), .layout, "The inset where reading ends, in points."),
        ])
}

extension ValueForm where Value == CollectionLayoutAnchor {
    /// `{edges}` with an `absoluteOffset` in points or a `fractionalOffset` in multiples of the view's own size.
    static var anchor: ValueForm { .structure(CollectionLayoutAnchor.properties) }
}

extension ValueForm where Value == Point {
    /// `[x, y]` in multiples of a width and a height.
    fileprivate static var multiples: ValueForm {
        ValueForm(
            .list(.number(.anyNumber) + .anyFraction, count: 2...2),
            read: { value in
                guard value.node.items?.count == 2 else { return value.mismatch("[x, y] in multiples") }
                let numbers = (value.list() ?? []).compactMap { $0.fraction(.anyNumber) }
                return numbers.count == 2 ? Point(numbers[0], numbers[1]) : nil
            }, write: point.write)
    }
}

extension CollectionLayoutAnchor {
    fileprivate static let properties = PropertyTable(
        CollectionLayoutAnchor(edges: []),
        [
            Property("edges", \.edges, .rectEdges, .parentLayout, "The edges that the point lies on."),
            Property(
                "absoluteOffset", \.absoluteOffset, .point, .parentLayout, conflicts: ["fractionalOffset"],
                "How far the view is moved from the point, in points."
            ).named("CollectionLayoutAnchor.Offset.absolute"),
            Property(
                "fractionalOffset", \.fractionalOffset, .multiples, .parentLayout,
                "How far the view is moved from the point, in multiples of its own size."
            ).named("CollectionLayoutAnchor.Offset.fractional"),
        ])

    private var absoluteOffset: Point? {
        get { if case .absolute(let offset) = offset, offset != .zero { offset } else { nil } }
        set { if let newValue { offset = .absolute(newValue) } }
    }

    private var fractionalOffset: Point? {
        get { if case .fractional(let offset) = offset { offset } else { nil } }
        set { if let newValue { offset = .fractional(newValue) } }
    }
}

extension ValueForm where Value == CollectionLayoutAnchor.Edges {
    /// A list of edges.
    fileprivate static var rectEdges: ValueForm {
        let names: [(name: String, value: CollectionLayoutAnchor.Edges)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all),
        ]
        return ValueForm(
            .list(.words(names.map(\.name))),
            read: { $0.list().map { values in CollectionLayoutAnchor.Edges(values.compactMap { $0.choice(names) }) } },
            write: { edges in
                .list(names.dropLast().filter { edges.contains($0.value) }.map { .text($0.name) })
            })
    }
}

extension ValueForm where Value == Int {
    static var zIndex: ValueForm { .integer(-1_000_000_000...1_000_000_000) }
}
