import QuoinLayout

/// `absolute`: `{sizing, children}`.
enum AbsoluteReader: KindReader {
    static let key = "absolute"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let sizing = mapping["sizing"]?.choice(AbsoluteLayout.Sizing.self) ?? .default
        return Element(AbsoluteLayout(sizing: sizing), children: mapping["children"]?.elements() ?? []).erased
    }
}
