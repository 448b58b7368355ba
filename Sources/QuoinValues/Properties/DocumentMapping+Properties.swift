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
        let missing = table.required.filter { !contains($0) }
        for key in missing { value.reportForm("\"\(key)\" is missing") }
        table.check?(self, root)
        return missing.isEmpty
    }

    /// Whether the mapping has a key of a table.
    package func containsAny<Root>(of table: PropertyTable<Root>) -> Bool {
        names.contains { $0.map { table.index[$0] != nil } ?? false }
    }
}
