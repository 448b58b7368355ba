import Quoin

extension CollectionLayout {
    /// The collection with other elements in some of its cells and views.
    func replacing(_ cells: [CollectionViewCompositionalLayout.Content: AnyElement]) -> CollectionLayout {
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
            index, environment throws(CollectionLayoutSection.LayoutError) in
            guard let section = try sections.section(at: index, environment) else { return nil }
            return former["\(index)"].flatMap { section.restored(from: $0, in: environment) } ?? section
        }
        return withLayout(CollectionViewCompositionalLayout(restored, configuration: layout.configuration))
    }
}

extension CollectionViewCompositionalLayout.Sections {
    fileprivate func section(
        at index: Int, _ environment: CollectionLayoutSection.Environment
    ) throws(CollectionLayoutSection.LayoutError) -> CollectionLayoutSection? {
        switch self {
        case .one(let section): try section()
        case .each(let section): try section(index, environment)
        }
    }
}

extension CollectionLayoutSection {
    /// The section with the properties of a record, or those of the list that it is.
    fileprivate func restored(
        from record: PropertyValue, in environment: CollectionLayoutSection.Environment
    ) -> CollectionLayoutSection? {
        guard let list else { return Self.properties.restoring(self, from: record) }
        return ListConfiguration.properties.restoring(list, from: record)
            .map { .list(using: $0, layoutEnvironment: environment) }
    }
}

extension PropertyTable {
    /// A value with the properties of a record; `nil` if it cannot have them.
    fileprivate func restoring(_ root: Root, from record: PropertyValue) -> Root? {
        guard let former = record.fields, let now = write(root).fields else { return nil }
        var copy = root
        for key in Set(former.keys).union(now.keys) where former[key] != now[key] {
            guard set(key, to: former[key], in: &copy) else { return nil }
        }
        return copy
    }
}

extension CollectionViewCompositionalLayout.Content {
    /// What a label in a record can name: `cell 3`, `cell 3 of section 1`, `header of section 1`, `badge of cell 3`. A
    /// view of a collection with one section can be of that section or of the whole layout.
    static func all(labeled label: String?) -> [Self] {
        guard var words = label?.split(separator: " "), !words.isEmpty else { return [] }
        func removeNumber(after name: [Substring]) -> Int? {
            guard words.count > name.count, let number = Int(words[words.count - 1]),
                Array(words.dropLast().suffix(name.count)) == name
            else { return nil }
            words.removeLast(name.count + 1)
            return number
        }
        let section = removeNumber(after: ["of", "section"])
        if words.first == "cell", let index = removeNumber(after: ["cell"]), words.isEmpty {
            return [Self(category: .cell, section: section ?? 0, index: index)]
        }
        if let index = removeNumber(after: ["of", "cell"]) {
            let kind = words.joined(separator: " ")
            return [
                Self(
                    category: .supplementary, section: section ?? 0, index: index, elementKind: kind)
            ]
        }
        let isDecoration = words.suffix(3) == ["behind", "the", "cells"]
        let kind = words.dropLast(isDecoration ? 3 : 0).joined(separator: " ")
        let categories: [CollectionLayoutSection.VisibleItem.Category] =
            isDecoration ? [.decoration] : [.boundary, .decoration]
        let views = categories.map {
            Self(category: $0, section: section ?? 0, index: 0, elementKind: kind)
        }
        guard section == nil, !isDecoration else { return views }
        return views + [
            Self(
                category: .layoutBoundary, section: nil, index: 0, elementKind: kind)
        ]
    }
}
