import QuoinFiles
import QuoinSystem

/// The Markdown pages at some paths: files, and all pages below folders.
package struct MarkdownSearch: Sendable {
    /// A page with its text.
    package struct Page: Hashable, Sendable {
        package var path: String
        /// The path relative to the given folder.
        package var relativePath: String
        package var text: String
    }

    /// The path at which a file is read.
    fileprivate struct Place: Hashable, Sendable {
        var path: String
        /// The folder below which the file has to be; `nil` if it may be anywhere.
        var root: String?
    }

    /// A file that belongs to the pages of a folder: an image, a document, a style.
    package struct Companion: Hashable, Sendable {
        package var path: String
        /// The path relative to the given folder.
        package var relativePath: String
        /// Where the file is read.
        fileprivate var place: Place

        /// Reads the file.
        ///
        /// - Throws: a ``QuoinError`` for a file that cannot be read, that is larger than the limit of files, or that a link
        ///   leads to out of the folder.
        package func content(_ limits: Limits) throws(QuoinError) -> [UInt8] {
            let content = try QuoinError.wrapping(in: path.printable, "cannot be read") {
                try FileDescriptor.content(at: place.path, below: place.root, limit: limits.fileBytes)
            }
            guard let content else {
                let excess = limits.excess(\.fileBytes, "the file has more than \(limits.fileBytes) bytes")
                throw QuoinError.limitPassed(excess, in: path)
            }
            return content
        }
    }

    /// In the order of the paths.
    package private(set) var found: [Page] = []
    /// The other files of the given folders, in the order of their paths.
    package private(set) var companions: [Companion] = []

    /// - Parameter access: where links in folders may lead; by default to files below the same folder.
    /// - Throws: a ``QuoinError`` for a path that cannot be read.
    package init(_ paths: [String], access: DocumentFile.Access? = nil) throws(QuoinError) {
        for path in paths {
            if FileKind.isFolder(path) {
                let folder = FilePath(path)
                let (root, resolved) = (Self.root(of: folder, access), folder.resolved)
                for page in DocumentSearch.contents(of: folder) {
                    let file = folder.pushing(page).string
                    let place = Place(path: resolved.pushing(page).string, root: root)
                    if ["md", "markdown"].contains(page.extension) {
                        try add(file, page.string, place)
                    } else if !FileKind.isFolder(file) {
                        companions.append(Companion(path: file, relativePath: page.string, place: place))
                    }
                }
            } else {
                try add(path, FilePath(path).lastComponent?.string ?? path, Place(path: path))
            }
        }
    }

    /// The resolved folder below which the files of a folder have to be; `nil` if they may be anywhere.
    private static func root(of folder: FilePath, _ access: DocumentFile.Access?) -> String? {
        let own = folder.resolved
        switch access {
        case .allFiles: return nil
        case .below(let root):
            let root = FilePath(root).resolved
            return own.starts(with: root) ? root.string : own.string
        case .ownFolder, .noFiles, nil: return own.string
        }
    }

    private mutating func add(_ path: String, _ relativePath: String, _ place: Place) throws(QuoinError) {
        let bytes = try QuoinError.wrapping(in: path.printable, "cannot be read") {
            try FileDescriptor.content(at: place.path, below: place.root, limit: Self.byteLimit)
        }
        guard let bytes, let text = String(validating: bytes, as: UTF8.self) else {
            throw QuoinError("the file is not UTF-8 text of at most 16 MB", in: path)
        }
        found.append(Page(path: path, relativePath: relativePath, text: text))
    }

    private static let byteLimit = 16_000_000
}

/// Texts in Markdown.
package enum Markdown {
    /// The text on one line, with escapes for the characters that have a meaning in Markdown or DocC.
    package static func escaped(_ text: String) -> String {
        let marked = text.map { "[]`*_<\\".contains($0) ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }
        return marked.joined().replacing("--", with: "\\--")
    }
}
