import QuoinFiles
import QuoinResults
import QuoinSystem

/// The documents at some paths with their settings, and the pictures beside them.
package struct SnapshotSearch {
    /// The given paths, or those of the settings if none are given.
    package let paths: [String]
    /// The settings of the working folder.
    package let settings: ProjectSettings
    /// The documents of the shard. Sorted by name, each once.
    package private(set) var documents: [SnapshotDocument]
    /// The documents of all shards.
    let allDocuments: [SnapshotDocument]
    /// The paths of all PNG files in the folders.
    package let pictures: Set<String>
    /// The settings files that were used, each with a digest of its content.
    package let settingsFiles: [String: String]
    /// Notes on the settings.
    package private(set) var notes: [String] = []

    /// - Parameters:
    ///   - batch: where the documents are, and what they may read.
    ///   - change: changes the settings of every document.
    /// - Throws: a ``QuoinError`` for a folder without documents, for a shard without documents, and for wrong
    ///   settings.
    package init(
        _ batch: DocumentBatch, changing change: (inout DocumentSettings) -> Void
    ) throws(QuoinError) {
        let files = SettingsSearch()
        var project = try files.project()
        change(&project.documents)
        settings = project
        paths = batch.paths.isEmpty ? project.paths : batch.paths
        try Self.check(paths, areGiven: !batch.paths.isEmpty)
        let search = DocumentSearch(
            paths, access: batch.access, by: batch.author, scene: batch.scene,
            among: { try $0.sceneNames(within: batch.limits) })
        try QuoinError.throwAll(search.errors)
        var known: [FilePath: Set<String?>] = [:]
        let found = search.found.map(\.file).filter { known[$0.sharedPath, default: []].insert($0.scene).inserted }
        allDocuments = found.map(SnapshotDocument.init).sorted { ($0.name, $0.file.path) < ($1.name, $1.file.path) }
        documents = allDocuments
        pictures = Set(paths.flatMap(Self.pictures(below:)))
        if let shard = batch.shard { documents = try Self.documents(of: shard, among: allDocuments) }
        for index in documents.indices {
            var settings = try files.settings(of: documents[index].file)
            change(&settings)
            documents[index].settings = settings
        }
        settingsFiles = files.digests
        // An exception that matches none of some documents may match others.
        if batch.paths.isEmpty, batch.shard == nil { notes = files.notesOnUnmatched }
    }

    /// Checks that the paths of the settings exist. Given paths are checked when they are read.
    private static func check(_ paths: [String], areGiven: Bool) throws(QuoinError) {
        guard !areGiven, let path = paths.first(where: { !FileKind.exists(at: $0) }) else { return }
        throw QuoinError(
            "there is no folder \(path) here; make it for the documents, name their folders as arguments, or list "
                + "them under \"paths\" in a file quoin.yaml")
    }

    /// The documents of a shard. Documents whose pictures may have the same name, such as `card` and `card@2x`, are in
    /// the same shard, so that clashes are detected.
    private static func documents(
        of shard: VerificationResults.Shard, among documents: [SnapshotDocument]
    ) throws(QuoinError) -> [SnapshotDocument] {
        let groups = Set(documents.map(\.group)).sorted()
        let own = Set(groups.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element))
        guard !own.isEmpty else {
            throw QuoinError(
                "the shard \(shard) has no document; there are documents for \(groups.count) shards at most")
        }
        return documents.filter { own.contains($0.group) }
    }

    static func pictures(below folder: String) -> [String] {
        DocumentSearch.contents(of: FilePath(folder)).filter { $0.extension == "png" }
            .map { FilePath(folder).pushing($0).relativeToWorkingFolder.string }
    }
}

