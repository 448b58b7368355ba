import Quoin
import QuoinDocument
import QuoinInterfaceBuilder
import QuoinSystem

/// The file of a document, or standard input.
public struct DocumentFile: Codable, Hashable, Sendable {
    /// The path; `-` is standard input.
    public var path: String
    /// The images and fonts that the document may read.
    public var access: Access
    /// The folder that neither `..` nor a symbolic link leads out of on the way to the file itself; `nil` if the file
    /// may be a link to any place.
    package var within: String?
    /// The text of a document that is only a part of the file, or that was read before. Empty lines replace the text
    /// before a part, so that line numbers are right. `nil` if the file is read.
    package var excerpt: String?
    /// The scene of a storyboard or xib: its identifier, its title or its number. `nil` for all, or if it is another document.
    public var scene: String?

    /// The language in which a storyboard or xib is shown, by the strings next to it; `nil` for its own texts.
    public var language: String?

    /// The images and fonts that a document may read. What it contains itself, as data URLs, is not a file.
    public enum Access: Codable, Hashable, Sendable {
        /// Files in the document's folder and below it; for standard input, in the working folder, and for a storyboard in the
        /// folder of a language, in the folder around that.
        case ownFolder
        /// Files in a folder and below it. Its path is absolute, or relative to the working folder.
        case below(String)
        /// All files, wherever they are.
        case allFiles
        /// No files.
        case noFiles
    }

    /// The file at a path, which need not exist: nothing is read yet.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the working folder.
    ///   - access: the images and fonts that the document may read. Neither `..` nor a symbolic link leads out of a
    ///     folder, unless the access is ``Access/allFiles``.
    public init(path: String, access: Access = .ownFolder) {
        (self.path, self.access) = (path, access)
    }

    package var isStandardInput: Bool { path == "-" }

    /// The name of the document in messages.
    package var name: String { isStandardInput ? "<standard input>" : path.printable }

    /// The folder that paths in the document are relative to; for standard input, the working folder.
    package var folder: String {
        let folder = isStandardInput ? FilePath() : FilePath(path).removingLastComponent()
        return folder.isEmpty ? "." : folder.string
    }

    /// The folder that the file of a stranger is read within: the one in which files may be read if the path is below
    /// it, otherwise the file's own. `nil` for standard input.
    package var strangersFolder: String? {
        if isStandardInput || within != nil { return within }
        guard case .below(let root) = access, FilePath(path).absolute.starts(with: FilePath(root).absolute) else {
            return folder
        }
        return root
    }

    /// The path that two names of the same file share: the resolved one, unless the path leads out of the folder that
    /// the file is read within. Then it is the path itself, whatever it leads to.
    package var sharedPath: FilePath {
        guard let within else { return FilePath(path).resolved }
        do throws(RootFolder.Failure) {
            try RootFolder(within).check(path)
        } catch .outside {
            return FilePath(path).absolute
        } catch {
            // What is wrong within the folder is found when the document is read.
        }
        return FilePath(path).resolved
    }

    /// The resolved path, which two names of the same file share.
    package static func realPath(_ path: String) -> String {
        FilePath(path).resolved.string
    }

    /// Reads the document, with the images and fonts in its folder.
    ///
    /// - Parameter limits: how much the document may take.
    /// - Throws: a ``QuoinError`` with all errors of the document and their places.
    public func read(limits: Limits = Limits()) throws(QuoinError) -> Document { try read(limits, logging: nil) }

