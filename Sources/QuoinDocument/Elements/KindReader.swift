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
