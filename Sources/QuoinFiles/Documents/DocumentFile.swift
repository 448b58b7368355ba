import QuoinDocument
import QuoinSystem

/// A document on disk, or on standard input.
public struct DocumentFile: Hashable, Sendable {
    /// The path as the user named it; `-` is standard input.
    public var path: String

    /// A document that need not be there; nothing is read.
    public init(path: String) {
        self.path = path
    }

    /// Whether the document comes from standard input; paths in it are then relative to the working folder.
    public var isStandardInput: Bool { path == "-" }

    /// What messages call the document.
    public var name: String { isStandardInput ? "<standard input>" : path }

    /// The folder that paths in the document are relative to.
    public var folder: String {
        let folder = isStandardInput ? FilePath() : FilePath(path).removingLastComponent()
        return folder.isEmpty ? "." : folder.string
    }

    /// A path without detours, to compare it with another.
    public static func realPath(_ path: String) -> String {
        FilePath(path).resolved.string
    }

    /// Reads the document.
    ///
    /// - Parameter log: takes down the files that the document refers to, now and when it is laid out.
    /// - Throws: a ``Failure`` with all errors of the document, each at its place.
    public func read(logging log: ResourceLog? = nil) throws(Failure) -> Document {
        log?.look(at: .document(path))
        let text = try text()
        do {
            return try Document(parsing: text, resources: FolderResources(folder: folder, log: log))
        } catch {
            throw Failure(
                error.isLimit ? .limitPassed : .wrongInput, error.diagnostics.map { $0.text(file: name) })
        }
    }

    private func content() throws -> [UInt8] {
        if isStandardInput { return try FileDescriptor.standardInput.readToEnd() }
        return try FileDescriptor.content(at: path)
    }

    private func text() throws(Failure) -> String {
        let content: [UInt8]
        do {
            content = try self.content()
        } catch {
            throw Failure(.wrongInput, "\(name): error: cannot be read: \(FileProblem.words(for: error))")
        }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw Failure(.wrongInput, "\(name): error: is not UTF-8 text")
        }
        return text
    }
}
