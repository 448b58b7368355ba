/// Something that is wrong, or has no effect, in a document.
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// The document cannot be drawn.
        case error
        /// The document can be drawn, but something in it has no effect.
        case warning
    }

    /// Whether the fault is in what is written, or in how much of it there is.
    public enum Cause: Hashable, Sendable {
        /// What is written is wrong.
        case input
        /// What is written is more than is possible.
        case limit
    }

    /// How bad it is: with one error a document is not drawn.
    public var severity: Severity
    /// What ``DocumentError/isLimit`` goes by; that of a warning has no effect.
    public var cause: Cause
    /// What is wrong, in a sentence without a period.
    public var message: String
    /// Where it stands in the document's structure: `layout.stack.children[2].width`.
    public var path: String
    /// Where it stands in the document's text; absent where the document as a whole is meant.
    public var place: SourcePlace?

    /// Something that was found: an error in what is written, where nothing else is said.
    ///
    /// - Parameter path: empty where the document as a whole is meant.
    public init(
        _ message: String, severity: Severity = .error, cause: Cause = .input, path: String, place: SourcePlace?
    ) {
        (self.message, self.severity, self.cause) = (message, severity, cause)
        (self.path, self.place) = (path, place)
    }

    /// The line that a person reads: `card.yaml:12:5: error: layout.text: …`.
    ///
    /// - Parameter file: the document's name.
    public func text(file: String) -> String {
        let location = place.map { "\(file):\($0.line):\($0.column)" } ?? file
        return "\(location): \(severity.rawValue): " + (path.isEmpty ? "" : path + ": ") + message
    }
}
