import QuoinLayout

/// `corner`: `{child, corner, location, offset, wrapsCorner}`; in a `with:` list without the child.
enum CornerReader: WrapperReader {
    static let key = "corner"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        let child = mapping.child()
        return read(mapping, around: child)
    }

    static func wrap(_ child: AnyElement, with value: DocumentValue) -> AnyElement? {
        value.mapping().flatMap { read($0, around: child) }
    }

    private static func read(_ mapping: DocumentMapping, around child: AnyElement?) -> AnyElement? {
        defer { mapping.finish() }
        var kind = CornerLayout()
        if let value = mapping["location"]?.choice(CornerLayout.Location.self) { kind.location = value }
        if let value = mapping["offset"]?.point() { kind.offset = value }
        if let value = mapping["wrapsCorner"]?.bool() { kind.wrapsCorner = value }
        guard let corner = mapping.required("corner")?.element(), let child else { return nil }
        return Element(kind, children: [child, corner]).erased
    }
}
