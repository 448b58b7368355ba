import QuoinLayout

extension KindReader {
    /// `row`: a list of elements, or a stack's mapping without `direction`.
    static let row = stack("row", ["hstack", "HStack"], "Children side by side.", .horizontal)
    /// `column`: a list of elements, or a stack's mapping without `direction`.
    static let column = stack(
        "column", ["vstack", "VStack"], "Children one below the other.", .vertical)

    /// `spacer`: nothing. Its `flexGrow` is 1 unless the element sets it.
    static let spacer = KindReader(
        key: SpacerLayout.name, summary: SpacerLayout.declaration.summary,
        synonyms: SpacerLayout.declaration.synonyms, shape: .nothing,
        element: { $0.expectNothing() ? Spacer().erased : nil })

    private static func stack(
        _ key: String, _ synonyms: [String], _ summary: String, _ direction: Axis
    ) -> KindReader {
        KindReader(
            key: key, summary: summary, synonyms: synonyms, names: [StackLayout.properties(along: direction).names],
            shape: .list(.element)
                + .mapping { MappingShape(StackLayout.properties(along: direction).keys + [.children]) },
            element: { $0.stack(StackLayout.properties(along: direction)) })
    }
}

extension DocumentValue {
    fileprivate func stack(_ table: PropertyTable<StackLayout>) -> AnyElement? {
        if isList { return Element(table.base, children: elements()).erased }
        guard isMapping, let mapping = mapping() else {
            return mismatch("a list of elements, or a mapping with \"children\"")
        }
        defer { mapping.finish() }
        var kind = table.base
        mapping.read(table, into: &kind)
        return Element(kind, children: mapping["children"]?.elements() ?? []).erased
    }
}
