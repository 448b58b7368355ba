import Quoin
import QuoinSystem

/// The documents at some paths, and the paths of their pictures.
package struct DocumentSearch: Hashable, Sendable {
    /// A document, and the path of its picture.
    package struct Found: Hashable, Sendable {
        /// The path as given; in a folder, it starts with the folder's path.
        package var file: DocumentFile
        /// The picture's path below an output folder, without an extension: the path below the folder that was
        /// searched; of a file, its own path if that is below the working folder, otherwise its name.
        package var outputPath: String
    }

    /// The extensions of documents in folders. They are case-sensitive: `CARD.YAML` is not a document.
    package static let extensions: Set<String> = ["yaml", "yml", "json", "storyboard", "xib"]

    /// The name of settings files, which are not documents.
    package static let settingsName = "quoin.yaml"
    /// The name of files with parts of documents, which are not documents; also the end of such a name after a period:
    /// `cards.components.yaml`.
    static let partsName = "components"
    /// The name of a file that marks a folder as a report. The files in it are not documents.
    package static let reportMark = ".quoin-report"

    /// In the order of the paths, and sorted within a folder. If a path is given twice, its documents are listed twice.
    package private(set) var found: [Found] = []
    /// An error for each folder without a document.
    package private(set) var errors: [QuoinError] = []

    /// Finds the documents at paths: a file itself, whether it exists or not, and all documents below a folder.
    ///
    /// - Parameters:
    ///   - access: the images and fonts that the documents may read; by default those of the project, if it has
    ///     settings and strangers did not write the documents; else those in the folder that is searched, or in the folder
    ///     of a file.
    ///   - author: who wrote the documents. No link leads out of a folder that is searched, whoever it is.
    ///   - scene: the scene of storyboards and xibs; ``DocumentFile/allScenes`` for each of them.
    ///   - names: finds the names of their scenes.
    ///   - language: the language of the strings of storyboards and xibs.
    package init(
        _ paths: [String], access: DocumentFile.Access? = nil, by author: DocumentFile.Author = .own,
        scene: String? = nil,
        among names: (DocumentFile) throws -> [String] = { try $0.sceneNames(within: Limits()) },
        language: String? = nil
    ) {
        for path in paths {
            if path != "-" && FileKind.isFolder(path) {
                let project = author == .own ? DocumentFile.Access.project(around: path) : nil
                addDocuments(below: path, access ?? .below(project ?? path))
            } else {
                add(DocumentFile(path: path, access: access, by: author))
            }
        }
        for index in found.indices { found[index].file.language = language }
        guard let scene else { return }
        found = found.flatMap { found in
            found.file.files(forScene: scene, among: names).map { file in
                let suffix = file.picturePath.dropFirst(found.file.picturePath.count)
                return Found(file: file, outputPath: found.outputPath + suffix)
            }
        }
    }

    private mutating func add(_ file: DocumentFile) {
        found.append(Found(file: file, outputPath: Self.outputPath(of: file.path)))
    }

    private mutating func addDocuments(below folder: String, _ access: DocumentFile.Access) {
        let root = FilePath(folder)
        let documents = Self.contents(of: root).filter { path in
            path.lastComponent.map(Self.isDocument) == true && !Self.isFolder(root.pushing(path).string, below: folder)
        }
        if documents.isEmpty {
            let lack = "there is no .yaml, .yml, .json, .storyboard or .xib file in it"
            errors.append(QuoinError(lack, in: folder))
        }
        for path in documents {
            var file = DocumentFile(path: root.pushing(path).string, access: access)
            file.within = folder
            found.append(Found(file: file, outputPath: path.removingExtension.string))
        }
    }

    private static func isFolder(_ path: String, below folder: String) -> Bool {
        guard FileKind.isLink(path) else { return FileKind.isFolder(path) }
        // A link that leads out of the folder is an error when it is read, whatever it leads to.
        guard let file = try? RootFolder(folder).open(path) else { return false }
        defer { try? file.close() }
        return (try? FileKind(of: file)) == .folder
    }

    /// The paths of everything in a folder and its subfolders, relative to the folder and sorted, without reports.
    package static func contents(of folder: FilePath) -> [FilePath] {
        let paths = folder.contents.sorted()
        let reports = paths.filter { "/\($0)".hasSuffix("/\(reportMark)") }.map { $0.dropLast(reportMark.count) }
        return paths.filter { path in !reports.contains { "\(path)/".hasPrefix($0) } }.map { FilePath($0) }
    }

    /// Whether a file with a name in a folder is a document.
    private static func isDocument(_ name: FilePath.Component) -> Bool {
        guard let ending = name.extension, extensions.contains(ending) else { return false }
        // Emacs places a broken link, `.#card.yaml`, beside a file that is being edited.
        let isLock = name.string.hasPrefix(".#")
        let hasParts = name.stem == partsName || name.stem.hasSuffix("." + partsName)
        return name.string != settingsName && !isLock && !hasParts
    }

    private static func outputPath(of path: String) -> String {
        if path == "-" { return "standard-input" }
        let normalized = FilePath(path).lexicallyNormalized()
        let isOutside = normalized.isAbsolute || normalized.starts(with: "..")
        let name = isOutside ? FilePath(root: nil, normalized.components.suffix(1)) : normalized
        return name.removingExtension.string
    }
}

extension DocumentFile {
    /// Who wrote documents.
    package enum Author: Hashable, Sendable {
        /// The user, or somebody whom the user trusts.
        case own
        /// Anybody.
        case strangers
    }

    /// A document that a user named. Without a choice of access, one of the user's own may read the files of its project,
    /// and one of strangers those of its own folder; no link leads out of that.
    package init(path: String, access: Access?, by author: Author) {
        self.init(path: path, access: access ?? .ownFolder)
        switch author {
        case .own: if access == nil { self.access = .project(of: self) }
        case .strangers: within = strangersFolder
        }
    }
}

extension DocumentFile.Access {
    /// The files of the project that a document belongs to: those below the outermost folder around it that has settings,
    /// within its repository. Without settings, those of the document's own folder.
    fileprivate static func project(of file: DocumentFile) -> DocumentFile.Access {
        file.isStandardInput ? .ownFolder : project(around: file.folder).map { .below($0) } ?? .ownFolder
    }

    /// The folder of the project that a folder belongs to; `nil` if none has settings.
    static func project(around folder: String) -> String? {
        var (current, found) = (FilePath(folder).absolute, FilePath?.none)
        let outermost = current.repository
        repeat {
            if FileKind.exists(at: current.appending(DocumentSearch.settingsName).string) { found = current }
        } while current != outermost && current.removeLastComponent()
        guard let path = found?.relativeToWorkingFolder else { return nil }
        return path.isEmpty ? "." : path.string
    }
}
