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
