/// The keys and values of a mapping. `finish()` reports the keys that were not read.
package final class DocumentMapping {
    package let value: DocumentValue
    /// The keys, in order; `nil` for a key that is not a scalar.
    package let names: [String?]
    package let pairs: [(key: SourceNode, value: SourceNode)]
    /// The positions of keys, for large mappings only: in a few keys a linear search is faster.
    private let index: [String: Int]
    // Checks of exclusive access here are 1 % of the instructions that `quoin validate` takes.
    @exclusivity(unchecked) var isUsed: [Bool]
    @exclusivity(unchecked) private var known: [String] = []
    @exclusivity(unchecked) var tables: [PropertyNames] = []
    /// Finds the place of a key that does not belong in this mapping; `nil` for the function that all mappings share.
    package var findOtherPlace: OtherPlaces.Value?
    /// Keys that were reported because they set the same property as another key.
    private var refused: [String] = []

    private static let largestWithoutIndex = 16

    init(_ mapping: SourceNode.Mapping, of value: DocumentValue) {
        self.value = value
        pairs = mapping.pairs
        names = pairs.map { $0.key.string }
        isUsed = Array(repeating: false, count: pairs.count)
        var index: [String: Int] = [:]
        if pairs.count > Self.largestWithoutIndex {
            for case (let position, let name?) in names.enumerated() { index[name] = position }
        }
        self.index = index
    }

    /// The keys, in order.
    package var keys: [String] { names.compactMap { $0 } }

    package func contains(_ key: String) -> Bool { position(of: key) != nil }

    /// The value of a key, which becomes a known key.
    package subscript(key: String) -> DocumentValue? {
        known.append(key)
        return position(of: key).map { use($0, as: key) }
    }

    /// The value of a key that must be there.
    package func required(_ key: String) -> DocumentValue? {
        if let found = self[key] { return found }
        value.reportForm("\"\(key)\" is missing")
        return nil
    }

    /// All keys with their values. Every key becomes a known one.
    package func all() -> [(key: String, value: DocumentValue)] {
        names.enumerated().compactMap { position, name in name.map { ($0, use(position, as: $0)) } }
    }

    /// Reports the keys that were not read.
    package func finish() {
        var corrections =
            isUsed.contains(false) && value.reading.reportsMore(.error) ? value.reading[Corrections.self](self) : [:]
        for position in pairs.indices where !isUsed[position] {
            guard value.reading.reportsMore(.error) else {
                value.reading.countOnly(.error)
                continue
            }
            let place = pairs[position].key.place
            let message =
                textCutByCommas(at: position).map { "quote a text that contains a comma: \"\($0)\"" }
                ?? names[position].map { "unknown key \"\($0)\"\(hint(for: $0))" } ?? "a key must be a word"
            var diagnostic = Diagnostic(message, path: value.path.text, place: place, key: value.path.nearestKey)
            diagnostic.correction = corrections.removeValue(forKey: position) ?? []
            value.reading.report(diagnostic)
        }
    }

    /// The positions of the keys that were not read.
    package var unread: [Int] { pairs.indices.filter { !isUsed[$0] } }

    /// The text that YAML cut at its commas, as in `{text: One, two}`; `nil` if no key without a value follows the
    /// first part. The keys of the other parts become used ones.
    private func textCutByCommas(at position: Int) -> String? {
        guard position > 0, let start = pairs[position - 1].value.plainText, !start.isEmpty else { return nil }
        let line = pairs[position - 1].key.place.line
        let rest = pairs[position...].prefix { $0.key.place.line == line && $0.value.follows($0.key) }
        guard !rest.isEmpty else { return nil }
        for part in rest.indices { isUsed[part] = true }
        return ([start] + rest.compactMap(\.key.plainText)).joined(separator: ", ")
    }

    /// The mapping without the keys that were read so far, for another form.
    package var rest: DocumentValue {
        let others = pairs.indices.filter { !isUsed[$0] }.map { pairs[$0] }
        var rest = value
        rest.node = .mapping(SourceNode.Mapping(pairs: others, place: value.place))
        return rest
    }

    /// Where a key stands.
    package func place(of key: String) -> SourcePlace? { position(of: key).map { pairs[$0].key.place } }

    private func position(of key: String) -> Int? {
        index.isEmpty ? names.firstIndex(of: key) : index[key]
    }

    func use(_ position: Int, as key: String) -> DocumentValue {
        isUsed[position] = true
        return value.value(pairs[position].value, at: .key(key))
    }
}

