/// What a layout kind is: what it does, its properties, and how documents give its children.
///
/// From it documents are read, the schema is written, pictures are recorded, and differences are explained. Documents know
/// the built-in kinds alone; of a kind of one's own, pictures are recorded and differences are explained.
public struct KindDeclaration<Kind: LayoutKind>: Sendable {
    /// One sentence in plain English.
    public let summary: String
    /// The properties in the order in which a reference lists them.
    public let properties: PropertyTable<Kind>?
    /// How documents give the children.
    package let children: ChildSlots
    /// What the kind keeps of each child, where documents give that beside the child.
    package let entries: ChildEntries<Kind>?
    /// The property that may be written alone, in place of a mapping.
    package let shorthand: String?
    /// What the kind is called in CSS, SwiftUI or Texture.
    package let synonyms: [String]
    /// Whether an element of the kind shows something beside its paint and its children.
    package let showsContent: Bool
    /// Adds the children that the kind makes by itself.
    package let completed: @Sendable (Element<Kind>) -> Element<Kind>

    /// A kind with properties.
    ///
    /// - Parameters:
    ///   - summary: what the kind does, one sentence in plain English.
    ///   - base: the kind with all properties as usual.
    ///   - showsContent: whether an element shows something beside its paint and its children.
    ///   - properties: in the order in which a reference lists them.
    public init(_ summary: String, _ base: Kind, showsContent: Bool = true, _ properties: [Property<Kind>]) {
        self.init(summary, PropertyTable(base, properties), children: .none, showsContent: showsContent)
    }

    package init(
        _ summary: String, _ properties: PropertyTable<Kind>?, children: ChildSlots,
        entries: ChildEntries<Kind>? = nil, shorthand: String? = nil, also synonyms: [String] = [],
        showsContent: Bool = false,
        completed: @escaping @Sendable (Element<Kind>) -> Element<Kind> = { $0 }
    ) {
        (self.summary, self.properties, self.children, self.entries) = (summary, properties, children, entries)
        (self.shorthand, self.synonyms, self.showsContent) = (shorthand, synonyms, showsContent)
        self.completed = completed
    }

    /// A kind that documents write as a list, of which each entry has a child and what the kind keeps of it.
    ///
    /// - Parameters:
    ///   - base: the kind without children.
    ///   - entries: what the kind keeps of each child.
    package init(_ summary: String, _ base: Kind, entries: ChildEntries<Kind>, also synonyms: [String] = []) {
        self.init(
            summary, PropertyTable(base, [entries.property]), children: .entries, entries: entries, also: synonyms)
    }

    /// A kind about which nothing is known.
    package static var unknown: KindDeclaration { KindDeclaration("", nil, children: .none, showsContent: true) }
}

/// How documents give the children of a kind.
package enum ChildSlots: Sendable {
    /// Not at all.
    case none
    /// As a list, `children`.
    case list
    /// Each under a key of its own; a `with:` list gives the one called `child`.
    case named([String])
    /// As an element or a list of elements, in place of a mapping.
    case bare
    /// As a list of mappings, each with a `child` and what the kind keeps of it; see ``ChildEntries``.
    case entries
}

extension ChildSlots {
    /// The key of the child that a wrapper goes around.
    package static let wrapped = "child"
}

// MARK: - What is recorded

/// A property of an element as it is recorded: its key, its value, and what a change of it can change.
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
    /// The properties that differ from those of another value.
    ///
    /// - Parameters:
    ///   - base: what is as usual here; the table's own base where absent.
    ///   - name: makes the name under which a key is recorded.
    package func recorded(
        _ root: Root, unlike base: Root? = nil, named name: (String) -> String = { $0 }
    ) -> [RecordedProperty] {
        let usual = base ?? self.base
        return properties.compactMap { property in
            property.value(of: root, unlike: property.isRequired ? nil : usual).map {
                RecordedProperty(
                    name(property.key), $0, property.effect,
                    defaultValue: property.isRequired ? nil : property.value(of: usual, unlike: nil))
            }
        }
    }
}

extension PropertyTable {
    /// Every property as it is usual.
    package var declared: [RecordedProperty] {
        properties.filter { !$0.isShorthand }.map { property in
            let usual = property.value(of: base, unlike: nil)
            return RecordedProperty(property.key, usual ?? .null, property.effect, defaultValue: usual)
        }
    }
}

extension LayoutKind {
    /// The properties that are not as usual.
    package var recordedProperties: [RecordedProperty] {
        Self.declaration.properties?.recorded(self) { "\(Self.name).\($0)" } ?? []
    }
}
