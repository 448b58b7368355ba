import ArgumentParser
import Quoin

/// Options for the images and fonts that documents may read.
struct AccessOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "The folder in which documents may read images and fonts. Default: that of quoin.yaml, else the named folder, or the document's own.",
            valueName: "folder"))
    var root: String?

    @Flag(help: "Lets documents read no image and no font from a file.")
    var noFiles = false

    @Flag(help: "Lets documents read images and fonts from all files, also by absolute paths and through links.")
    var allFiles = false

    func validate() throws {
        guard [root != nil, noFiles, allFiles].count(where: { $0 }) <= 1 else {
            throw ValidationError("use one of --root, --no-files and --all-files")
        }
    }

    /// `nil` if no option was given.
    var access: DocumentFile.Access? {
        if noFiles { return .noFiles }
        return allFiles ? .allFiles : root.map { .below($0) }
    }

    /// The documents at some paths, with this access.
    ///
    /// - Parameters:
    ///   - within: the folder that a document is read within which another process found; `nil` if this process searches.
    ///   - scene: the scene of storyboards and xibs.
    func documents(at paths: [String], within: String?, scene: String? = nil) -> DocumentSearch {
        guard let within else { return DocumentSearch(paths, access: access, scene: scene) }
        return DocumentSearch(of: paths.map { file($0, within: within, scene: scene) })
    }

    /// A document with this access.
    ///
    /// - Parameters:
    ///   - within: the folder that it is read within; `nil` if it may be a link to any place.
    ///   - scene: the scene of a storyboard or xib.
    func file(_ path: String, within: String? = nil, scene: String? = nil) -> DocumentFile {
        var file = DocumentFile(path: path, access: access ?? .ownFolder)
        if access == nil, within == nil { file.access = .project(of: file) }
        (file.within, file.scene) = (within, scene)
        return file
    }
}

/// The option for a part of a storyboard or xib.
struct SceneOptions: ParsableArguments, Sendable {
    @Option(
        help: "A scene of a storyboard or xib: its title, identifier or number; all on one sheet by default.")
    var scene: String?
}
