import Foundation
import Quoin
import QuoinDocument

/// A document on disk, or on standard input.
struct DocumentFile {
    /// The path as the user named it; `-` is standard input.
    var path: String

    var isStandardInput: Bool { path == "-" }

    /// What messages call the document.
    var name: String { isStandardInput ? "<standard input>" : path }

    /// The folder that paths in the document are relative to.
    var folder: URL {
        isStandardInput
            ? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            : URL(fileURLWithPath: path).deletingLastPathComponent()
    }

    /// A path without detours, to compare it with another.
    static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// Reads the document.
    func read() throws(Failure) -> Document {
        let text = try text()
        do {
            return try Document(parsing: text, resources: FolderResources(folder: folder))
        } catch {
            throw Failure(
                error.isLimit ? .limitPassed : .wrongInput, error.diagnostics.map { $0.text(file: name) })
        }
    }

    private func content() throws -> Data {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue { throw POSIXError(.EISDIR) }
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    private func text() throws(Failure) -> String {
        let data: Data
        do {
            data = try isStandardInput ? FileHandle.standardInput.readToEnd() ?? Data() : content()
        } catch {
            throw Failure(.wrongInput, "\(name): error: cannot be read: \(FileProblem.words(for: error))")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure(.wrongInput, "\(name): error: is not UTF-8 text")
        }
        return text
    }
}

/// Finds images and fonts beside a document.
struct FolderResources: DocumentResources {
    var folder: URL

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        do throws(ImageError) {
            return try ImageResource(
                reading: path.hasPrefix("data:") ? ImageSource(dataURL: path) : .file(location(of: path)))
        } catch .unreadable {
            _ = try type(of: location(of: path), named: path)
            throw DocumentResourceError("\"\(path)\" is no file")
        } catch {
            if case .tooLarge = error { throw DocumentResourceError("\(error)", isLimit: true) }
            throw DocumentResourceError("\(error)")
        }
    }

    func font(at path: String) throws(DocumentResourceError) -> String {
        let file = location(of: path)
        _ = try type(of: file, named: path)
        return file
    }

    private func location(of path: String) -> String {
        URL(fileURLWithPath: path, relativeTo: folder).path
    }

    /// What kind of thing is at a path.
    private func type(of file: String, named path: String) throws(DocumentResourceError) -> FileAttributeType? {
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        do {
            return try FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
        } catch {
            throw DocumentResourceError("\"\(path)\" cannot be read: \(FileProblem.words(for: error))")
        }
    }
}
