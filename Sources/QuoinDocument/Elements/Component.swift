import QuoinCompositional

/// A named element with parameters, which can be used like a kind.
///
///     components:
///       pill:
///         parameters: {label: null, tint: "#fff"}
///         element: {text: $label, fill: $tint}
///     layout:
///       pill: {label: Swift}
///
/// A value `$name` is replaced by the argument, and `${name}` within a text by the argument's text.
struct Component: Sendable {
    /// The parameters with their defaults, in order. A parameter without a default is required.
    var parameters: [(name: String, fallback: DetachedValue?)]
    /// `nil` if it is missing, which is an error.
    var element: DetachedValue?
    /// What its texts have that they do not set themselves.
    var style: DetachedValue?
}

/// The components of a document, by name.
enum Components: ReadingKey {
    static var initial: [String: Component] { [:] }
}

/// The names of the components that elements use.
private enum UsedComponents: ReadingKey {
    static var initial: Set<String> { [] }
}

extension DocumentReading {
    /// Reads the components, which may use each other, in addition to those of other files.
    func readComponents(_ value: DocumentValue?) {
        guard let value else { return }
        var components = self[Components.self]
        for (name, value) in value.mapping()?.all() ?? [] {
            if Component.reservedNames.contains(name) {
                value.report("\"\(name)\" is a key of elements; a component needs a name of its own")
            } else if let other = components[name]?.element?.node.place {
                value.report("the component \"\(name)\" is also in \(other.file?.name ?? "line \(other.line)")")
            } else if let mapping = value.mapping() {
                components[name] = Component(mapping)
            }
        }
        self[Components.self] = components
    }

    /// Reads each of these components that no element uses and that needs no arguments. Its errors are warnings, since no
    /// picture has them.
    func checkUnusedComponents(_ value: DocumentValue?) {
        let again = DocumentReading(again: self)
        for (name, value) in value?.mapping()?.all() ?? [] where !self[UsedComponents.self].contains(name) {
            guard let component = self[Components.self][name],
                component.parameters.allSatisfy({ $0.fallback != nil })
            else { continue }
            let noArguments = SourceNode.mapping(SourceNode.Mapping(pairs: [], place: value.node.place))
            _ = DocumentValue(node: noArguments, path: value.path, reading: again).componentElement(name)
        }
        for var diagnostic in again.diagnostics {
            diagnostic.severity = .warning
            report(diagnostic)
        }
    }
}

extension Component {
    /// The keys of elements, which components cannot have as names.
    fileprivate static let reservedNames = Set(KindReaders.all.map(\.key) + CommonKeys.names)

    fileprivate init(_ mapping: DocumentMapping) {
        mapping.findOtherPlace = { name, _ in Self.reservedNames.contains(name) ? (name, "under \"element\"") : nil }
        mapping.markKnown(
            PropertyNames {
                [
                    ("element", ["layout", "child", "root", "body", "content", "template", "view"]),
                    ("parameters", ["arguments", "params", "properties", "props", "defaults"]),
                ]
            })
        parameters = mapping["parameters"]?.parameters() ?? []
        style = mapping["style"].map(DetachedValue.init)
        defer { mapping.finish() }
        element = mapping.required("element").map(DetachedValue.init)
    }
}

extension DocumentValue {
    /// A list of names, or a mapping from names to defaults.
    fileprivate func parameters() -> [(name: String, fallback: DetachedValue?)] {
        if isList { return list()?.compactMap { value in value.string().map { ($0, nil) } } ?? [] }
        return mapping()?.all().map { name, value in
            if value.isMapping, value.hasKey("type") || value.hasKey("default") {
                // As a default it would be there, and so hold as a condition, whatever is in it.
                value.report(
                    "the default itself is the value, as in \(name): false; only a document's parameters have types")
            }
            return (name, value.isNull ? nil : DetachedValue(value))
        } ?? []
    }

    /// The element of a component with this value as its arguments.
    func componentElement(_ name: String) -> AnyElement? {
        // One without an element is an error of its own.
        guard let component = reading[Components.self][name], let content = component.element else { return nil }
        let expanding = scope?.components ?? []
        guard !expanding.contains(name) else {
            report("the component \"\(name)\" uses itself: " + (expanding + [name]).joined(separator: " → "))
            return nil
        }
        if !reading[UsedComponents.self].contains(name) { reading[UsedComponents.self].insert(name) }
        guard let arguments = arguments(for: component) else { return nil }
        let scope = ReadingScope.component(expanding + [name], arguments, around: scope)
        let element = content.value(at: path.appending(.key("element")), in: reading, scope: scope)
        let style = component.style?.value(in: reading, scope: scope)
        return reading.withTextStyle(style) { scope.substituted(element).element() }
    }

    /// The argument or the default of each parameter; `nil` if one is missing.
    private func arguments(for component: Component) -> [String: DocumentValue]? {
        var arguments: [String: DocumentValue] = [:]
        if !isNull {
            guard let mapping = mapping(component.parameters.prefix(2).map(\.name)) else { return nil }
            for (name, _) in component.parameters { arguments[name] = mapping[name] }
            mapping.finish()
        }
        let missing = component.parameters.filter { arguments[$0.name] == nil && $0.fallback == nil }
        for (name, _) in missing { report("the parameter \"\(name)\" is missing") }
        for (name, fallback) in component.parameters where arguments[name] == nil {
            arguments[name] = fallback?.value(in: reading)
        }
        return missing.isEmpty ? arguments : nil
    }
}

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
