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
