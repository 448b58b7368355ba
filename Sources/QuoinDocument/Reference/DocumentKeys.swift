import QuoinValues

/// The reference of keys: all keys that a document may have, from their declarations.
package enum DocumentKeys {
    /// All meanings of all keys, in the order in which a document has them, each once.
    package static let all: [DocumentKey] = {
        var keys: [DocumentKey] = []
        var walk = DocumentKeyWalk()
        walk.visit(.document) { shape, isRequired, place in
            let found = DocumentKey(shape, isRequired: isRequired, in: place)
            if let index = keys.firstIndex(where: { $0.hasMeaning(of: found) }) {
                keys[index].places.append(place)
            } else {
                keys.append(found)
            }
        }
        for index in keys.indices { keys[index].places = places(keys[index].places) }
        return keys
    }()

    /// The meanings of a key, those with the most places first; empty if there is no such key.
    package static func named(_ key: String) -> [DocumentKey] {
        let found = all.filter { $0.key == key }
        // Sorting is not stable: the order of the reference decides between equals.
        let ranked = found.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
        return ranked.map(\.element)
    }

    /// All keys without repetition, sorted.
    package static let names: [String] = Set(all.map(\.key)).sorted()

    /// The keys that do what a name does in CSS, SwiftUI or Texture.
    package static func called(_ name: String) -> [String] {
        let found = all.filter { $0.synonyms.contains(name) }.map(\.key)
        return Set(found).sorted()
    }

    /// The key with the name that is nearest to a misspelled one.
    package static func nearest(to name: String) -> String? { nearestName(to: name, among: names) }

    /// The places without those that have all keys of another one: wrappers, views and cells are elements too.
    private static func places(_ places: [String]) -> [String] {
        let own = places.filter { $0.prefix { $0 != "." } != DocumentKeyWalk.wrapper }
        let elements =
            own.contains(DocumentKeyWalk.element)
            ? own.filter { ![DocumentKeyWalk.view, DocumentKeyWalk.cell].contains($0) } : own
        return (elements.isEmpty ? places : elements).reduce(into: []) { places, place in
            if !places.contains(place) { places.append(place) }
        }
    }
}
