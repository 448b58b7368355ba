/// A layout kind's summary, its properties, and the way documents write its children.
///
/// Documents are read by the declaration, and the schema, picture records and explanations are made from it. Documents
/// can use only the built-in kinds; of a kind of your own, only records and explanations use the declaration.
public struct KindDeclaration<Kind: LayoutKind>: Sendable {
    /// One sentence in plain English.
    package let summary: String
    /// The properties in the order of the reference; `nil` if nothing is declared.
    package let properties: PropertyTable<Kind>?
    /// The way documents write the children.
    package let children: ChildSlots
    /// The values that the kind has for each child, if documents write them beside the child.
    package let entries: ChildEntries<Kind>?
    /// The key of the property whose value may be written in a `with:` list in place of a mapping.
    package let shorthand: String?
    /// The kind's names in CSS, SwiftUI or Texture.
    package let synonyms: [String]
    /// Whether an element of the kind shows something other than its paint and its children.
    package let showsContent: Bool
    /// Which children of an element should lie within its frame.
    package let containment: @Sendable (Kind) -> ChildContainment

    /// A kind with properties.
    ///
    /// - Parameters:
    ///   - summary: what the kind does, one sentence in plain English.
    ///   - base: the kind with default values.
    ///   - showsContent: whether an element shows something other than its paint and its children.
    ///   - containsChildren: whether the children should lie within the element's frame. A check reports those that do
    ///     not.
    ///   - properties: in the order of the reference.
    public init(
        _ summary: String, _ base: Kind, showsContent: Bool = true, containsChildren: Bool = true,
        _ properties: [Property<Kind>]
    ) {
        self.init(
            summary, PropertyTable(base, properties), children: .none, showsContent: showsContent,
            containment: { _ in ChildContainment(containsChildren ? .all : .noChild) })
    }

    package init(
        _ summary: String, _ properties: PropertyTable<Kind>?, children: ChildSlots,
        entries: ChildEntries<Kind>? = nil, shorthand: String? = nil, also synonyms: [String] = [],
        showsContent: Bool = false,
        containment: @escaping @Sendable (Kind) -> ChildContainment = { _ in ChildContainment() }
    ) {
        (self.summary, self.properties, self.children, self.entries) = (summary, properties, children, entries)
        (self.shorthand, self.synonyms) = (shorthand, synonyms)
        (self.showsContent, self.containment) = (showsContent, containment)
    }

    /// A kind that documents write as a list. Each entry has a child and the kind's values for it.
    ///
    /// - Parameters:
    ///   - base: the kind without children.
    ///   - entries: the kind's values for each child.
    package init(_ summary: String, _ base: Kind, entries: ChildEntries<Kind>, also synonyms: [String] = []) {
        self.init(
            summary, PropertyTable(base, [entries.property]), children: .entries, entries: entries, also: synonyms)
    }

    /// No declaration.
    package static var unknown: KindDeclaration { KindDeclaration("", nil, children: .none, showsContent: true) }
}

/// The way documents write the children of a kind.
package enum ChildSlots: Sendable {
    /// There are none.
    case none
    /// As a list, `children`.
    case list
    /// Each under a key of its own. In a `with:` list, `child` is the element that the kind is applied to.
    case named([String])
    /// As an element or a list of elements, in place of a mapping.
    case bare
    /// As a list of mappings, each with a `child` and the kind's values for it; see ``ChildEntries``.
    case entries
}

extension ChildSlots {
    /// The key of the child that a wrapper wraps.
    package static let wrapped = "child"
}

/// The values that a kind has for each of its children, in a list, such as the sizes that a child is for.
///
/// Documents write them beside the child, and they are recorded as one property of the kind.
package struct ChildEntries<Kind: LayoutKind>: Sendable {
    /// The recorded property.
    package let property: Property<Kind>
    /// The keys that may be beside a child.
    package let keys: [KeyShape]
    /// The keys that must be beside a child.
    package let required: [String]
    /// Reads the values beside a child, and adds them to the list; `false`, with a report, if one is missing.
    package let add: @Sendable (DocumentMapping, inout Kind) -> Bool

    /// - Parameters:
    ///   - key: the name of the recorded property.
    ///   - path: the list, with one item for each child.
    ///   - table: the properties of an item.
    ///   - effect: what a change of the list can affect.
    package init<Entry: Equatable>(
        _ key: String, _ path: any WritableKeyPath<Kind, [Entry]> & Sendable, _ table: PropertyTable<Entry>,
        _ effect: PropertyEffect, _ summary: String
    ) {
        property = Property(key, path, .list(.structure(table)), effect, summary)
        (keys, required) = (table.keys, table.required)
        add = { mapping, kind in
            var entry = table.base
            guard mapping.read(table, into: &entry) else { return false }
            kind[keyPath: path].append(entry)
            return true
        }
    }
}
