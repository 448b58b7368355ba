import QuoinLayout

/// `center`: `{centering, sizing, child}`; in a `with:` list without the child, or nothing.
enum CenterReader: WrapperReader {
    static let key = "center"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let kind = CenterLayout(mapping)
        return mapping.child().map { Element(kind, children: [$0]).erased }
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        if value.isNull { return child.centered().erased }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        return Element(CenterLayout(mapping), children: [child]).erased
    }
}

extension CenterLayout {
    fileprivate init(_ mapping: DocumentMapping) {
        self.init()
        let choices: [(String, Axes)] = [("none", []), ("x", .x), ("y", .y), ("xy", .both)]
        if let value = mapping["centering"]?.choice(choices) { axes = value }
        if let value = mapping["sizing"]?.sizingOptions() { sizing = value }
    }
}

extension DocumentValue {
    /// The axes on which a layout is as small as its child.
    func sizingOptions() -> SizingOptions? {
        choice([
            ("default", []), ("minimumWidth", .minimumWidth), ("minimumHeight", .minimumHeight),
            ("minimumSize", .minimumSize),
        ])
    }
}
