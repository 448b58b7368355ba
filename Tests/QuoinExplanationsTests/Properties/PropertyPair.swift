import QuoinLayout

/// Two properties of one element, or two parts of one property's value, which both have another value in a new document.
struct PropertyPair: Sendable {
    /// A property with its old and its new value.
    struct Change: Sendable {
        let key: DeclaredKey
        let old: PropertyValue
        let new: PropertyValue
    }

    let name: String
    let changes: [Change]
    /// The words that sentences on the pair must contain, apart from the names of the properties.
    var words: [String] = []

    /// The document with some of the changes.
    func document(with isChanged: (Change) -> Bool) throws -> String {
        try PropertyScene(changes.map { ($0.key, isChanged($0) ? $0.new : $0.old) }, fill: "#36c").text
    }
}

extension PropertyPair {
    /// All pairs, in the same order each time.
    static let all: [PropertyPair] = pairsOfKeys + DeclaredKey.all.flatMap { parts(of: $0) + items(of: $0) }

    private static let pairsOfKeys: [PropertyPair] = {
        let changes = DeclaredKey.all.compactMap { key in
            SampleValues(for: key).map { Change(key: key, old: $0.first, new: $0.second) }
        }
        var pairs: [PropertyPair] = []
        for (index, first) in changes.enumerated() {
            for second in changes[(index + 1)...] where first.key.canStandBeside(second.key) {
                pairs.append(
                    PropertyPair(name: "\(first.key.name) and \(second.key.name)", changes: [first, second]))
            }
        }
        return pairs
    }()

    /// What records have in place of some keys, where the samples are those of this test.
    private static let recordedWords = [
        "fill": "color", "linear": "stop", "radial": "stop", "conic": "stop", "steps": "translate",
    ]

    /// Each two parts of a value that is a mapping.
    private static func parts(of key: DeclaredKey) -> [PropertyPair] {
        key.shape.mappings.flatMap { mapping -> [PropertyPair] in
            // With several sets of required keys, these exclude each other.
            guard mapping.required.count < 2 else { return [] }
            let parts = mapping.keys.compactMap { part in
                SampleValues(
                    for: DeclaredKey(
                        owner: key.key, key: part.key, shape: part.shape, defaultValue: part.defaultValue)
                ).map { (part.key, $0) }
            }
            let base = Dictionary(
                uniqueKeysWithValues: parts.filter { mapping.required.first?.contains($0.0) == true }
                    .map { ($0.0, $0.1.first) })
            var pairs: [PropertyPair] = []
            for (index, first) in parts.enumerated() {
                for second in parts[(index + 1)...] {
                    let old = base.merging([first.0: first.1.first, second.0: second.1.first]) { $1 }
                    let new = base.merging([first.0: first.1.second, second.0: second.1.second]) { $1 }
                    pairs.append(
                        PropertyPair(
                            name: "\(key.name): \(first.0) and \(second.0)",
                            changes: [Change(key: key, old: .mapping(old), new: .mapping(new))],
                            words: [first.0, second.0].map { recordedWords[$0] ?? $0 }))
                }
            }
            return pairs
        }
    }

    /// Both items of a list.
    private static func items(of key: DeclaredKey) -> [PropertyPair] {
        guard let samples = SampleValues(for: key), let old = samples.first.items?.first,
            let new = samples.second.items?.first, samples.first.items?.count == 1
        else { return [] }
        return [
            PropertyPair(
                name: "\(key.name): items",
                changes: [Change(key: key, old: [old, old], new: [new, new])])
        ]
    }
}

extension DeclaredKey {
    private static let containers = [
        "section.boundarySupplementaryItems": "boundary", "section.decorationItems": "decoration",
        "item.supplementaryItems": "supplementary",
    ]

    /// Whether an element can have both keys: they belong to the same kind, or are those of every element.
    fileprivate func canStandBeside(_ other: DeclaredKey) -> Bool {
        if Self.containers[name] == other.owner || Self.containers[other.name] == owner { return false }
        let (own, others) = (recorded.union([key]), other.recorded.union([other.key]))
        if owner == other.owner, !own.isDisjoint(with: others) { return false }
        if owner == other.owner || owner == "element" || other.owner == "element" { return true }
        let owners: Set = [owner, other.owner]
        guard owners.isSubset(of: PropertyScene.collectionOwners) else { return false }
        return !owners.contains("list") || owners.isSubset(of: ["list", "collection", "configuration"])
    }
}
