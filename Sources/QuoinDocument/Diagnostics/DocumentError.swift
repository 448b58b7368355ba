import QuoinDeclarations

/// Why a document cannot be drawn: everything that was found, in the order of the text.
public struct DocumentError: Error, Hashable, Sendable {
    /// At least one of them is an error.
    public var diagnostics: [Diagnostic]

    /// An error of what was found.
    ///
    /// - Parameter diagnostics: in the order of the text, at least one of them an error; warnings may be among them.
    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// Whether nothing but limits was passed.
    public var isLimit: Bool {
        diagnostics.allSatisfy { $0.severity == .warning || $0.cause == .limit }
    }
}

extension DocumentError: CustomStringConvertible {
    public var description: String { diagnostics.map { $0.text(file: "document") }.joined(separator: "\n") }
}
