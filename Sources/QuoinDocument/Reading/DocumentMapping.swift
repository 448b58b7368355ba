import QuoinLayout
import Yams

/// The keys and values of a mapping. Every key that is asked for is a known one; `finish()` reports the others, so that
/// no list of keys is written twice.
final class DocumentMapping {
    let value: DocumentValue
    private let mapping: Node.Mapping
    private var known: Set<String> = []

    init(_ mapping: Node.Mapping, of value: DocumentValue) {
        self.mapping = mapping
        self.value = value
    }

    /// The keys, in order.
    var keys: [String] { mapping.keys.compactMap { $0.scalar?.string } }

    func contains(_ key: String) -> Bool { keys.contains(key) }

    /// The value of a key, which becomes a known one.
    subscript(key: String) -> DocumentValue? {
        known.insert(key)
        guard let pair = mapping.first(where: { $0.key.scalar?.string == key }) else { return nil }
        return value.value(pair.value, at: key)
    }

    /// The value of a key that must be there.
    func required(_ key: String) -> DocumentValue? {
        if let found = self[key] { return found }
        value.report("\"\(key)\" is missing")
        return nil
    }

    /// All keys with their values; every key becomes a known one.
    func all() -> [(key: String, value: DocumentValue)] {
        keys.compactMap { key in self[key].map { (key, $0) } }
    }

    /// Reports an error at a key.
    func report(_ message: String, at key: String) {
        self[key]?.report(message)
    }

    /// Reports the keys that nobody asked for.
    func finish() {
        for (key, _) in mapping {
            let mark = key.mark.map { SourcePlace(line: $0.line, column: $0.column) }
            guard let name = key.scalar?.string else {
                value.reading.report(Diagnostic("a key must be a word", path: value.path, place: mark))
                continue
            }
            if known.contains(name) { continue }
            let hint = suggestion(for: name).map { "; did you mean \"\($0)\"?" } ?? ""
            value.reading.report(
                Diagnostic("unknown key \"\(name)\"\(hint)", path: value.path, place: mark ?? value.place))
        }
    }

    /// The known key that was probably meant; names with a `with` in front are those of the seed's fluent methods.
    private func suggestion(for name: String) -> String? {
        if name.hasPrefix("with"), let first = name.dropFirst(4).first {
            let plain = first.lowercased() + name.dropFirst(5)
            if known.contains(plain) { return plain }
        }
        return nearestName(to: name, among: known)
    }
}