extension DocumentMapping {
    /// Marks keys as known that are read elsewhere.
    package func markKnown(_ names: PropertyNames) { tables.append(names) }

    /// Reports the keys that set the same as another one.
    package func refuse(_ conflicts: [String], beside key: String) {
        let given = conflicts.filter(contains)
        guard !given.isEmpty, !refused.contains(key) else { return }
        refused += given
        let names = ([key] + given).map { "\"\($0)\"" }.joined(separator: " and ")
        report("\(names) set the same property; use one of them", at: key)
    }

    // MARK: Reports

    /// Reports an error at a key.
    package func report(_ message: String, at key: String) {
        report(message, .error, at: key)
    }

    /// Reports that a key has no effect.
    package func warn(_ message: String, at key: String) {
        report(message, .warning, at: key)
    }

    private func report(_ message: String, _ severity: Diagnostic.Severity, at key: String) {
        guard let position = position(of: key) else { return }
        let place = pairs[position].key.place
        value.reading.report(
            Diagnostic(message, severity: severity, path: value.path.appending(.key(key)).text, place: place))
    }

    private func hint(for name: String) -> String {
        if let reason = NamesElsewhere.reason(for: name, in: value.path) { return ": \(reason)" }
        return suggestion(for: name).map { "; did you mean \($0)?" } ?? ""
    }

    /// The known key with this synonym, the key of another place, or the nearest known key. A leading `with` is
    /// ignored, because names in ASDKFluentExtensions begin with it.
    private func suggestion(for name: String) -> String? {
        let keys = known + tables.flatMap(\.keys)
        var spellings = [name]
        if name.hasPrefix("with"), let first = name.dropFirst(4).first {
            let plain = first.lowercased() + name.dropFirst(5)
            if keys.contains(plain) { return "\"\(plain)\"" }
            spellings.append(plain)
        }
        if let key = NamesElsewhere.key(for: name, in: value.path) { return "\"\(key)\"" }
        let other = (findOtherPlace ?? value.reading[OtherPlaces.self])(name, self)
        // A key of the kind beside it is meant more likely than another name of a key that all elements have.
        let isOfKind = other.map { other in
            other.key == name && names.contains { other.place == "within \"\($0 ?? "")\"" }
        }
        if isOfKind == true, let other { return "\"\(other.key)\" \(other.place)" }
        let synonyms = spellings.flatMap { spelling in tables.compactMap { $0.synonyms[spelling] } }
        if let synonym = synonyms.first { return "\"\(synonym)\"" }
        if let other { return "\"\(other.key)\" \(other.place)" }
        return spellings.reduce(nil) { $0 ?? nearestName(to: $1, among: keys) }.map { "\"\($0)\"" }
    }
}

/// Finds the place in which a key is valid that a mapping does not have.
package enum OtherPlaces: ReadingKey {
    /// The right key, and its place: `within "text"`.
    package typealias Value = (_ name: String, _ mapping: DocumentMapping) -> (key: String, place: String)?

    package static var initial: Value { { _, _ in nil } }
}

/// Makes the lines as they should be for keys that were not read, by the position of the key whose error shows them.
package enum Corrections: ReadingKey {
    package typealias Value = (_ mapping: DocumentMapping) -> [Int: [String]]

    package static var initial: Value { { _ in [:] } }
}

extension SourceNode {
    /// Whether the value is empty and begins where its key ends: there is no colon.
    package func follows(_ key: SourceNode) -> Bool {
        guard plainText == "", let name = key.plainText else { return false }
        return place.line == key.place.line && place.column == key.place.column + name.unicodeScalars.count
    }
}

/// The keys of a table and their synonyms. They are made on demand, because only error messages use them.
package struct PropertyNames: Sendable {
    private let all: @Sendable () -> [(key: String, synonyms: [String])]

    package init(_ all: @escaping @Sendable () -> [(key: String, synonyms: [String])]) {
        self.all = all
    }

    package var keys: [String] { all().map { $0.key } }

    /// The key for a name that is the key itself or a synonym; `nil` if there is none.
    package func key(for name: String) -> String? {
        for (key, synonyms) in all() where key == name || synonyms.contains(name) { return key }
        return nil
    }

    /// The keys by synonym.
    package var synonyms: [String: String] {
        let pairs = all().flatMap { name in name.synonyms.map { ($0, name.key) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
