import QuoinDeclarations
import QuoinDocument
import QuoinSystem
import SystemPackage

/// The file of a document, or standard input.
public struct DocumentFile: Hashable, Sendable {
    /// The path; `-` is standard input.
    public var path: String

    /// The file at a path, which need not exist: nothing is read yet.
    public init(path: String) {
        self.path = path
    }

    package var isStandardInput: Bool { path == "-" }

    /// The name of the document in messages.
    package var name: String { isStandardInput ? "<standard input>" : path.printable }

    /// The folder that paths in the document are relative to; for standard input, the working folder.
    package var folder: String {
        let folder = isStandardInput ? FilePath() : FilePath(path).removingLastComponent()
        return folder.isEmpty ? "." : folder.string
    }

    /// The resolved path, which two names of the same file share.
    package static func realPath(_ path: String) -> String {
        FilePath(path).resolved.string
    }

    /// Reads the document, with the images and fonts beside it.
    ///
    /// - Parameter limits: how much the document may take.
    /// - Throws: a ``QuoinError`` with all errors of the document and their places.
    public func read(limits: Limits = Limits()) throws(QuoinError) -> Document { try read(limits, logging: nil) }

    /// Reads the document, with the images and fonts beside it.
    ///
    /// - Parameter log: records the files that the document refers to, now and when it is laid out.
    package func read(_ limits: Limits, logging log: ResourceLog?) throws(QuoinError) -> Document {
        log?.record(.document(path))
        let text = try text(limits)
        do {
            let resources = FolderResources(folder: folder, limits: limits, log: log)
            return try Document(parsing: text, resources: resources, limits: limits)
        } catch {
            throw QuoinError(
                error.isLimit ? .limitPassed : .wrongInput, error.diagnostics.map { $0.text(file: name) })
        }
    }

    /// The bytes of the document; `nil` if there are more than the limit.
    private func content(_ limits: Limits) throws -> [UInt8]? {
        if isStandardInput { return try FileDescriptor.standardInput.readToEnd(limit: limits.documentBytes) }
        return try FileDescriptor.content(at: path, limit: limits.documentBytes)
    }

    private func text(_ limits: Limits) throws(QuoinError) -> String {
        let content: [UInt8]?
        do {
            content = try self.content(limits)
        } catch {
            throw QuoinError(error, in: name, "cannot be read")
        }
        guard let content else {
            let excess = limits.excess(\.documentBytes, "the document has more than \(limits.documentBytes) bytes")
            throw QuoinError(.limitPassed, "\(name): error: \(excess)")
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard
            let text = String(
                validating: content.starts(with: mark) ? content.dropFirst(3) : content[...], as: UTF8.self)
        else {
            throw QuoinError(.wrongInput, "\(name): error: is not UTF-8 text")
        }
        return text
    }
}
