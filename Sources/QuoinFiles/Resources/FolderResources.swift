import Quoin
import QuoinSystem
import Synchronization

/// The images and fonts that a document may read: those below a root folder, all files, or none.
package struct FolderResources: DocumentResources {
    private let folder: FilePath
    /// `nil` if every file may be read.
    private let root: RootFolder?
    private let readsFiles: Bool
    private let limits: Limits
    private let log: ResourceLog?

    /// The resources of a document.
    ///
    /// - Parameters:
    ///   - folder: the folder that paths in the document are relative to.
    ///   - root: the folder below which files are read; `nil` for all files.
    ///   - readsFiles: whether any file is read.
    package init(
        folder: String, below root: String?, readsFiles: Bool = true, limits: Limits = Limits(),
        log: ResourceLog? = nil
    ) {
        if let root, root != folder {
            // The same folder may have two names, one of them through a symbolic link.
            self.folder = FilePath(folder).resolved
            self.root = RootFolder(FilePath(root).resolved.string)
        } else {
            self.folder = FilePath(folder)
            self.root = root.map(RootFolder.init)
        }
        (self.readsFiles, self.limits, self.log) = (readsFiles, limits, log)
    }

    package func image(at path: String) throws(QuoinError) -> ImageResource {
        let file = try noteImage(at: path)
        let source: ImageResource.Source =
            if let file { .file(file, below: root?.path.string) } else { try ImageResource.Source(dataURL: path) }
        do throws(QuoinError) {
            let image = try ImageResource(reading: source, limits: limits)
            log?.add(image)
            return image
        } catch {
            guard let file else { throw error }
            throw problem(with: file, named: path) ?? error
        }
    }

    /// Logs an image that is about to be read, or that was read for another picture.
    ///
    /// - Returns: the absolute path; `nil` for a data URL.
    @discardableResult
    func noteImage(at path: String) throws(QuoinError) -> String? {
        if path.hasPrefix("data:") { return nil }
        let file = try location(of: path)
        try checkPlace(of: file, named: path)
        if FileKind.isFolder(file) { throw QuoinError("\"\(path)\" is not a file") }
        for part in ImageResource.Source.files(forImageAt: file) { try checkPlace(of: part, named: path) }
        log?.record(.image(file))
        return file
    }

    package func font(at path: String) throws(QuoinError) -> String {
        let file = try location(of: path)
        try checkPlace(of: file, named: path)
        log?.record(.fonts(file))
        if let problem = problem(with: file, named: path) { throw problem }
        for part in (try? FontSources.files(at: file)) ?? [] {
            try checkPlace(of: part, named: path)
            if let size = FileFingerprint(at: part)?.size, size > limits.fileBytes {
                let excess = limits.excess(\.fileBytes, "\"\(path)\" has a file of \(size) bytes")
                throw QuoinError.limitPassed(excess)
            }
        }
        return file
    }

    package func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        let file = try location(of: path)
        try checkPlace(of: file, named: path)
        log?.record(.document(file))
        let content: [UInt8]?
        do {
            content = try FileDescriptor.content(at: file, below: root?.path.string, limit: limits.documentBytes)
        } catch {
            throw QuoinError("\"\(path)\" cannot be read: \(QuoinError.reason(for: error))")
        }
        guard let content else {
            let excess = limits.excess(\.documentBytes, "\"\(path)\" has more than \(limits.documentBytes) bytes")
            throw QuoinError.limitPassed(excess)
        }
        guard let text = String(document: content) else {
            throw QuoinError("\"\(path)\" is not UTF-8 text")
        }
        return (text, folder.pushing(FilePath(path)).relativeToWorkingFolder.string.printable)
    }

    /// The absolute path of a file.
    private func location(of path: String) throws(QuoinError) -> String {
        if path.isEmpty { throw QuoinError("the path of a file is empty") }
        if !readsFiles { throw .noFiles(path) }
        return folder.pushing(FilePath(path)).absolute.string
    }

    /// Throws an error if a path leads out of the folder that files are read from, whether there is a file or not.
    package func checkPlace(ofFileAt path: String) throws(QuoinError) {
        try checkPlace(of: location(of: path), named: path)
    }

    /// Throws an error if a path leads out of the root folder, whether there is a file or not.
    private func checkPlace(of file: String, named path: String) throws(QuoinError) {
        guard let root else { return }
        do throws(RootFolder.Failure) {
            try root.check(file)
        } catch .outside {
            throw QuoinError(
                "\"\(path)\" is outside the folder that files are read from; --root names another, and --all-files"
                    + " allows any file")
        } catch {
            // Other errors within the folder are reported when the file is read.
        }
    }

    /// Why a file or folder cannot be read; `nil` for a file or folder that can be found.
    private func problem(with file: String, named path: String) -> QuoinError? {
        do {
            if try FileKind(at: file) != .other { return nil }
            return QuoinError("\"\(path)\" is not a file")
        } catch {
            return QuoinError("\"\(path)\" cannot be read: \(QuoinError.reason(for: error))")
        }
    }
}

extension String {
    /// The text of a document's file without the mark that it may begin with; `nil` if it is not UTF-8. UTF-16 needs its mark,
    /// as YAML §5.2 has it; Xcode saves strings so.
    init?(document content: [UInt8]) {
        if content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) {
            guard content.count.isMultiple(of: 2) else { return nil }
            let (low, high) = content[0] == 0xFF ? (0, 1) : (1, 0)
            let units = stride(from: 2, to: content.count, by: 2).lazy
                .map { UInt16(content[$0 + low]) | UInt16(content[$0 + high]) << 8 }
            self.init(validating: units, as: UTF16.self)
        } else {
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            self.init(validating: content.starts(with: mark) ? content.dropFirst(3) : content[...], as: UTF8.self)
        }
    }
}

/// Resources that are found once, for a document that is read many times.
package final class KeptResources: DocumentResources {
    private let base: any DocumentResources
    /// By the bytes of the path, because texts that are written with other characters may be equal.
    private let images = Mutex<[[UInt8]: ImageResource]>([:])

    /// How many images are kept. Each has the size of its image and the paths of its files.
    private static let limit = 1_000

    package init(_ base: any DocumentResources) {
        self.base = base
    }

    package func image(at path: String) throws(QuoinError) -> ImageResource {
        let key = Array(path.utf8)
        if let known = images.withLock({ $0[key] }) { return known }
        let image = try base.image(at: path)
        images.withLock { images in
            if images.count >= Self.limit { images.removeAll() }
            images[key] = image
        }
        return image
    }

    package func font(at path: String) throws(QuoinError) -> String { try base.font(at: path) }

    package func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        try base.text(at: path)
    }
}
