import QuoinCompositional
import QuoinValues

/// The elements of the cells, or of the views of one kind: one for all, a list with one for each, or either by section.
///
/// A list is by item, or by section for headers and footers.
indirect enum ContentTemplates: Sendable {
    case one(ContentTemplate)
    case each([ContentTemplate])
    case bySection([Int: ContentTemplates])

    /// The element of a cell or view; `nil` if the list is too short, or the section has none.
    func template(for content: CollectionViewCompositionalLayout.Content) -> ContentTemplate? {
        switch self {
        case .one(let template): return template
        case .each(let templates):
            let index = content.isBoundary ? content.section ?? content.index : content.index
            return templates.indices.contains(index) ? templates[index] : nil
        case .bySection(let sections):
            guard let section = content.section, let templates = sections[section] else { return nil }
            // What a section lists for its header is one element.
            if case .each(let list) = templates, content.isBoundary { return list.first }
            return templates.template(for: content)
        }
    }

    /// The number of elements in the list of a section; `nil` if there is no list.
    func count(inSection section: Int) -> Int? {
        switch self {
        case .one: nil
        case .each(let templates): templates.count
        case .bySection(let sections): sections[section]?.count(inSection: section)
        }
    }
}

extension CollectionViewCompositionalLayout.Content {
    fileprivate var isBoundary: Bool { category == .boundary || category == .layoutBoundary }
}

extension DocumentValue {
    /// An element for all, or a list with one for each.
    ///
    /// - Parameter first: the first cell or view.
    func contentTemplates(first: CollectionViewCompositionalLayout.Content) -> ContentTemplates? {
        guard isList else { return .one(ContentTemplate(self, first: first)) }
        let templates = (list() ?? []).enumerated().map { index, value in
            var content = first
            if content.isBoundary { content.section = index } else { content.index = index }
            return ContentTemplate(value, first: content)
        }
        return .each(templates)
    }

    /// An element for all, a list with one for each, or a mapping from the numbers of sections to these.
    func contentTemplatesBySection(first: CollectionViewCompositionalLayout.Content) -> ContentTemplates? {
        guard let keys = node.mapping?.pairs.map(\.key), !keys.isEmpty,
            keys.allSatisfy({ $0.string.flatMap(Int.init) != nil })
        else { return contentTemplates(first: first) }
        return sectionTemplates(first: first)
    }

    /// A mapping from the numbers of sections to elements or lists of them.
    func sectionTemplates(first: CollectionViewCompositionalLayout.Content) -> ContentTemplates? {
        let sections = bySection { section, value in
            var content = first
            content.section = section
            return value.contentTemplates(first: content)
        }
        return sections.map { .bySection($0) }
    }
}
