import QuoinDeclarations
import QuoinFiles
import QuoinSystem
import SystemPackage

/// The Markdown pages at some paths: files, and all pages below folders.
package struct MarkdownSearch: Sendable {
    /// A page with its text.
    package struct Page: Hashable, Sendable {
        package var path: String
        /// The path relative to the given folder.
        package var relativePath: String
        package var text: String
    }

    /// A file that belongs to the pages of a folder: an image, a document, a style.
    package struct Companion: Hashable, Sendable {
        package var path: String
        /// The path relative to the given folder.
        package var relativePath: String
    }

    /// In the order of the paths.
    package private(set) var found: [Page] = []
    /// The other files of the given folders, in the order of their paths.
    package private(set) var companions: [Companion] = []

    /// - Throws: a ``QuoinError`` for a path that cannot be read.
    package init(_ paths: [String]) throws(QuoinError) {
        for path in paths {
            if FileKind.isFolder(path) {
                let folder = FilePath(path)
                for page in DocumentSearch.contents(of: folder) {
                    let file = folder.pushing(page).string
                    if ["md", "markdown"].contains(page.extension) {
                        try add(file, page.string)
                    } else if !FileKind.isFolder(file) {
                        companions.append(Companion(path: file, relativePath: page.string))
                    }
                }
            } else {
                try add(path, FilePath(path).lastComponent?.string ?? path)
            }
        }
    }

    private mutating func add(_ path: String, _ relativePath: String) throws(QuoinError) {
        let bytes: [UInt8]?
        do {
            bytes = try FileDescriptor.content(at: path, limit: Self.byteLimit)
        } catch {
            throw QuoinError(error, in: path.printable, "cannot be read")
        }
        guard let bytes, let text = String(validating: bytes, as: UTF8.self) else {
            throw QuoinError(.wrongInput, "\(path.printable): error: is not UTF-8 text of at most 16 MB")
        }
        found.append(Page(path: path, relativePath: relativePath, text: text))
    }

    private static let byteLimit = 16_000_000
}
