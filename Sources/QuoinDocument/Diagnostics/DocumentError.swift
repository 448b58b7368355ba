import QuoinLayout
import QuoinScene
import QuoinValues

/// The errors of a document that cannot be read, with its warnings.
public struct DocumentError: Error, Hashable, Sendable {
    /// The errors and warnings in the order of the text, at least one of them an error.
    public var diagnostics: [Diagnostic]

    /// Creates an error.
    ///
    /// - Parameter diagnostics: errors and warnings in the order of the text, at least one of them an error.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// Whether all errors are limits that were exceeded.
    public var isLimit: Bool {
        diagnostics.allSatisfy { $0.severity == .warning || $0.kind == .limit }
    }
}

extension DocumentError: CustomStringConvertible {
    public var description: String { diagnostics.map { $0.text(file: "document") }.joined(separator: "\n") }
}

extension Diagnostic {
    /// A warning about a property without effect.
    package init(_ warning: LayoutWarning) {
        self.init(
            "\(warning.property) \(warning.reason)", severity: .warning, path: warning.element.description,
            place: warning.element.source)
    }

    /// A warning about a text that cannot be painted exactly as specified.
    package init(_ warning: SceneError.Problem) {
        self.init(
            "\(warning.problem)", severity: .warning, path: warning.element.description, place: warning.element.source)
    }
}