extension SnapshotSearch {
    /// The allowances of the settings files in the folders of the search, sorted by file. They are empty for a shard,
    /// because documents of other shards may use them.
    package func allowances<Kind>(of settings: KeyPath<DocumentSettings, [Allowance<Kind>]>) -> [Allowance<Kind>] {
        guard documents.count == allDocuments.count else { return [] }
        let folders = paths.map { FilePath($0).absolute }
        let all = Set(documents.flatMap { $0.settings[keyPath: settings] }).filter { allowance in
            guard let file = allowance.file.map({ FilePath($0).absolute }) else { return false }
            return folders.contains { file.starts(with: $0) }
        }
        func key(_ allowance: Allowance<Kind>) -> (String, SourcePlace) {
            (allowance.file ?? "", allowance.place ?? SourcePlace(line: 1, column: 1))
        }
        return all.sorted { key($0) < key($1) }
    }

    /// The folders of all documents.
    var folders: Set<FilePath> {
        Set(allDocuments.map { FilePath($0.file.path).removingLastComponent() })
    }

    /// What is verified and how.
    var run: VerificationResults.Run {
        let digests = WorkerThreads.map(allDocuments) {
            { document in
                let content = (try? document.file.content(limit: .max)) ?? []
                return (document.file.path, ContentDigest.text(of: content))
            }
        }
        return VerificationResults.Run(
            paths: paths.map { FilePath($0).relativeToWorkingFolder.string }.sorted(),
            settings: settings.documents.written,
            settingsFiles: settingsFiles, documents: Dictionary(digests) { first, _ in first })
    }
}

/// A document, the names of its pictures, and how these are drawn and compared.
package struct SnapshotDocument: Hashable, Sendable {
    package let file: DocumentFile
    /// The path without its extension: `Snapshots/Texture/overlay`.
    package let name: String
    package var settings = DocumentSettings()

    init(_ file: DocumentFile) {
        var file = file
        file.path = FilePath(file.path).relativeToWorkingFolder.string
        self.file = file
        name = file.picturePath
    }

    /// The name up to the first character that can begin a variant's suffix.
    var group: String { Self.group(ofName: name) }

    /// The group of a document or a picture, by its path without the extension.
    static func group(ofName name: String) -> String {
        let path = FilePath(name)
        let file = path.lastComponent?.string ?? ""
        let stem = file.dropFirst().prefix { $0 != "@" && $0 != "." }
        return path.removingLastComponent().string + "/" + file.prefix(1) + stem
    }

    package func name(of variant: CanvasVariant) -> String { name + variant.suffix }

    /// A reference picture of the document. No link leads out of the folder that was searched, or the document's own.
    package func reference(at path: String, limits: Limits = Limits()) -> ReferenceFile {
        ReferenceFile(path, below: file.within ?? file.folder, limits: limits)
    }

    /// The command that accepts the document's new pictures, with the same access to files.
    var acceptCommand: String {
        let scene = file.scene.map { " --scene \(ShellWord.quoted($0))" } ?? ""
        let command = "\(QuoinCommand.name) approve \(ShellWord.quoted(file.path))\(scene)"
        switch file.access {
        case .ownFolder: return command
        case .noFiles: return command + " --no-files"
        case .allFiles: return command + " --all-files"
        case .below(let root):
            let isOwn = FilePath(root).resolved == FilePath(file.folder).resolved
            return isOwn ? command : command + " --root \(ShellWord.quoted(root))"
        }
    }

    /// Reads the document, with the fonts and variants of the settings.
    ///
    /// - Parameter text: the document itself, if it was read before.
    /// - Throws: a ``QuoinError`` with all errors of the document and their places.
    package func read(
        _ limits: Limits, logging log: ResourceLog, text: String? = nil
    ) throws(QuoinError) -> Document {
        var file = file
        file.excerpt = text ?? file.excerpt
        return completed(try file.read(limits, logging: log))
    }

    /// A document with the fonts and variants of the settings.
    package func completed(_ document: Document) -> Document {
        var content = settings.completing(document)
        if content.variants.isEmpty { content.variants = settings.variants }
        return content
    }
}
