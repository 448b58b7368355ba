/// Why something cannot be read, laid out, drawn or written: one problem or several, as messages for a person.
///
/// It is made where a problem is found. The element and the file are added on its way to where it is printed.
public struct QuoinError: Error, Hashable, Sendable {
    /// The kind of an error. The exit status of the command depends on it.
    public enum Kind: Hashable, Sendable {
        /// The input is wrong: a document, a font, a path.
        case wrongInput
        /// A limit was exceeded: something is too large, nested too deep, or takes too long.
        case limitPassed
        /// Quoin or a library has a defect.
        case internalError
    }

    /// The kind of the error; of several errors, that of the most severe.
    public var kind: Kind
    /// The keys of documents that the messages are about.
    package var keys: Set<String>
    package private(set) var problems: [Problem]

    package enum Problem: Hashable, Sendable {
        /// A line that is printed as it is.
        case line(String)
        /// A problem of a document or of one of its elements, if these are known.
        case diagnostic(Diagnostic, ElementReference?, file: String?)

        /// One printable line, with file, place and element if they are known.
        package var text: String {
            switch self {
            case .line(let line): line
            case .diagnostic(let diagnostic, _, let file): diagnostic.text(inFile: file)
            }
        }

        /// The file that has the problem, if it is known.
        package var file: String? {
            guard case .diagnostic(let diagnostic, _, let file) = self else { return nil }
            return diagnostic.place?.file?.name ?? file
        }
    }

    package init(_ kind: Kind, _ problems: [Problem], keys: Set<String> = []) {
        (self.kind, self.problems, self.keys) = (kind, problems, keys)
    }

    /// What another process printed, and other lines that name their place already.
    ///
    /// - Parameters:
    ///   - lines: each becomes one printable line.
    ///   - keys: the keys of documents that they are about.
    package init(_ kind: Kind = .wrongInput, printing lines: [String], keys: Set<String> = []) {
        self.init(kind, lines.map { .line($0.printable) }, keys: keys)
    }

    /// The errors of a document, with its warnings, in the order of the text.
    ///
    /// - Parameter file: the document's name, if it is known.
    package init(_ diagnostics: [Diagnostic], in file: String? = nil) {
        let errors = diagnostics.filter { $0.severity == .error }
        let isLimit = errors.allSatisfy { $0.kind == .limit } && !errors.isEmpty
        self.init(
            isLimit ? .limitPassed : .wrongInput, diagnostics.map { .diagnostic($0, nil, file: file) },
            keys: Set(diagnostics.compactMap(\.key)))
    }

    /// A problem.
    ///
    /// - Parameters:
    ///   - message: a sentence without a period.
    ///   - element: the element that has it; `nil` if it is not about one.
    public init(_ message: String, _ kind: Kind = .wrongInput, at element: ElementReference? = nil) {
        self.init(message, kind, at: element, in: nil)
    }

    /// - Parameter file: the name of the file that has the problem.
    package init(_ message: String, _ kind: Kind = .wrongInput, at element: ElementReference? = nil, in file: String?) {
        let diagnostic = Diagnostic(
            message, kind: kind == .limitPassed ? .limit : .input, path: element?.description ?? "",
            place: element?.source)
        self.init(kind, [.diagnostic(diagnostic, element, file: file)], keys: [])
    }

    /// A problem at a place of a text.
    package init(_ message: String, _ kind: Kind = .wrongInput, at place: SourcePlace?) {
        self.init([Diagnostic(message, kind: kind == .limitPassed ? .limit : .input, path: "", place: place)])
    }

    /// The problem that a limit is exceeded.
    package static func limitPassed(
        _ excess: Limits.Excess, at element: ElementReference? = nil, in file: String? = nil
    ) -> QuoinError {
        QuoinError(excess.description, .limitPassed, at: element, in: file)
    }

    /// Throws if the task is cancelled. Call it after loops that end early in that case.
    package static func checkCancellation() throws(QuoinError) {
        if Task.isCancelled { throw .limitPassed(.cancellation) }
    }

    /// Several errors as one; `nil` if there are none.
    package init?(_ errors: [QuoinError]) {
        let bySeverity: [Kind] = [.internalError, .wrongInput, .limitPassed]
        guard let kind = bySeverity.first(where: { kind in errors.contains { $0.kind == kind } }) else { return nil }
        self.init(kind, errors.flatMap(\.problems), keys: Set(errors.flatMap(\.keys)))
    }