    /// Reads the document, with the images and fonts in its folder.
    ///
    /// - Parameter log: records the files that the document refers to, now and when it is laid out.
    package func read(_ limits: Limits, logging log: ResourceLog?) throws(QuoinError) -> Document {
        try parse(limits, log) { text, resources throws(QuoinError) in
            if isInterfaceFile { return try Document(ofInterface: text, of: self, resources, limits) }
            if let language {
                throw QuoinError(
                    "the language \"\(language)\" only works with storyboards and xibs; other documents have the "
                        + "pseudo-languages \(Canvas.PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return try Document(parsing: text, resources: resources, limits: limits)
        }
    }

    /// Reads the document with other values, and with the images and fonts beside it.
    ///
    /// - Parameter changes: the values by their paths, in YAML.
    package func read(_ limits: Limits, changing changes: String) throws(QuoinError) -> Document {
        try parse(limits, nil) { text, resources throws(QuoinError) in
            guard !isInterfaceFile else {
                throw QuoinError("storyboards and xibs have no values that can be set by paths")
            }
            return try Document(parsing: text, changing: changes, resources: resources, limits: limits)
        }
    }

    /// Reads the document for many pictures with data, with the images and fonts in its folder. An image that several
    /// pictures show is read once.
    ///
    /// - Parameter limits: how much each picture's document may take.
    /// - Throws: a ``QuoinError`` with the errors that do not depend on data, with their places.
    public func template(limits: Limits = Limits()) throws(QuoinError) -> Document.Template {
        try template(limits, logging: nil)
    }

    /// Reads the document for many pictures with data.
    ///
    /// - Parameter log: records the files that the document refers to, now and when it is read with data.
    package func template(_ limits: Limits, logging log: ResourceLog?) throws(QuoinError) -> Document.Template {
        try parse(limits, log) { text, resources throws(QuoinError) in
            guard !isInterfaceFile else {
                throw QuoinError("storyboards and xibs have no parameters, so that no data can fill them")
            }
            return try Document.Template(parsing: text, resources: KeptResources(resources), limits: limits)
        }
    }

    private func parse<Value>(
        _ limits: Limits, _ log: ResourceLog?, _ parse: (String, FolderResources) throws(QuoinError) -> Value
    ) throws(QuoinError) -> Value {
        log?.record(.document(path))
        try checkRoot()
        let text = try text(limits)
        return try QuoinError.naming(name) { () throws(QuoinError) in try parse(text, resources(limits, log)) }
    }

    /// Throws an error if there is no folder to read files below, although the document may read none: the path is a
    /// mistake, and other documents would miss their files.
    private func checkRoot() throws(QuoinError) {
        guard case .below(let root) = access else { return }
        let kind = try QuoinError.wrapping(in: name, "no files can be read below \(root)") { try FileKind(at: root) }
        if kind != .folder {
            throw QuoinError("no files can be read below \(root): it is not a folder", in: name)
        }
    }

    /// The images and fonts that the document may read.
    package func resources(_ limits: Limits, _ log: ResourceLog? = nil) -> FolderResources {
        let folder = folder
        let root: String? =
            switch access {
            case .ownFolder, .noFiles: within == nil ? folderOfLanguages ?? folder : folder
            case .below(let root): root
            case .allFiles: nil
            }
        return FolderResources(
            folder: folder, below: root, readsFiles: access != .noFiles, limits: limits, log: log)
    }

    /// All bytes of the file; `nil` if there are more than the limit.
    ///
    /// - Throws: the system's error, or the error that the path leads out of the folder that the file is read within.
    package func content(limit: Int) throws -> [UInt8]? {
        if isStandardInput { return try FileDescriptor.standardInput.readToEnd(limit: limit) }
        return try FileDescriptor.content(at: path, below: within, limit: limit)
    }

    /// The document's text.
    ///
    /// - Throws: a ``QuoinError`` with the reason why it cannot be read.
    package func text(_ limits: Limits) throws(QuoinError) -> String {
        if let excerpt, excerpt.utf8.count <= limits.documentBytes { return excerpt }
        let content: [UInt8]?
        do {
            content = excerpt == nil ? try self.content(limit: limits.documentBytes) : nil
        } catch {
            // Its name in the system has other bytes than the text that stands for it.
            let isMissing = QuoinError.reason(for: error) == Errno.noSuchFileOrDirectory.reason
            guard !isMissing || !name.unicodeScalars.contains("\u{FFFD}") else {
                throw QuoinError("its name is not UTF-8 text; rename the file to draw it", in: name)
            }
            throw QuoinError(error, in: name, "cannot be read")
        }
        guard let content else {
            let excess = limits.excess(\.documentBytes, "the document has more than \(limits.documentBytes) bytes")
            throw QuoinError.limitPassed(excess, in: name)
        }
        guard let text = String(document: content) else {
            let isPicture = ImageFile.isOfKnownFormat(content)
            throw QuoinError("the file is \(isPicture ? "a picture; expected a document" : "not UTF-8 text")", in: name)
        }
        return text
    }
}

extension DocumentFile {
    /// Whether the file is a storyboard or a xib, by its name.
    package var isInterfaceFile: Bool { InterfaceFile.isInterfaceFile(path) }

    /// Reads a storyboard or a xib.
    ///
    /// - Throws: a ``QuoinError`` with the place of what is wrong.
    package func interface(_ limits: Limits) throws(QuoinError) -> InterfaceFile {
        let text = try text(limits)
        return try QuoinError.naming(name) { () throws(QuoinError) in try InterfaceFile(parsing: text, limits: limits) }
    }

    /// The scenes of a storyboard or xib: the named one, else all.
    package func scenes(_ limits: Limits) throws(QuoinError) -> [InterfaceScene] {
        let interface = try interface(limits)
        guard let scene, scene != Self.allScenes else { return interface.scenes }
        return try QuoinError.naming(name) { () throws(QuoinError) in [try interface.scene(named: scene)] }
    }

    /// The name that asks for every scene, each in a picture of its own.
    package static let allScenes = "all"

    /// The file for each scene: all of them if the name means all, and the file has several.
    ///
    /// - Parameter names: finds the names of the scenes.
    package func files(
        forScene name: String, among names: (DocumentFile) throws -> [String] = { try $0.sceneNames(within: Limits()) }
    ) -> [DocumentFile] {
        guard isInterfaceFile else { return [self] }
        // What is wrong with a file is reported when it is drawn.
        let all = name == Self.allScenes ? (try? names(self)) ?? [] : [name]
        guard name != Self.allScenes || all.count > 1 else { return [self] }
        return all.map { scene in
            var file = self
            file.scene = scene
            return file
        }
    }

    /// The names of the scenes of a storyboard or xib.
    package func sceneNames(within limits: Limits) throws(QuoinError) -> [String] {
        try interface(limits).scenes.map(\.name)
    }

    /// The path of the picture beside the file, without an extension: with the name of the scene, if one is named.
    package var picturePath: String {
        let path = FilePath(path).removingExtension.string
        return scene.map { "\(path)-\($0.replacing("/", with: "_"))" } ?? path
    }

    /// For a storyboard or xib in the folder of a language: the folder around it, where other languages and catalogs are.
    var folderOfLanguages: String? {
        guard isInterfaceFile, FilePath(folder).extension == "lproj" else { return nil }
        let around = FilePath(folder).removingLastComponent()
        return around.isEmpty ? "." : around.string
    }
}

extension Document {
    /// A scene of a storyboard or xib; all of them beside each other if none is named and there are several.
    init(
        ofInterface text: String, of file: DocumentFile, _ resources: FolderResources, _ limits: Limits
    ) throws(QuoinError) {
        let stem = FilePath(file.path).stem ?? ""
        let strings = try file.language.map { language throws(QuoinError) in
            try InterfaceStrings(language, ofFile: stem, resources)
        }
        let interface = try InterfaceFile(parsing: text, strings: strings, limits: limits)
        let catalog = AssetCatalog(resources)
        self = try interface.document(of: file.scene, image: catalog.image)
        if strings?.isRightToLeft == true { canvas.direction = .rightToLeft }
    }
}

/// Resources of a document that is read many times, logged for one of its pictures, whether they are read or were read before.
struct LoggedResources: DocumentResources {
    private let kept: any DocumentResources
    private let files: FolderResources

    /// - Parameters:
    ///   - kept: finds each image once.
    ///   - files: logs what is looked for.
    init(_ kept: any DocumentResources, _ files: FolderResources) {
        (self.kept, self.files) = (kept, files)
    }

    func image(at path: String) throws(QuoinError) -> ImageResource {
        try files.noteImage(at: path)
        return try kept.image(at: path)
    }

    func font(at path: String) throws(QuoinError) -> String { try files.font(at: path) }

    func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        try files.text(at: path)
    }
}

extension Document.Template {
    /// The template of a file, which logs what one of its pictures is drawn from.
    package func logging(_ log: ResourceLog, of file: DocumentFile, _ limits: Limits) -> Document.Template {
        let files = file.resources(limits, log)
        return finding { LoggedResources($0, files) }
    }
}
