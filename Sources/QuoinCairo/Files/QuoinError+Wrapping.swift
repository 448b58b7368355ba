import QuoinAutoLayout
import QuoinCompositional
import QuoinScene
import QuoinSystem

extension QuoinError {
    /// Another error as a message: `card.png: error: cannot be written: permission denied`.
    ///
    /// - Parameters:
    ///   - file: the name of the file that the error is about, if the error itself does not name it.
    ///   - failure: what failed: `cannot be written`.
    ///   - kind: the kind of the error; by default its own, or wrong input if it has none.
    package init(
        _ error: any Error, in file: String? = nil, _ failure: String? = nil, kind: Kind? = nil
    ) {
        let own = (error as? QuoinError)?.kind
        let message = [failure, QuoinError.reason(for: error)].compactMap(\.self).joined(separator: ": ")
        self.init(message, kind ?? own ?? .wrongInput, in: file)
    }

    /// The error that nothing is written to a path because it is a symbolic link.
    package init(writingThroughLink path: String) {
        self.init("the path \(FileKind.linkRefusal)", in: path)
    }

    /// Calls `body`, and throws its error as one about a file: `card.png: error: cannot be written: permission denied`.
    ///
    /// - Parameters:
    ///   - file: the name of the file; `nil` if the error itself names it.
    ///   - failure: what failed: `cannot be written`.
    ///   - kind: the kind of the error; by default its own, or wrong input if it has none.
    package static func wrapping<Value>(
        in file: String? = nil, _ failure: String? = nil, kind: Kind? = nil, _ body: () throws -> Value
    ) throws(QuoinError) -> Value {
        do {
            return try body()
        } catch {
            throw QuoinError(error, in: file, failure, kind: kind)
        }
    }

    /// Calls `body`, and names the document in its error.
    package static func naming<Value>(
        _ document: String, _ body: () throws(QuoinError) -> Value
    ) throws(QuoinError) -> Value {
        try changing({ $0.named(document) }, body)
    }

    // MARK: Reasons

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

/// An error whose description is a message for a person. Its `localizedDescription` is the same message.
package protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
    public var errorDescription: String? { description }
}

extension QuoinError: DescribedError {}
extension Color.ParsingError: DescribedError {}
extension CollectionLayoutSection.LayoutError: DescribedError {}
extension Path.ParsingError: DescribedError {}
extension RuleError: DescribedError {}
extension RuleError.List: DescribedError {}

extension RootFolder.Failure: DescribedError {
    public var description: String {
        switch self {
        case .outside:
            "it is outside the folder that files are read from; --root names another, and --all-files allows any file"
        case .special: "it is not a regular file"
        case .system(let error): error.reason
        }
    }
}
