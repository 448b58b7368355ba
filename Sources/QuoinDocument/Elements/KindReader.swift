import QuoinLayout
import QuoinScene

/// How one kind of element is read: from its key, what may stand behind it, and what is made of that.
struct KindReader: Sendable {
    /// The key that names the kind.
    let key: String
    /// One sentence in plain English.
    let summary: String
    /// What the kind is called elsewhere.
    var synonyms: [String] = []
    let shape: ValueShape
    /// Makes the element from the value of the key. What is wrong is reported; the result is then `nil`, or whatever can
    /// be made of the rest.
    let element: @Sendable (DocumentValue) -> AnyElement?
    /// For a kind that goes around one element, and can stand in a `with:` list.
    var wrapper: Wrapper?

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
        .declared(RatioLayout(1)), .declared(CornerLayout()), .declared(ScrollNode()), .text, .image, .map, .video,
        .spacer, .declared(StackLayout()), .row, .column, .declared(AbsoluteLayout()), .declared(WhenSizeLayout()),
        .button, .constraints, .collection,
    ]

    /// Those that can stand in a `with:` list.
    static let wrappers = all.filter { $0.wrapper != nil }

    static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    static let names = names(of: all)
    static let wrapperNames = names(of: wrappers)

    private static func names(of readers: [KindReader]) -> PropertyNames {
        let synonyms = readers.flatMap { reader in reader.synonyms.map { ($0, reader.key) } }
        return PropertyNames(keys: readers.map(\.key), synonyms: Dictionary(synonyms) { first, _ in first })
    }
}
