import QuoinLayout

/// The element kinds that the layout of a collection uses, collected while the layout is read.
package final class ElementKinds {
    /// The kinds of supplementary and boundary items.
    package private(set) var supplementary: Set<String> = []
    /// The kinds of backgrounds, each with the value that names it first.
    package private(set) var decoration: [String: DocumentValue] = [:]

    package init() {}

    package func record(supplementary kind: String) { supplementary.insert(kind) }

    func record(decoration kind: String, at value: DocumentValue) {
        decoration[kind] = decoration[kind] ?? value
    }
}

/// The element kinds of the collection that is being read.
package enum ElementKindsKey: ReadingKey {
    package static var initial: ElementKinds? { nil }
}

extension Codec where Value == String {
    /// The name of a kind of supplementary views.
    static var supplementaryKind: Codec {
        elementKind { kinds, kind, _ in kinds.record(supplementary: kind) }
    }

    /// The name of a kind of backgrounds.
    static var decorationKind: Codec {
        elementKind { kinds, kind, value in kinds.record(decoration: kind, at: value) }
    }

    private static func elementKind(
        _ note: @escaping @Sendable (ElementKinds, String, DocumentValue) -> Void
    ) -> Codec {
        Codec(
            .text,
            read: { value in
                guard let kind = value.string() else { return nil }
                if let kinds = value.reading[ElementKindsKey.self] { note(kinds, kind, value) }
                return kind
            }, write: { .text($0) })
    }
}
