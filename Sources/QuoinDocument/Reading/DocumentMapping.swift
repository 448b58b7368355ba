import QuoinLayout

/// The keys and values of a mapping. Every key that is asked for is a known one; `finish()` reports the others, so that
/// no list of keys is written twice.
final class DocumentMapping {
    let value: DocumentValue
    /// The keys, in order; nothing where a key is no word.
    private let names: [String?]
    private let pairs: [(key: YAMLNode, value: YAMLNode)]
    /// Where a key stands; for large mappings only, since a few keys are found faster one by one.
    private let index: [String: Int]
    /// A bit for each key, by its length and its first letter: nearly all keys that are asked for are not there, which is
    /// seen by the bit that is missing.
    private let signatures: UInt64
    // Nearly all of the time is spent on asking for keys: what is counted there is not looked at meanwhile.
    @exclusivity(unchecked) private var isUsed: [Bool]
    @exclusivity(unchecked) private var known: [String] = []

    private static let largestWithoutIndex = 16
    /// As many keys as most elements are asked for.
    private static let usualKnownCount = 64

    init(_ mapping: YAMLNode.Mapping, of value: DocumentValue) {
        self.value = value
        pairs = mapping.pairs
        names = pairs.map { $0.key.string }
        signatures = names.reduce(0) { bits, name in bits | (name.map(Self.signature) ?? 0) }
        isUsed = Array(repeating: false, count: pairs.count)
        known.reserveCapacity(Self.usualKnownCount)
        var index: [String: Int] = [:]
        if pairs.count > Self.largestWithoutIndex {
            for case (let position, let name?) in names.enumerated() { index[name] = position }
        }
        self.index = index
    }

    /// The keys, in order.
    var keys: [String] { names.compactMap { $0 } }

    func contains(_ key: String) -> Bool {
        value.note(.presence(key))
        return position(of: key) != nil
    }

    /// The value of a key, which becomes a known one.
    subscript(key: String) -> DocumentValue? {
        known.append(key)
        value.note(.key(key))
        return position(of: key).map { use($0, as: key) }
    }

    /// The value of a key that must be there.
    func required(_ key: String) -> DocumentValue? {
        value.note(.requiredKey(key))
        if let found = self[key] { return found }
        value.report("\"\(key)\" is missing")
        return nil
    }

    /// All keys with their values; every key becomes a known one.
    func all() -> [(key: String, value: DocumentValue)] {
        value.note(.allKeys)
        return names.enumerated().compactMap { position, name in name.map { ($0, use(position, as: $0)) } }
    }

    /// Reports an error at a key.
    func report(_ message: String, at key: String) {
        report(message, .error, at: key)
    }

    /// Reports that a key has no effect.
    func warn(_ message: String, at key: String) {
        report(message, .warning, at: key)
    }

    private func report(_ message: String, _ severity: Diagnostic.Severity, at key: String) {
        guard let position = position(of: key) else { return }
        let place = pairs[position].key.place
        value.reading.report(
            Diagnostic(message, severity: severity, path: value.path.appending(.key(key)).text, place: place))
    }

    /// Reports the keys that nobody asked for.
    func finish() {
        value.note(.end)
        for position in pairs.indices where !isUsed[position] {
            let place = pairs[position].key.place
            let message = names[position].map { "unknown key \"\($0)\"\(hint(for: $0))" } ?? "a key must be a word"
            value.reading.report(Diagnostic(message, path: value.path.text, place: place))
        }
    }

    private func position(of key: String) -> Int? {
        guard signatures & Self.signature(of: key) != 0 else { return nil }
        return index.isEmpty ? names.firstIndex(of: key) : index[key]
    }

    private static func signature(of key: String) -> UInt64 {
        1 &<< UInt64(truncatingIfNeeded: key.utf8.count &* 8 &+ Int(key.utf8.first ?? 0))
    }

    private func use(_ position: Int, as key: String) -> DocumentValue {
        isUsed[position] = true
        return value.value(pairs[position].value, at: .key(key))
    }

    private func hint(for name: String) -> String {
        suggestion(for: name).map { "; did you mean \"\($0)\"?" } ?? ""
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
