import QuoinCompositional
import QuoinLayout

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
