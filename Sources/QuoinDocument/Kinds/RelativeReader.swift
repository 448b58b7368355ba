import QuoinLayout

/// `relative`: `{horizontal, vertical, sizing, child}`; in a `with:` list without the child.
enum RelativeReader: WrapperReader {
    static let key = "relative"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let kind = RelativeLayout(mapping)
        return mapping.child().map { Element(kind, children: [$0]).erased }
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        return Element(RelativeLayout(mapping), children: [child]).erased
    }
}

extension RelativeLayout {
    fileprivate init(_ mapping: DocumentMapping) {
        self.init()
        if let value = mapping["horizontal"]?.choice(Position.self) { horizontal = value }
        if let value = mapping["vertical"]?.choice(Position.self) { vertical = value }
        if let value = mapping["sizing"]?.sizingOptions() { sizing = value }
    }
}
