import QuoinLayout

/// `spacer`: nothing. Its `flexGrow` is 1 unless the element says otherwise.
enum SpacerReader: KindReader {
    static let key = "spacer"

    static func element(_ value: DocumentValue) -> AnyElement? {
        value.expectNothing() ? Spacer().erased : nil
    }
}
