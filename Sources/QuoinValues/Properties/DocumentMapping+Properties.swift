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
        let isComplete = hasRequiredKeys(of: table)
        table.refuseExcluded(in: self)
        table.check?(self, root)
        return isComplete
    }

    /// Whether all keys of a set are there; reports those that are missing.
    private func hasRequiredKeys<Root>(of table: PropertyTable<Root>) -> Bool {
        if let alternatives = table.alternatives, alternatives.contains(where: { $0.allSatisfy(contains) }) {
            return true
        }
        let required = table.alternatives?.first.map(Array.init) ?? table.required
        let missing = required.filter { !contains($0) }
        for key in missing { value.reportForm("\"\(key)\" is missing") }
        return missing.isEmpty
    }

    /// Whether a key has a value that looks like one of a shape.
    func hasValue(_ shape: ValueShape, at key: String) -> Bool {
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
