/// The properties of a type, in the order of the reference.
///
/// A class, because copies of the default values would cost `quoin validate` 2 % of its instructions.
package final class PropertyTable<Root: Sendable>: Sendable {
    /// The default values. That of a required property is not used.
    package let base: Root
    package let properties: [Property<Root>]
    let index: [String: Int]
    package let required: [String]
    /// Sets of keys of which one must be there; `nil` for the one of all required properties.
    let alternatives: [Set<String>]?
    package let names: PropertyNames
    /// Values that exclude each other.
    let exclusions: [Exclusion]
    /// Checks conditions between properties after all are read.
    let check: (@Sendable (DocumentMapping, Root) -> Void)?
    /// Whether users have the type in Swift.
    private let isInSwift: Bool

    /// - Parameters:
    ///   - base: the default values.
    ///   - isInSwift: whether users have the type in Swift; else its keys have no Swift names.
    ///   - alternatives: sets of keys of which one must be there; by default one set of all required properties.
    ///   - exclusions: values that exclude each other.
    ///   - check: checks conditions between properties after all are read, for what a schema does not say.
    package init(
        _ base: Root, _ properties: [Property<Root>], isInSwift: Bool = true,
        requiring alternatives: [Set<String>]? = nil, excluding exclusions: [Exclusion] = [],
        check: (@Sendable (DocumentMapping, Root) -> Void)? = nil
    ) {
        (self.base, self.properties, self.isInSwift, self.check) = (base, properties, isInSwift, check)
        self.exclusions = exclusions
        names = PropertyNames { properties.map { ($0.key, $0.synonyms) } }
        // A loop, because every process makes the tables at its start: instantiating generic sequence types takes
        // longer.
        var (keys, required): ([String], [String]) = ([], [])
        for position in 0..<properties.count {
            keys.append(properties[position].key)
            if properties[position].isRequired { required.append(properties[position].key) }
        }
        (index, self.required, self.alternatives) = (keys.positions, required, alternatives)
    }

    /// The same properties of a value that contains the root, and more.
    package func within<Outer>(
        _ base: Outer, _ path: any WritableKeyPath<Outer, Root> & Sendable, _ others: [Property<Outer>]
    ) -> PropertyTable<Outer> {
        let check = check
        return PropertyTable<Outer>(
            base, properties.map { $0.within(path) } + others, isInSwift: isInSwift, excluding: exclusions,
            check: { mapping, outer in check?(mapping, outer[keyPath: path]) })
    }

    /// The keys that an example shows: the required ones, or the first.
    package var exampleKeys: [String] { required.isEmpty ? properties.prefix(2).map(\.key) : required }

    /// The shape of a mapping with these properties.
    package var shape: MappingShape {
        MappingShape(keys, required: requiredSets, excluded: excluded)
    }

    /// The keys of one of these sets must be there. No key is required if there are no sets.
    package var requiredSets: [Set<String>] { alternatives ?? (required.isEmpty ? [] : [Set(required)]) }

    /// The keys and values that exclude each other.
    package var excluded: [[String: ValueShape]] {
        exclusions.map(\.shapes)
            + properties.flatMap { property in
                property.conflicts.map { [property.key: .anything, $0: .anything] }
            }
    }

    package var keys: [KeyShape] {
        properties.map { property in
            KeyShape(
                property.key, property.shape, property.summary,
                defaultValue: property.isRequired ? nil : property.usual ?? property.write(base, nil),
                effect: property.effect,
                swiftName: self.isInSwift ? property.swiftName : nil, synonyms: property.synonyms)
        }
    }

    /// The properties that differ from their defaults.
    package func write(_ root: Root) -> PropertyValue {
        .mapping(of: properties.map { ($0.key, $0.write(root, $0.isRequired ? nil : base)) })
    }

    /// The values of a root that differ from the defaults, over those of another.
    package func overlay(_ root: Root, over other: Root) -> Root {
        properties.reduce(into: other) { if $1.write(root, base) != nil { $1.copy(root, &$0) } }
    }
}

/// A value that excludes another.
package struct Exclusion: Sendable {
    fileprivate let key: String
    fileprivate let shapes: [String: ValueShape]
    fileprivate let message: String

    /// - Parameters:
    ///   - key: where the error is reported.
    ///   - shape: the values that are wrong beside the others.
    ///   - others: the keys and values beside which they are wrong.
    package init(
        _ key: String, _ shape: ValueShape = .anything, beside others: [String: ValueShape], _ message: String
    ) {
        (self.key, self.message) = (key, message)
        shapes = others.merging([key: shape]) { $1 }
    }
}