    /// Throws several errors as one, if there are any.
    package static func throwAll(_ errors: [QuoinError]) throws(QuoinError) {
        if let error = QuoinError(errors) { throw error }
    }
}

// MARK: - Messages

extension QuoinError: CustomStringConvertible {
    /// One line for each problem, with file, place and element if they are known.
    public var messages: [String] { problems.map(\.text) }

    /// The errors, and the warnings with them, of documents.
    package var diagnostics: [Diagnostic] {
        problems.compactMap { if case .diagnostic(let diagnostic, _, _) = $0 { diagnostic } else { nil } }
    }

    /// What is wrong, without places.
    package var message: String {
        problems.map { problem in
            switch problem {
            case .line(let line): line
            case .diagnostic(let diagnostic, _, _): diagnostic.message
            }
        }.joined(separator: "; ")
    }

    /// The messages; those that are not about a document without a place.
    public var description: String {
        problems.map { problem in
            switch problem {
            case .line(let line): line
            case .diagnostic(let diagnostic, nil, nil) where diagnostic.place == nil && diagnostic.path.isEmpty:
                diagnostic.message
            case .diagnostic(let diagnostic, .some, nil):
                diagnostic.path.isEmpty ? diagnostic.message : "\(diagnostic.path): \(diagnostic.message)"
            case .diagnostic(let diagnostic, _, let file): diagnostic.text(file: file ?? "document")
            }
        }.joined(separator: "\n")
    }
}

// MARK: - On the way

extension QuoinError {
    /// The error with the name of the document's file, where none is known.
    package func named(_ file: String) -> QuoinError {
        changingDiagnostics { .diagnostic($0, $1, file: $2 ?? file) }
    }

    /// The error with other elements.
    ///
    /// - Parameter change: receives the element of a problem, `nil` if it is not about one, and returns the one to name.
    package func placed(_ change: (ElementReference?) -> ElementReference?) -> QuoinError {
        changingDiagnostics { diagnostic, element, file in
            // A problem of a file that was read is not one of the element that needed it.
            guard file == nil, let element = change(element) else {
                return .diagnostic(diagnostic, element, file: file)
            }
            var diagnostic = diagnostic
            (diagnostic.path, diagnostic.place) = (element.description, element.source)
            return .diagnostic(diagnostic, element, file: file)
        }
    }

    private func changingDiagnostics(
        _ change: (Diagnostic, ElementReference?, String?) -> Problem
    ) -> QuoinError {
        let changed = problems.map { problem in
            if case .diagnostic(let diagnostic, let element, let file) = problem {
                change(diagnostic, element, file)
            } else {
                problem
            }
        }
        return QuoinError(kind, changed, keys: keys)
    }

    /// Calls `body`, and changes the error that it throws.
    package static func changing<Value>(
        _ change: (QuoinError) -> QuoinError, _ body: () throws(QuoinError) -> Value
    ) throws(QuoinError) -> Value {
        do {
            return try body()
        } catch {
            throw change(error)
        }
    }
}

/// Identifies an element in messages.
public struct ElementReference: Codable, Hashable, Sendable {
    /// The element's id, if it has one.
    public var id: String?
    /// The path in the document: `layout.column.children[2]`; of an element from Swift, through the tree from the root:
    /// `layout.stack.children[2]`.
    public var path: String
    /// The element's place in its document; `nil` if it comes from Swift.
    public var source: SourcePlace?

    /// The Swift file and the line of an element without an id: `PostCard.swift:12`.
    package var swiftPlace: String?
    /// What an element from Swift without an id is called by what holds it: `UILabel "Send"`.
    package var label: String?
    /// Whether it is a view of an app or a part of one, whose path through elements says nothing to the author.
    package var isInView = false

    private enum CodingKeys: String, CodingKey { case id, path, source, swiftPlace, label }

    package init(
        id: String? = nil, path: String, source: SourcePlace? = nil, swiftPlace: String? = nil, label: String? = nil
    ) {
        (self.id, self.path, self.source, self.swiftPlace, self.label) = (id, path, source, swiftPlace, label)
    }
}

extension ElementReference: CustomStringConvertible {
    public var description: String {
        let path = path.printable
        guard let name = id ?? label else { return path + (swiftPlace.map { " (\($0.printable))" } ?? "") }
        guard !isInView else { return ElementName.id(name) + (swiftPlace.map { " (\($0.printable))" } ?? "") }
        return "\(ElementName.id(name)) (\(path))"
    }
}
