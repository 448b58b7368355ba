import QuoinLayout

/// Stands for a cell or a view of a collection that turned out wrong in its place; laying it out is an error.
struct UnreadableContent: UnfoldingKind {
    static let name = "unreadable"

    private let errors: [Diagnostic]

    /// An element that reports what was found.
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
