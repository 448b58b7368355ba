/// The properties of a type, in the order of the reference.
///
/// A class, because copies of the default values would cost `quoin validate` 2 % of its instructions.
package final class PropertyTable<Root: Sendable>: Sendable {
    /// The default values. That of a required property is not used.
    package let base: Root
    package let properties: [Property<Root>]
    let index: [String: Int]
    package let required: [String]
    package let names: PropertyNames
    /// Checks conditions between properties after all are read.
    let check: (@Sendable (DocumentMapping, Root) -> Void)?
    /// Whether users have the type in Swift.
    private let isInSwift: Bool

    /// - Parameters:
    ///   - base: the default values.
    ///   - isInSwift: whether users have the type in Swift; else its keys have no Swift names.
    ///   - check: checks conditions between properties after all are read.
    package init(
        _ base: Root, _ properties: [Property<Root>], isInSwift: Bool = true,
        check: (@Sendable (DocumentMapping, Root) -> Void)? = nil
    ) {
        (self.base, self.properties, self.isInSwift, self.check) = (base, properties, isInSwift, check)
        names = PropertyNames { properties.map { ($0.key, $0.synonyms) } }
        // A loop, because every process makes the tables at its start: instantiating generic sequence types takes
        // longer.
        var (index, required): ([String: Int], [String]) = ([:], [])
        for position in 0..<properties.count {
            let key = properties[position].key
            if index[key] == nil { index[key] = position }
            if properties[position].isRequired { required.append(key) }
        }
        (self.index, self.required) = (index, required)
    }

    /// The shape of a mapping with these properties.
    package var shape: MappingShape {
        MappingShape(keys, required: required.isEmpty ? [] : [Set(required)])
    }

    package var keys: [KeyShape] {
        properties.map { property in
            KeyShape(
                property.key, property.shape, property.summary,
                defaultValue: property.isRequired ? nil : property.write(base, nil), effect: property.effect,
                swiftName: self.isInSwift ? property.swiftName : nil, synonyms: property.synonyms)
        }
    }

    /// The properties that differ from their defaults.
    package func write(_ root: Root) -> PropertyValue {
        .mapping(of: properties.map { ($0.key, $0.write(root, $0.isRequired ? nil : base)) })
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
