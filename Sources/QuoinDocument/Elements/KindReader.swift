import QuoinLayout

/// Reads one kind of element. A new kind is a new reader and a line in ``KindReaders``.
protocol KindReader: SendableMetatype {
    /// The key that names the kind.
    static var key: String { get }

    /// Makes the element from the value of the key. What is wrong is reported; the result is then nothing, or whatever
    /// can be made of the rest.
    static func element(_ value: DocumentValue) -> AnyElement?
}

extension KindReader {
    /// The element that the value of the key makes; a log knows the value by the kind.
    static func read(_ value: DocumentValue) -> AnyElement? {
        value.reading.log?.note(.named("\(key)Element"), at: value.path.text)
        return element(value)
    }
}

/// Reads a kind that goes around one element, and can stand in a `with:` list.
protocol WrapperReader: KindReader {
    /// Puts an element that was read before into one of this kind.
    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement?
}

/// The kinds that documents know.
enum KindReaders {
    static let all: [any KindReader.Type] =
        // One by one the compiler knows that they are readers; a whole array would be asked while running.
        wrappers.map { $0 } + [
            TextReader.self, ImageReader.self, MapReader.self, VideoReader.self, SpacerReader.self, StackReader.self,
            RowReader.self, ColumnReader.self,
            AbsoluteReader.self, ButtonReader.self, ConstraintsReader.self, CollectionReader.self,
        ]

    /// Those that can stand in a `with:` list.
    static let wrappers: [any WrapperReader.Type] = [
        BoxReader.self, WrapperLayoutReader.self, InsetReader.self, OverlayReader.self, BackgroundReader.self,
        CenterReader.self, RelativeReader.self, RatioReader.self, CornerReader.self, ScrollReader.self,
    ]
}
