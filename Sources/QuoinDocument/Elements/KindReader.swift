import QuoinAutoLayout
import QuoinScene

/// Reads one kind of element.
///
/// Everything but the key and the element is made on demand, because a document uses only a few of the kinds.
package struct KindReader: Sendable {
    /// The key of the kind.
    package let key: String
    /// Makes the element from the value of the key. Errors are reported; then the result is `nil`, or an element
    /// without the invalid parts.
    let element: @Sendable (DocumentValue) -> AnyElement?
    private let summaryText: @Sendable () -> String
    private let otherNames: @Sendable () -> [String]
    private let keyNames: @Sendable () -> [PropertyNames]
    private let valueShape: @Sendable () -> ValueShape
    private let wrapperReader: @Sendable () -> Wrapper?

    init(
        key: String, summary: @escaping @Sendable @autoclosure () -> String,
        synonyms: @escaping @Sendable @autoclosure () -> [String] = [],
        names: @escaping @Sendable @autoclosure () -> [PropertyNames] = [],
        shape: @escaping @Sendable @autoclosure () -> ValueShape,
        element: @escaping @Sendable (DocumentValue) -> AnyElement?,
        wrapper: @escaping @Sendable @autoclosure () -> Wrapper? = nil
    ) {
        (self.key, self.element) = (key, element)
        (summaryText, otherNames, keyNames) = (summary, synonyms, names)
        (valueShape, wrapperReader) = (shape, wrapper)
    }

    /// One sentence for the schema.
    package var summary: String { summaryText() }
    /// The names of the kind in other libraries, for hints.
    package var synonyms: [String] { otherNames() }
    /// The keys of the kind's mapping, for hints.
    var names: [PropertyNames] { keyNames() }
    package var shape: ValueShape { valueShape() }
    /// The Swift name of the kind: the element, or the modifier that puts the kind around an element.
    var swiftName: String? { KindReaders.swiftNames[key] }
    /// The reader of the kind in a `with:` list, if it can wrap an element.
    var wrapper: Wrapper? { wrapperReader() }

    struct Wrapper: Sendable {
        let shape: ValueShape
        /// Wraps an element that was read before.
        let wrap: @Sendable (AnyElement, DocumentValue) -> AnyElement?
    }
}

/// All kinds of element. A new kind is an entry in `all`, where `.declared` reads it from its declaration, and a Swift name.
package enum KindReaders {
    package static let all: [KindReader] = [
        .declared(BoxNode()), .declared(WrapperLayout()), .declared(InsetLayout(.zero)),
        .declared(InsetLayout.SafeArea()), .declared(OverlayLayout()),
        .declared(BackgroundLayout()), .declared(CenterLayout()), .declared(RelativeLayout()),
        .declared(RatioLayout(1)), .declared(CornerLayout()),
        .declared(ScrollNode(), completed: ScrollNode.withIndicators), .text, .markdown, .image, .map, .video,
        .spacer, .declared(StackLayout()), .row, .column, .declared(AbsoluteLayout()), .declared(WhenSizeLayout()),
        .table, .button, .constraints, .collection,
    ]

    /// The Swift names of the kinds: of the element, or of the modifier that puts the kind around an element.
    fileprivate static let swiftNames = [
        "box": "Box", "wrapper": "Wrapper", "inset": "LayoutElement.inset(_:)",
        "safeArea": "LayoutElement.safeAreaInset(margins:)", "overlay": "LayoutElement.overlay(_:)",
        "background": "LayoutElement.background(_:)", "center": "LayoutElement.centered(_:sizing:)",
        "relative": "LayoutElement.position(horizontal:vertical:sizing:)", "ratio": "LayoutElement.ratio(_:)",
        "corner": "LayoutElement.corner(_:at:offset:wraps:)", "scroll": "Scroll", "text": "Text",
        "markdown": "Element.init(markdown:style:)", "image": "Image", "map": "MapPlaceholder",
        "video": "VideoPlaceholder", "spacer": "Spacer", "stack": "Stack", "row": "Row", "column": "Column",
        "absolute": "Absolute", "whenSize": "WhenSize", "table": "Table", "button": "Button",
        "constraints": "ConstraintsLayout",
        "collection": "CollectionView",
    ]

    /// The kinds that can be in a `with:` list.
    package static let wrappers = all.filter { $0.wrapper != nil }

    package static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    package static let names = PropertyNames { all.map { ($0.key, $0.synonyms) } }
    package static let wrapperNames = PropertyNames { wrappers.map { ($0.key, $0.synonyms) } }
}

/// The names of the shapes of elements and their wrappers.
package enum ElementShapeName: String {
    case element
    /// A view of a constraint layout.
    case view
    /// A cell of a table.
    case cell = "tableCell"
    /// An entry of a `with:` list.
    case wrapping
}

extension ValueShape {
    /// An element.
    static let element = ValueShape.named(ElementShapeName.element.rawValue) { .mapping { MappingShape.element } }

    /// A view of a constraint layout: an element with more keys.
    static let constrainedElement = ValueShape.named(ElementShapeName.view.rawValue) {
        .mapping {
            var shape = MappingShape.element
            shape.keys += ConstraintsLayout.ViewTraits.properties.keys
            return shape
        }
    }

    /// An entry of a `with:` list.
    fileprivate static let wrapper = ValueShape.named(ElementShapeName.wrapping.rawValue) {
        .mapping {
            let wrappers = KindReaders.wrappers.compactMap { reader in
                reader.wrapper.map {
                    KeyShape(reader.key, $0.shape, reader.summary, swiftName: reader.swiftName)
                }
            }
            return MappingShape(
                wrappers + MappingShape.common, required: wrappers.map { [$0.key] })
        }
    }

    /// A mapping from section numbers to values.
    static func bySection(_ value: ValueShape) -> ValueShape {
        .mapping { MappingShape([], others: .numbered(value)) }
    }

    /// A mapping from names that the document chooses to values.
    static func named(values: ValueShape) -> ValueShape {
        .mapping { MappingShape([], others: .allowed(values)) }
    }
}

extension KeyShape {
    /// The children of a kind that has a list of them.
    static let children = KeyShape(
        "children", .list(.element), "The children, in order.", swiftName: "Element.children")

    /// A child of a kind that has a key for each.
    static func child(_ slot: String) -> KeyShape {
        KeyShape(slot, .element, "The element of this kind that is called \(slot).", swiftName: "Element.children")
    }
}

extension MappingShape {
    /// The keys of all elements.
    fileprivate static let common =
        ElementStyle.properties.keys + Paint.properties.keys
        + [
            KeyShape(
                "id", .text, "A name for messages, diagrams and rules.", swiftName: "Element.id",
                synonyms: CommonKeys.idSynonyms)
        ]

    /// The keys of an element; a key that is not declared may be the name of a component.
    static let element = MappingShape(
        KindReaders.all.map { reader in
            KeyShape(
                reader.key, .named(reader.key) { reader.shape }, reader.summary, swiftName: reader.swiftName,
                synonyms: reader.synonyms)
        }
            + common + [.style, .condition, .repetition] + [
                KeyShape("with", .list(.wrapper), "Wrappers around the element, from the inside out.")
            ],
        others: .allowed(.null + .mapping { MappingShape([], others: .allowed(.anything)) }),
        excluded: ElementStyle.properties.excluded)
}
