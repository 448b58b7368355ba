import QuoinCompositional

/// The element of cells or views of a collection, with `{section}`, `{item}` and `{kind}` in its strings.
///
/// The element is read once with the document, which reports its problems, and again for each visible cell.
///
/// Several threads may do so at once: each has its own `DocumentReading`, and the shared values do not change any more.
final class ContentTemplate: @unchecked Sendable {
    private let value: DocumentValue
    private let first: CollectionViewCompositionalLayout.Content

    /// - Parameter first: replaces the placeholders while the document is read.
    init(_ value: DocumentValue, first: CollectionViewCompositionalLayout.Content) {
        (self.value, self.first) = (value, first)
        value.warnOfIdleProperties(in: value.showing(first, for: value.reading, path: value.path).element())
    }

    /// The element of a cell or view. If only some cells have errors, such as a missing image, they are reported when
    /// the element is laid out.
    func element(for content: CollectionViewCompositionalLayout.Content) -> AnyElement? {
        let reading = DocumentReading(again: value.reading)
        let path = content.number == first.number ? value.path : value.path.appending(.copy(content.number))
        let element = value.showing(content, for: reading, path: path).element()
        let errors = reading.diagnostics.filter { $0.severity == .error }
        return errors.isEmpty ? element : UnreadableContent.element(errors)
    }
}

extension CollectionViewCompositionalLayout.Content {
    /// The number among the cells or views with one template, as `{item}` has it: `3`, or `1.3` in section 1.
    fileprivate var number: String { (section.map { $0 > 0 ? "\($0)." : "" } ?? "") + "\(index)" }
}

extension DocumentValue {
    /// Warns of properties without effect in the element, which is not in the tree of the document.
    fileprivate func warnOfIdleProperties(in element: AnyElement?) {
        // Elements that are nested too deep are reported when they are laid out.
        guard let element, let tree = try? LayoutTree(element) else { return }
        for warning in tree.warnings {
            var diagnostic = Diagnostic(warning)
            diagnostic.path = warning.element.path
            reading.report(diagnostic)
        }
    }

    /// The value with placeholders for a cell or view.
    fileprivate func showing(
        _ content: CollectionViewCompositionalLayout.Content, for reading: DocumentReading, path: DocumentPath
    ) -> DocumentValue {
        let scope = ReadingScope([:], within: scope, placing: { content.text(of: $0) })
        return DocumentValue(node: node, path: path, reading: reading, scope: scope)
    }
}

/// A cell or view with errors, which are thrown when it is laid out.
private struct UnreadableContent: UnfoldingKind {
    static let name = "unreadable"

    private let errors: [Diagnostic]

    /// An element that throws errors.
    static func element(_ errors: [Diagnostic]) -> AnyElement {
        var element = Element(UnreadableContent(errors: errors)).erased
        element.source = errors.first?.place
        return element
    }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: range.min) }

    func unfolded(in size: Size, environment: LayoutEnvironment) throws -> Element<SpacerLayout> {
        throw Failure(errors: errors)
    }

    private struct Failure: Error, CustomStringConvertible {
        var errors: [Diagnostic]

        var description: String { errors.map { "\($0.path): \($0.message)" }.joined(separator: "; ") }
    }
}

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
