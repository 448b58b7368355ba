import QuoinPlatform
import QuoinSystem
import QuoinValues
import SystemPackage

/// Why something cannot be read, drawn or written, as messages for a person.
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
    /// One line for each problem, with file, place and element if they are known.
    public var messages: [String]
    /// The keys of documents that the messages are about.
    package var keys: Set<String>
    /// The errors, and the warnings with them, of documents that are among the messages.
    package private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - messages: each becomes one printable line.
    ///   - keys: the keys of documents that they are about.
    package init(_ kind: Kind, _ messages: [String], keys: Set<String> = []) {
        self.kind = kind
        self.messages = messages.map(\.printable)
        self.keys = keys
    }

    /// The errors of a document.
    ///
    /// - Parameter file: the document's name.
    package init(_ kind: Kind, _ diagnostics: [Diagnostic], in file: String) {
        self.init(kind, diagnostics.map { $0.text(file: file) }, keys: Set(diagnostics.compactMap(\.key)))
        self.diagnostics = diagnostics
    }

    package init(_ kind: Kind, _ message: String) {
        self.init(kind, [message])
    }

    /// Another error as a message: `card.png: error: cannot be written: permission denied`.
    ///
    /// - Parameters:
    ///   - file: the name of the file that the error is about, if the error itself does not name it.
    ///   - failure: what failed: `cannot be written`.
    ///   - kind: the kind of the error; by default its own, or wrong input if it has none.
    package init(
        _ error: any Error, in file: String? = nil, _ failure: String? = nil, kind: Kind? = nil
    ) {
        let parts = [file, "error", failure, QuoinError.reason(for: error)]
        let own = (error as? any DescribedError)?.kind
        self.init(kind ?? own ?? .wrongInput, parts.compactMap(\.self).joined(separator: ": "))
    }

    /// The error that nothing is written to a path because it is a symbolic link.
    package init(writingThroughLink path: String) {
        self.init(.wrongInput, "\(path): error: \(FileKind.linkRefusal)")
    }

    /// Throws several errors as one, if there are any.
    package static func throwAll(_ errors: [QuoinError]) throws(QuoinError) {
        let bySeverity: [Kind] = [.internalError, .wrongInput, .limitPassed]
        guard let kind = bySeverity.first(where: { kind in errors.contains { $0.kind == kind } }) else { return }
        var all = QuoinError(kind, errors.flatMap(\.messages), keys: Set(errors.flatMap(\.keys)))
        all.diagnostics = errors.flatMap(\.diagnostics)
        throw all
    }
}

extension QuoinError: CustomStringConvertible {
    public var description: String { messages.joined(separator: "\n") }
}

// MARK: - Reasons

extension QuoinError {
    /// An error in a few words. For a wrapped system error, these are the system's.
    package static func reason(for error: any Error) -> String {
        if let error = error as? Errno { return error.reason }
        if let error = error as? POSIXError { return Errno(rawValue: error.code.rawValue).reason }
        guard let error = error as? CocoaError else { return "\(error)" }
        return reason(for: error.code) ?? error.underlying.map(reason(for:)) ?? "\(error)"
    }

    private static func reason(for code: CocoaError.Code) -> String? {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: Errno.noSuchFileOrDirectory.reason
        case .fileReadNoPermission, .fileWriteNoPermission: Errno.permissionDenied.reason
        case .fileWriteOutOfSpace: Errno.noSpace.reason
        case .fileWriteVolumeReadOnly: Errno.readOnlyFileSystem.reason
        case .fileWriteFileExists: Errno.notDirectory.reason
        default: nil
        }
    }
}
