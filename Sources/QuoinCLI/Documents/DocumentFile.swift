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

    private func text() throws(Failure) -> String {
        let data: Data
        do {
            data =
                isStandardInput
                ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure(.wrongInput, "\(name): error: cannot be read: \(error.localizedDescription)")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Failure(.wrongInput, "\(name): error: is not UTF-8 text")
        }
        return text
    }

    /// The fonts that the document and the command line name, beside the default set.
    func fonts(of document: Document, folders: [String]) throws(Failure) -> FontSources {
        var paths = folders
        for font in document.fonts {
            let url = URL(fileURLWithPath: font.path, relativeTo: folder)
            guard FileManager.default.fileExists(atPath: url.path) else {
                let diagnostic = Diagnostic(
                    "there is no font file or folder \"\(font.path)\"", path: "fonts", place: font.place)
                throw Failure(.wrongInput, diagnostic.text(file: name))
            }
            paths.append(url.path)
        }
        return FontSources(paths: paths)
    }
}

/// Finds images beside a document.
struct FolderResources: DocumentResources {
    var folder: URL

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        let url = URL(fileURLWithPath: path, relativeTo: folder)
        do {
            return try ImageResource(reading: .file(url.path))
        } catch {
            if case .tooLarge = error { throw DocumentResourceError("\(error)", isLimit: true) }
            throw DocumentResourceError("\(error)")
        }
    }
}