extension PropertyTable {
    /// Sets a property to a value as documents write it.
    ///
    /// - Parameters:
    ///   - key: the key of a property; shorthands are not set.
    ///   - value: `nil` for the default.
    ///   - base: the defaults; the table's own by default.
    /// - Returns: whether there is such a property and the value is valid.
    package func set(_ key: String, to value: PropertyValue?, in root: inout Root, unlike base: Root? = nil) -> Bool {
        guard let position = index[key], !properties[position].isShorthand else { return false }
        guard let value else {
            properties[position].copy(base ?? self.base, &root)
            return true
        }
        guard let node = SourceNode(value) else { return false }
        let reading = DocumentReading("", limits: Limits())
        let isRead = properties[position].read(DocumentValue(node: node, path: .root, reading: reading), &root)
        return isRead && reading.diagnostics.isEmpty
    }
}

extension SourceNode {
    /// A value as a document writes it; `nil` for the content of a file, which a document only refers to.
    ///
    /// - Parameter quotingTexts: whether every text is in quotes, so that none is taken for a number or a word.
    package init?(
        _ value: PropertyValue, at place: SourcePlace = SourcePlace(line: 1, column: 1), quotingTexts: Bool = false
    ) {
        func scalar(_ text: String, _ style: Style = .plain) -> SourceNode {
            .scalar(Scalar(string: text, style: style, place: place))
        }
        switch value {
        case .null: self = scalar("null")
        case .bool(let value): self = scalar("\(value)")
        // Without a fraction if possible, because an integer property does not accept one.
        case .number(let value): self = scalar(Int(exactly: value).map { "\($0)" } ?? "\(value)")
        case .text(let text):
            self = scalar(text, quotingTexts || ["", "~", "null"].contains(text) ? .doubleQuoted : .plain)
        case .content: return nil
        case .list(let values):
            let items = values.compactMap { SourceNode($0, at: place, quotingTexts: quotingTexts) }
            guard items.count == values.count else { return nil }
            self = .list(List(items: items, place: place))
        case .mapping(let fields):
            var pairs: [(key: SourceNode, value: SourceNode)] = []
            for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
                guard let node = SourceNode(value, at: place, quotingTexts: quotingTexts) else { return nil }
                pairs.append((scalar(key), node))
            }
            self = .mapping(Mapping(pairs: pairs, place: place))
        }
    }
}

extension DocumentMapping {
    /// Reads the keys that a table declares.
    ///
    /// - Returns: whether all required keys are present.
    @discardableResult
    package func read<Root>(_ table: PropertyTable<Root>, into root: inout Root) -> Bool {
        tables.append(table.names)
        for position in pairs.indices where !isUsed[position] {
            guard let key = names[position], let found = table.index[key] else { continue }
            _ = table.properties[found].read(use(position, as: key), &root)
            if !table.properties[found].conflicts.isEmpty { refuse(table.properties[found].conflicts, beside: key) }
        }
        let isComplete = hasKeys(table.required, orAllOf: table.alternatives)
        refuse(table.exclusions)
        table.check?(self, root)
        return isComplete
    }

    // What follows is not generic, because there would be a copy for each type that has properties.

    /// Whether all required keys are there, or all of a set; reports those that are missing.
    private func hasKeys(_ required: [String], orAllOf alternatives: [Set<String>]?) -> Bool {
        if let alternatives, alternatives.contains(where: { $0.allSatisfy(contains) }) { return true }
        let required = alternatives?.first.map(Array.init) ?? required
        let missing = required.filter { !contains($0) }
        for key in missing { value.reportForm("\"\(key)\" is missing") }
        return missing.isEmpty
    }

    /// Reports values that exclude each other.
    private func refuse(_ exclusions: [Exclusion]) {
        for exclusion in exclusions where exclusion.shapes.allSatisfy({ hasValue($1, at: $0) }) {
            report(exclusion.message, at: exclusion.key)
        }
    }

    /// Whether a key has a value that looks like one of a shape.
    private func hasValue(_ shape: ValueShape, at key: String) -> Bool {
        guard let value = self[key] else { return false }
        return shape.alternatives.isEmpty
            || shape.alternatives.contains { alternative in
                switch alternative {
                case .words(let words): value.node.string.map(words.contains) == true
                case .number: value.isNumber
                case .list: value.isList
                default: false
                }
            }
    }

    /// Whether the mapping has a key of a table.
    package func containsAny<Root>(of table: PropertyTable<Root>) -> Bool {
        names.contains { $0.map { table.index[$0] != nil } ?? false }
    }
}

extension [String] {
    /// The first position of each.
    fileprivate var positions: [String: Int] {
        var positions: [String: Int] = [:]
        for (position, key) in enumerated() where positions[key] == nil { positions[key] = position }
        return positions
    }
}

extension DocumentValue {
    /// Whether the value is a mapping with a key of one of some sets; with any key if there are none.
    func hasKey(ofOneOf sets: [Set<String>]) -> Bool {
        sets.isEmpty ? isMapping : sets.contains { $0.contains(where: hasKey) }
    }
}
