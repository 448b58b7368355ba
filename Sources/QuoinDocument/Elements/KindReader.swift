import QuoinLayout
import QuoinScene

/// How one kind of element is read: from its key, what may stand behind it, and what is made of that.
///
/// What describes the kind is made when it is asked for: a document uses few of the kinds that there are.
struct KindReader: Sendable {
    /// The key that names the kind.
    let key: String
    /// Makes the element from the value of the key. What is wrong is reported; the result is then `nil`, or whatever can
    /// be made of the rest.
    let element: @Sendable (DocumentValue) -> AnyElement?
    private let summaryText: @Sendable () -> String
    private let otherNames: @Sendable () -> [String]
    private let valueShape: @Sendable () -> ValueShape
    private let wrapperReader: @Sendable () -> Wrapper?

    init(
        key: String, summary: @escaping @Sendable @autoclosure () -> String,
        synonyms: @escaping @Sendable @autoclosure () -> [String] = [],
        shape: @escaping @Sendable @autoclosure () -> ValueShape,
        element: @escaping @Sendable (DocumentValue) -> AnyElement?,
        wrapper: @escaping @Sendable @autoclosure () -> Wrapper? = nil
    ) {
        (self.key, self.element) = (key, element)
        (summaryText, otherNames, valueShape, wrapperReader) = (summary, synonyms, shape, wrapper)
    }

    /// One sentence in plain English.
    var summary: String { summaryText() }
    /// What the kind is called elsewhere.
    var synonyms: [String] { otherNames() }
    var shape: ValueShape { valueShape() }
    /// For a kind that goes around one element, and can stand in a `with:` list.
    var wrapper: Wrapper? { wrapperReader() }

    struct Wrapper: Sendable {
        let shape: ValueShape
        /// Puts an element that was read before into one of the kind.
        let wrap: @Sendable (AnyElement, DocumentValue) -> AnyElement?
    }
}

/// The kinds that documents know.
enum KindReaders {
    static let all: [KindReader] = [
        .declared(BoxNode()), .declared(WrapperLayout()), .declared(InsetLayout(.zero)), .declared(OverlayLayout()),
        .declared(BackgroundLayout()), .declared(CenterLayout()), .declared(RelativeLayout()),
        .declared(RatioLayout(1)), .declared(CornerLayout()),
        .declared(ScrollNode(), completed: ScrollNode.withIndicators), .text, .image, .map, .video,
        .spacer, .declared(StackLayout()), .row, .column, .declared(AbsoluteLayout()), .declared(WhenSizeLayout()),
        .button, .constraints, .collection,
    ]

    /// Those that can stand in a `with:` list.
    static let wrappers = all.filter { $0.wrapper != nil }

    static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    static let names = PropertyNames { all.map { ($0.key, $0.synonyms) } }
    static let wrapperNames = PropertyNames { wrappers.map { ($0.key, $0.synonyms) } }
}
