import QuoinCompositional
import QuoinLayout

/// What cells or views of a collection show: an element in whose strings `{section}`, `{item}` and `{kind}` say where
/// it is.
///
/// It is read once with the document, so that what is wrong in it is reported there, and never again unless a string
/// names the place. Then it is read anew for each place that is asked for: of a million cells, those that can be seen.
///
/// Threads may ask at the same time: each has a reading of its own, and what these share does not change any more.
final class ContentTemplate: @unchecked Sendable {
    private let value: DocumentValue
    private let element: AnyElement?
    private let namesPlace: Bool

    /// - Parameter first: the place that is put in while the document is read.
    init(_ value: DocumentValue, first: CollectionContent) {
        self.value = value
        let before = value.reading[InsertedPlaces.self]
        element = value.showing(first, for: value.reading).element()
        namesPlace = value.reading[InsertedPlaces.self] > before
        value.warnOfIdleProperties(in: element)
    }

    /// The element in a place. What can go wrong in one place only, such as an image that is missing for one item, is
    /// an error of the element when it is laid out.
    func element(for content: CollectionContent) -> AnyElement? {
        guard namesPlace else { return element }
        let reading = DocumentReading(again: value.reading)
        let element = value.showing(content, for: reading).element()
        let errors = reading.diagnostics.filter { $0.severity == .error }
        return errors.isEmpty ? element : UnreadableContent.element(errors)
    }
}

extension DocumentValue {
    /// Warns of what has no effect in an element that was read from the value. The tree of the document has the
    /// collection alone.
    fileprivate func warnOfIdleProperties(in element: AnyElement?) {
        // What is nested too deep is reported when it is laid out.
        guard let element, let tree = try? LayoutTree(element) else { return }
        for warning in tree.warnings {
            var diagnostic = Diagnostic(warning)
            diagnostic.path = path.text + warning.element.path.dropFirst("layout".count)
            reading.report(diagnostic)
        }
    }

    /// The value with a place in its strings.
    fileprivate func showing(_ content: CollectionContent, for reading: DocumentReading) -> DocumentValue {
        let scope = ComponentScope(
            componentScope?.components ?? [], arguments: componentScope?.arguments ?? [:], content: content)
        return DocumentValue(node: node, path: path, reading: reading, scope: scope)
    }
}
