import QuoinCompositional
import QuoinLayout
import QuoinScene

/// What the cells, the supplementary views and the backgrounds of a collection show.
struct CollectionContents: Sendable {
    private let cell: ContentTemplate?
    private let cells: [Int: ContentTemplate]
    private let supplementary: [String: ContentTemplate]
    private let decoration: [String: ContentTemplate]
    /// By the number of the section in the layout, whose sections are used in turn.
    private let listBackgrounds: [ListBackground?]

    /// Reads the elements. The name of a kind or section that the layout does not have is warned of, a background
    /// without an element is an error.
    init(_ mapping: DocumentMapping, _ layout: CollectionLayoutReader) {
        func cell(_ section: Int, _ value: DocumentValue) -> ContentTemplate {
            ContentTemplate(value, first: CollectionContent(category: .cell, section: section, index: 0))
        }
        self.cell = mapping["cell"].map { cell(0, $0) }
        cells = mapping["cells"]?.bySection(cell) ?? [:]
        supplementary =
            mapping["supplementary"]?.templates(.supplementary, kinds: layout.kinds.supplementary) ?? [:]
        decoration = mapping["decoration"]?.templates(.decoration, kinds: layout.backgroundKinds) ?? [:]
        listBackgrounds = layout.listBackgrounds
        for (kind, place) in layout.kinds.decoration where decoration[kind] == nil {
            place.report("\(CollectionLayoutError.Reason.noDrawing(elementKind: kind)): \"decoration\" needs it")
        }
    }

    /// What is shown in a place.
    func element(for content: CollectionContent) -> AnyElement? {
        if let template = template(for: content) { return template.element(for: content) }
        switch content.category {
        case .cell: return PlainContent.cell(content)
        case .supplementary where content.elementKind == CollectionLayoutSection.ListConfiguration.separatorKind:
            return PlainContent.separator
        case .supplementary, .boundary, .layoutBoundary: return PlainContent.view(content)
        case .decoration: return listBackground(of: content.section).map(PlainContent.background)
        }
    }

    private func template(for content: CollectionContent) -> ContentTemplate? {
        switch content.category {
        case .cell: content.section.flatMap { cells[$0] } ?? cell
        case .supplementary, .boundary, .layoutBoundary: content.elementKind.flatMap { supplementary[$0] }
        case .decoration: content.elementKind.flatMap { decoration[$0] }
        }
    }

    private func listBackground(of section: Int?) -> ListBackground? {
        guard let section, !listBackgrounds.isEmpty else { return nil }
        return listBackgrounds[section % listBackgrounds.count]
    }
}

extension CollectionLayoutReader {
    /// The element kinds of all backgrounds, those of lists too.
    fileprivate var backgroundKinds: Set<String> {
        let ofLists =
            listBackgrounds.contains { $0 != nil } ? [CollectionLayoutSection.ListConfiguration.backgroundKind] : []
        return Set(kinds.decoration.keys).union(ofLists)
    }
}

extension DocumentValue {
    /// Elements by element kind. A kind that the layout does not have is warned of.
    fileprivate func templates(
        _ category: CollectionLayoutVisibleItem.Category, kinds: Set<String>
    ) -> [String: ContentTemplate] {
        guard let mapping = mapping() else { return [:] }
        var templates: [String: ContentTemplate] = [:]
        for (kind, value) in mapping.all() {
            if !kinds.contains(kind) {
                let hint = nearestName(to: kind, among: kinds).map { "; did you mean \"\($0)\"?" } ?? ""
                mapping.warn(
                    "has no effect, since no item of the layout has this element kind\(hint)", at: kind)
            }
            let first = CollectionContent(category: category, section: 0, index: 0, elementKind: kind)
            templates[kind] = ContentTemplate(value, first: first)
        }
        return templates
    }
}
