import QuoinScene

extension DocumentMapping {
    /// The key of the element, or of another kind, that a name in a kind's mapping means.
    func keyBesideKind(_ name: String) -> (key: String, place: String)? {
        guard let kind = value.path.lastKey else { return nil }
        if kind.isEmpty { return KindReaders.byKey[name].map { ($0.key, "under \"layout\"") } }
        guard let reader = KindReaders.byKey[kind] else { return nil }
        if KindReaders.byKey[name] != nil, let place = reader.place(ofElement: name) {
            return (place, "within \"\(kind)\"")
        }
        if let key = reader.key(ofContent: name) { return (key, "within \"\(kind)\"") }
        if kind == KindReader.button.key, let key = KindReader.text.ownKey(for: name) {
            return (key, "within \"title\", as in title: {string: OK, \(key): …}")
        }
        let tables = [ElementStyle.properties.names, Paint.properties.names, CommonKeys.others]
        if let key = tables.lazy.compactMap({ $0.key(for: name) }).first { return (key, "beside \"\(kind)\"") }
        if let key = KindReaders.wrapperNames.key(for: name) { return (key, "under \"with\" beside \"\(kind)\"") }
        if let other = KindReader.otherDirection(name, of: kind) { return other }
        return KindReader.keyElsewhere(name).map { ($0.key, "within \"\($0.kind)\", not \"\(kind)\"") }
    }

    /// The key that a name beside a kind means: in the kind's mapping, of a wrapper, or in another kind's mapping.
    func keyWithinKind(_ name: String) -> (key: String, place: String)? {
        if name == SourceNode.GuardKey.condition || name == SourceNode.GuardKey.repetition {
            return (name, "on an item of a list, which this element is not")
        }
        if ["zIndex", "z-index"].contains(name) {
            return ("children", "of the parent in another order, as later ones lie over earlier ones")
        }
        guard let kind = keys.lazy.compactMap({ KindReaders.byKey[$0] }).first else {
            // The kind of an element without one may be missing by mistake.
            return KindReader.keyElsewhere(name).map { ($0.key, "within \"\($0.kind)\"") }
        }
        if let key = kind.ownKey(for: name) { return (key, "within \"\(kind.key)\"") }
        if let key = KindReaders.wrapperNames.key(for: name) { return (key, "under \"with\"") }
        if let other = KindReader.otherDirection(name, of: kind.key) { return other }
        return KindReader.keyElsewhere(name).map { ($0.key, "within \"\($0.kind)\", not beside \"\(kind.key)\"") }
    }
}

extension KindReader {
    /// The key of this kind's mapping that a name means.
    fileprivate func ownKey(for name: String) -> String? { names.lazy.compactMap { $0.key(for: name) }.first }

    /// The key of this kind's mapping that an element belongs under, with the element; `nil` for a kind without children.
    fileprivate func place(ofElement name: String) -> String? {
        for case .mapping(let mapping) in shape.alternatives {
            let keys = mapping().keys.map(\.key)
            if keys.contains("child") { return "child: {\(name): …}" }
            if keys.contains("children") { return "children: [{\(name): …}]" }
        }
        return nil
    }

    /// The key of this kind's mapping for what it contains, by a name that it has elsewhere.
    fileprivate func key(ofContent name: String) -> String? {
        let names: KeyValuePairs = [
            "children": ["items", "subviews", "elements", "views", "arrangedSubviews", "subnodes", "child", "content"],
            "child": ["content", "children", "body", "element", "view"], "rules": ["constraints"],
            "views": ["subviews", "children", "items", "elements"], "title": ["label", "text", "string"],
            "string": ["text", "content", "value", "label"], "spans": ["runs", "children"],
            "rows": ["cells", "data", "body", "items"], "guides": ["layoutGuides"],
        ]
        let keys = shape.alternatives.flatMap { alternative -> [String] in
            if case .mapping(let mapping) = alternative { mapping().keys.map(\.key) } else { [] }
        }
        return names.first { $0.value.contains(name) && keys.contains($0.key) }?.key
    }

    /// The key for a name of a stack's direction, in a row or a column: their direction is their kind.
    fileprivate static func otherDirection(_ name: String, of kind: String) -> (key: String, place: String)? {
        let others = [row.key: column.key, column.key: row.key]
        guard let other = others[kind], KindReaders.byKey[StackLayout.name]?.ownKey(for: name) != nil else {
            return nil
        }
        return (other, "in place of \"\(kind)\", or \"reversed\" within \"\(kind)\"")
    }

    /// The key of a kind's mapping that a name means, and the kind. Texts and rows come first, as the usual ones.
    fileprivate static func keyElsewhere(_ name: String) -> (key: String, kind: String)? {
        for reader in [.text, .row] + KindReaders.all {
            if let key = reader.ownKey(for: name) { return (key, reader.key) }
        }
        return nil
    }
}
