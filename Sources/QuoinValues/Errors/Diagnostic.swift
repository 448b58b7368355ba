/// An error or a warning about a document.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
        /// The document cannot be drawn.
        case error
        /// The document can be drawn, but something in it has no effect.
        case warning
    }

    /// The kind of an error.
    public enum Kind: Hashable, Sendable {
        /// The document is wrong.
        case input
        /// The document exceeds a limit.
        case limit
    }

    /// A document with an error is not drawn.
    public var severity: Severity
    /// Whether an error is about a limit. It has no meaning for a warning.
    public var kind: Kind
    /// The message, a sentence without a period.
    public var message: String
    /// The path in the document's structure: `layout.stack.children[2].width`.
    public var path: String
    /// The place in the document's text; `nil` for the document as a whole.
    public var place: SourcePlace?
    /// The key with a wrong value, or with a wrong key within its value.
    package var key: String?
    /// The lines of the document as they should be, ready to be copied; empty if that is not known.
    package var correction: [String] = []

    /// - Parameter path: empty for the document as a whole.
    package init(
        _ message: String, severity: Severity = .error, kind: Kind = .input, path: String, place: SourcePlace?,
        key: String? = nil
    ) {
        (self.message, self.severity, self.kind) = (message, severity, kind)
        (self.path, self.place, self.key) = (path, place, key)
    }

    /// The message with its place, on one line: `card.yaml:12:5: error: layout.text: …`. Below it are the corrected lines, if
    /// these are known.
    ///
    /// Characters that control a terminal, break lines or change the direction are escaped, and a very long path or
    /// message is cut off, because both may contain text of the document.
    ///
    /// - Parameter file: the document's name. A place in another file, such as one with data, is named with that file.
    public func text(file: String) -> String { text(inFile: file) }

    /// The message with its place, or without one if the document's name is not known.
    package func text(inFile file: String?) -> String {
        let file = (place?.file?.name ?? file)?.printable
        // Values in Swift have no lines.
        let known = place.flatMap { $0.line > 0 ? $0 : nil }
        let location = known.map { "\(file ?? "document"):\($0.line):\($0.column)" } ?? file
        let path = path.isEmpty ? nil : path.printable(upTo: Self.longestPart)
        let line = [location, severity.rawValue, path, message.printable(upTo: Self.longestPart)].compactMap(\.self)
            .joined(separator: ": ")
        return ([line] + correction.map { $0.printable(upTo: Self.longestPart) }).joined(separator: "\n")
    }

    /// The most characters of a path or a message that are shown.
    package static let longestPart = 1_000
}

extension [Diagnostic] {
    /// The warnings up to the limit, followed by one with the number of the others.
    package func reported(within limits: Limits) -> [Diagnostic] {
        guard count > limits.errors else { return self }
        let excess = limits.excess(\.errors, "there are \(count - limits.errors) more warnings")
        return prefix(limits.errors) + [Diagnostic("\(excess)", severity: .warning, path: "", place: nil)]
    }
}
