import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension DocumentMapping {
    /// The key of the element that a name in a kind's mapping stands for.
    func keyBesideKind(_ name: String) -> (key: String, place: String)? {
        guard let kind = value.path.lastKey, KindReaders.byKey[kind] != nil else { return nil }
        let tables = [ElementStyle.properties.names, Paint.properties.names, KindReaders.names]
        return tables.lazy.compactMap { $0.key(for: name) }.first.map { ($0, "beside \"\(kind)\"") }
    }

    /// The key of a kind's mapping that a name beside the kind stands for.
    func keyWithinKind(_ name: String) -> (key: String, place: String)? {
        if name == SourceNode.GuardKey.condition || name == SourceNode.GuardKey.repetition {
            return (name, "on an item of a list, which this element is not")
        }
        let own = keys.compactMap { KindReaders.byKey[$0] }
        // An element without a kind may have lost it: texts and rows are the usual ones.
        for reader in own.isEmpty ? [.text, .row] : own {
            let key = reader.names.lazy.compactMap { $0.key(for: name) }.first
            if let key { return (key, "within \"\(reader.key)\"") }
        }
        return nil
    }
}
