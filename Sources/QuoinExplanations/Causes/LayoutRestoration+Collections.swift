import QuoinCompositional
import QuoinDeclarations
import QuoinLayout

extension CollectionLayout {
    /// The collection with other elements in some of its cells.
    func replacing(_ cells: [CollectionContent: AnyElement]) -> CollectionLayout {
        var changed = self
        changed.content = { [content] in cells[$0] ?? content($0) }
        return changed
    }

    /// The collection with a property of its layout as in a record.
    ///
    /// - Parameters:
    ///   - key: the key in records: `collection.layout`, `collection.scrollDirection`.
    ///   - properties: the recorded properties of the collection.
    /// - Returns: `nil` for another key, and for values that a layout cannot take.
    func restoring(_ key: String, from properties: [String: PropertyValue]) -> CollectionLayout? {
        if key == VisibleItemsLayout.recordedSections { return properties[key]?.fields.flatMap(restoringSections) }
        let name = String(key.dropFirst("collection.".count))
        guard key.hasPrefix("collection."), let configuration = try? layout.configuration() else { return nil }
        var former = configuration
        let table = CollectionViewCompositionalLayout.Configuration.properties
        guard table.set(name, to: properties[key], in: &former) else { return nil }
        return withLayout(CollectionViewCompositionalLayout(layout.sections) { [former] in former })
    }

    private func withLayout(_ layout: CollectionViewCompositionalLayout) -> CollectionLayout {
        var changed = self
        changed.layout = layout
        return changed
    }

    /// - Parameter former: the recorded sections, by their indices.
    private func restoringSections(_ former: [String: PropertyValue]) -> CollectionLayout? {
        let sections = layout.sections
        let restored = CollectionViewCompositionalLayout.Sections.each {
            index, environment throws(CollectionLayoutError) in
            guard let section = try sections.section(at: index, environment) else { return nil }
            return former["\(index)"].flatMap { section.restored(from: $0) } ?? section
        }
        return withLayout(CollectionViewCompositionalLayout(restored, configuration: layout.configuration))
    }
}

extension CollectionViewCompositionalLayout.Sections {
    fileprivate func section(
        at index: Int, _ environment: CollectionLayoutEnvironment
    ) throws(CollectionLayoutError) -> CollectionLayoutSection? {
        switch self {
        case .one(let section): try section()
        case .each(let section): try section(index, environment)
        }
    }
}

extension CollectionLayoutSection {
    /// The section with the properties of a record; `nil` for a list, whose groups follow from its configuration.
    fileprivate func restored(from record: PropertyValue) -> CollectionLayoutSection? {
        guard list == nil, let former = record.fields, let now = Self.properties.write(self).fields else { return nil }
        var section = self
        for key in Set(former.keys).union(now.keys) where former[key] != now[key] {
            guard Self.properties.set(key, to: former[key], in: &section) else { return nil }
        }
        return section
    }
}

extension CollectionContent {
    /// The cell that a label in a record names: `cell 3`, `cell 3 of section 1`; `nil` for other views.
    init?(label: String?) {
        let words = (label ?? "").split(separator: " ")
        guard words.count == 2 || words.count == 5, words[0] == "cell", let index = Int(words[1]) else { return nil }
        let section = words.count == 5 ? Int(words[4]) : 0
        guard let section, words.count == 2 || words[2...3] == ["of", "section"] else { return nil }
        self.init(category: .cell, section: section, index: index)
    }
}
