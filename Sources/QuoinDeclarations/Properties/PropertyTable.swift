/// The properties of a type, in the order in which a reference lists them.
public struct PropertyTable<Root: Sendable>: Sendable {
    /// A value whose properties are all as usual; what is required has a value in it that counts for nothing.
    public let base: Root
    public let properties: [Property<Root>]
    let index: [String: Int]
    package let required: [String]
    package let names: PropertyNames
    /// Checks what depends on several properties, once all are read.
    let check: (@Sendable (DocumentMapping, Root) -> Void)?

    /// - Parameter base: a value whose properties are all as usual.
    public init(_ base: Root, _ properties: [Property<Root>]) {
        self.init(base, properties, check: nil)
    }

    package init(
        _ base: Root, _ properties: [Property<Root>], check: (@Sendable (DocumentMapping, Root) -> Void)?
    ) {
        (self.base, self.properties, self.check) = (base, properties, check)
        names = PropertyNames { properties.map { ($0.key, $0.synonyms) } }
        // Every process makes tables first, and generic types of sequences take longer to make than the loop to run.
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
                defaultValue: property.isRequired ? nil : property.write(base, nil), effect: property.effect)
        }
    }

    /// The properties that are not as usual.
    package func write(_ root: Root) -> PropertyValue {
        .mapping(of: properties.map { ($0.key, $0.write(root, $0.isRequired ? nil : base)) })
    }
}

/// The keys of a table with what they are called elsewhere, made when they are asked for: only a fault needs them.
package struct PropertyNames: Sendable {
    private let all: @Sendable () -> [(key: String, synonyms: [String])]

    package init(_ all: @escaping @Sendable () -> [(key: String, synonyms: [String])]) {
        self.all = all
    }

    package var keys: [String] { all().map { $0.key } }

    /// The keys by what they are called elsewhere.
    package var synonyms: [String: String] {
        let pairs = all().flatMap { name in name.synonyms.map { ($0, name.key) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
