import QuoinLayout
import QuoinValues

extension ValueForm {
    /// A mapping that names its kind: `{kind: item, …}`.
    ///
    /// - Parameter kind: returns the kind of a value.
    static func layoutStruct(
        _ kinds: [(kind: String, table: PropertyTable<Value>)], kind: @escaping @Sendable (Value) -> String
    ) -> ValueForm {
        let shapes = kinds.map { name, table in
            ValueShape.mapping {
                let shape = table.shape
                let key = KeyShape("kind", .words([name]), "What the struct is.")
                return MappingShape([key] + shape.keys, required: [Set(table.required + ["kind"])])
            }
        }
        return ValueForm(
            shapes.reduce(ValueShape([]), +),
            read: { value in
                guard let mapping = value.mapping(),
                    let table = mapping.required("kind")?.choice(kinds.map { ($0.kind, $0.table) })
                else { return nil }
                defer { mapping.finish() }
                var result = table.base
                return mapping.read(table, into: &result) ? result : nil
            },
            write: { value in
                let name = kind(value)
                let fields = kinds.first { $0.kind == name }?.table.write(value).fields ?? [:]
                return .mapping(fields.merging(["kind": .text(name)]) { _, kind in kind })
            })
    }
}

// MARK: - Sizes

/// A description with dimensions in its container.
protocol SizedDescription: Sendable {
    var layoutSize: CollectionLayoutSize { get set }
    var contentInsets: DirectionalEdgeInsets { get set }
}

extension CollectionLayoutItem: SizedDescription {}
extension CollectionLayoutItem.SupplementaryItem: SizedDescription {}
extension CollectionLayoutBoundarySupplementaryItem: SizedDescription {}

extension SizedDescription {
    private var width: CollectionLayoutDimension {
        get { layoutSize.widthDimension }
        set { layoutSize.widthDimension = newValue }
    }

    private var height: CollectionLayoutDimension {
        get { layoutSize.heightDimension }
        set { layoutSize.heightDimension = newValue }
    }

    static var sizeProperties: [Property<Self>] {
        [
            Property("width", \.width, .collectionDimension, .layout, "The width; all of the container's by default.")
                .named("CollectionLayoutSize.widthDimension"),
            Property(
                "height", \.height, .collectionDimension, .layout, "The height; all of the container's by default."
            ).named("CollectionLayoutSize.heightDimension"),
            Property(
                "contentInsets", \.contentInsets, .directionalInsets, .layout, also: ["insets", "padding"],
                "The space by which the content is smaller than its place, in points."
            ).named("\(Property<Self>.rootName).contentInsets"),
        ]
    }
}

// MARK: - Views

extension CollectionLayoutItem.SupplementaryItem {
    static let form = ValueForm.layoutStruct([("supplementary", properties)]) { _ in "supplementary" }.named(
        "supplementaryItem")

    package static let properties = PropertyTable(
        CollectionLayoutItem.SupplementaryItem(layoutSize: CollectionLayoutSize(), elementKind: ""),
        [
            Property(
                "elementKind", \.elementKind, .supplementaryKind, .layout, isRequired: true,
                "Names what the view shows."),
            Property(
                "containerAnchor", \.containerAnchor, .anchor, .parentLayout,
                "The point of the item that the view is attached to."),
            Property("itemAnchor", \.itemAnchor, .anchor, .parentLayout, "The point of the view that is laid there."),
            Property("zIndex", \.zIndex, .zIndex, .contentPixels, "The order of drawing; what is higher lies above."),
        ] + sizeProperties)
}

extension CollectionLayoutBoundarySupplementaryItem {
    static let form = ValueForm.layoutStruct([("boundary", properties)]) { _ in "boundary" }.named("boundaryItem")

    package static let properties = PropertyTable(
        CollectionLayoutBoundarySupplementaryItem(layoutSize: CollectionLayoutSize(), elementKind: ""),
        [
            Property(
                "elementKind", \.elementKind, .supplementaryKind, .layout, isRequired: true,
                "Names what the view shows."),
            Property("alignment", \.alignment, .choice, .layout, "The edge or corner at which the view stands."),
            Property("absoluteOffset", \.absoluteOffset, .point, .layout, "How far the view is moved, in points."),
            Property(
                "extendsBoundary", \.extendsBoundary, .bool, .layout,
                "Whether the view lies outside the content instead of over its edge."),
            Property(
                "pinToVisibleBounds", \.pinToVisibleBounds, .bool, .parentLayout,
                "Whether the view stays on screen while its section is."),
            Property("zIndex", \.zIndex, .zIndex, .contentPixels, "The order of drawing; what is higher lies above."),
        ] + sizeProperties)
}

extension CollectionLayoutSection.DecorationItem {
    static let form = ValueForm.layoutStruct([("decoration", properties)]) { _ in "decoration" }.named("decorationItem")

    package static let properties = PropertyTable(
        CollectionLayoutSection.DecorationItem(elementKind: ""),
        [
            Property(
                "elementKind", \.elementKind, .decorationKind, .layout, isRequired: true,
                "Names what the background shows."),
            Property("zIndex", \.zIndex, .zIndex, .contentPixels, "The order of drawing; what is higher lies above."),
            Property(
                "contentInsets", \.contentInsets, .directionalInsets, .layout,
                "The space by which the background is smaller than its section, in points."),
        ])
}
