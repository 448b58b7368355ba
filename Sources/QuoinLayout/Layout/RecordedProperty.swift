/// A recorded property of an element: its key, its value, and what a change of it can affect.
package struct RecordedProperty: Hashable, Sendable {
    package var key: String
    package var value: PropertyValue
    package var effect: PropertyEffect
    package var defaultValue: PropertyValue?

    package init(_ key: String, _ value: PropertyValue, _ effect: PropertyEffect, defaultValue: PropertyValue? = nil) {
        (self.key, self.value, self.effect, self.defaultValue) = (key, value, effect, defaultValue)
    }
}

extension PropertyTable {
    /// The properties that differ from their defaults.
    ///
    /// - Parameters:
    ///   - base: the defaults; the table's own by default.
    ///   - name: makes the recorded name of a key.
    package func recorded(
        _ root: Root, unlike base: Root? = nil, named name: (String) -> String = { $0 }
    ) -> [RecordedProperty] {
        let base = base ?? self.base
        return properties.compactMap { property in
            property.write(root, property.isRequired ? nil : base).map {
                RecordedProperty(
                    name(property.key), $0, property.effect,
                    defaultValue: property.isRequired ? nil : property.write(base, nil))
            }
        }
    }
}

extension PropertyTable {
    /// Every property with its default.
    package var declared: [RecordedProperty] {
        properties.filter { !$0.isShorthand }.map { property in
            let value = property.write(base, nil)
            return RecordedProperty(property.key, value ?? .null, property.effect, defaultValue: value)
        }
    }
}

extension LayoutKind {
    /// The properties that differ from their defaults.
    package var recordedProperties: [RecordedProperty] {
        Self.declaration.properties?.recorded(self) { "\(Self.name).\($0)" } ?? []
    }
}

/// An element that an author writes as one and that is laid out as several, such as a button.
@usableFromInline
package final class Composition: Sendable {
    /// Its name in documents.
    package let name: String
    /// The properties that the author set.
    package let properties: [RecordedProperty]
    /// The element with another value of a property, by its key in records; `nil` for keys and values that it cannot have.
    package let setting: @Sendable (_ key: String, _ value: PropertyValue?) -> AnyElement?

    package init(
        _ name: String, _ properties: [RecordedProperty],
        setting: @escaping @Sendable (String, PropertyValue?) -> AnyElement?
    ) {
        (self.name, self.properties, self.setting) = (name, properties, setting)
    }

    /// The composition of elements that a composition adds by itself.
    package static let part = Composition("", []) { _, _ in nil }
}
