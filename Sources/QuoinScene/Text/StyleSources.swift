import QuoinValues

/// The named styles of a document that the values of a text come from.
package struct StyleSources: Hashable, Sendable {
    /// The names of the styles by the keys that they set; `nil` for none, so that most texts need no memory.
    private var names: [String: String]?

    package init() {}

    /// The names of the styles by the keys that they set.
    package var byKey: [String: String] { names ?? [:] }

    /// Notes the style that a mapping is, or `nil` for one without a name, for all keys that it sets.
    ///
    /// - Parameters:
    ///   - keys: the keys of the mapping that its value has.
    package mutating func note(_ name: String?, for keys: some Sequence<String>) {
        if name == nil, names == nil { return }
        var all = names ?? [:]
        for key in keys { all[key] = name }
        names = all
    }
}

extension StyleSources {
    /// The styles that all spans of a text have in common.
    package init(of text: TextContent) {
        guard var common = text.spans.first?.origin.styles.names else { return }
        for span in text.spans.dropFirst() { common = common.filter { span.origin.styles.names?[$0.key] == $0.value } }
        names = common.isEmpty ? nil : common
    }

    /// `size and weight by the style title`, for each style.
    ///
    /// - Parameter names: the names of styles by keys.
    package static func phrases(_ names: [String: String]) -> [String] {
        Dictionary(grouping: names.keys.sorted()) { names[$0] ?? "" }.sorted { $0.key < $1.key }.map { name, keys in
            let first = keys.dropLast().joined(separator: ", ")
            return (first.isEmpty ? "" : first + " and ") + "\(keys.last ?? "") by the style \(ElementName.id(name))"
        }
    }
}
