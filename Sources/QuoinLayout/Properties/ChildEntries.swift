/// What a kind keeps of each of its children, in a list of its own: the sizes for which a child serves, for one.
///
/// Documents write it beside the child, and it is recorded as one property of the kind.
package struct ChildEntries<Kind: LayoutKind>: Sendable {
    /// The list as it is recorded.
    package let property: Property<Kind>
    /// What may stand beside a child.
    package let keys: [KeyShape]
    /// What has to stand beside a child.
    package let required: [String]
    /// Reads what stands beside a child, and adds it to the list; `false`, with a report, where something is missing.
    package let add: @Sendable (DocumentMapping, inout Kind) -> Bool

    /// - Parameters:
    ///   - key: what the list is called where it is recorded.
    ///   - path: the list, with one item for each child.
    ///   - table: the properties of an item.
    ///   - effect: what a change of the list can change.
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
