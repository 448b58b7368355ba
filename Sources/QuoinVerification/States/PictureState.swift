import QuoinExplanations
import QuoinFiles
import QuoinSystem

/// The pictures of a folder, or of a commit.
package struct PictureState: Sendable {
    /// The name in messages: `before`, `main`.
    let name: String
    /// The files by their paths, which both states of a comparison share. Files with the same content have the same
    /// digest; it is `nil` if the file has to be read for that.
    let files: [String: Digest?]
    /// The folder in the file system that the paths are relative to; empty for the working folder.
    let folder: String
    /// The path of a file in messages.
    let location: @Sendable (_ path: String) -> String
    /// Reads some files. A file that cannot be read has no content.
    let read: @Sendable (_ paths: [String]) throws(QuoinError) -> [String: [UInt8]]
    /// A folder with some documents and the files beside them, to draw them again. The paths are those of the state.
    let workFolder: @Sendable (_ documents: [String]) throws(QuoinError) -> WorkFolder

    typealias Digest = String

    /// The paths of the pictures.
    var pictures: Set<String> {
        Set(
            files.keys.filter { FilePath($0).extension.flatMap(Picture.Format.init(fileExtension:))?.hasPixels == true }
        )
    }

    /// The path, in the file system, of the document that a picture was drawn from: `card.yaml` for `card@2x.dark.png`.
    func document(of picture: String) -> String? {
        documentName(of: picture).map { path(of: $0) }
    }

    /// The path of a file in the file system.
    func path(of file: String) -> String { FilePath(folder).pushing(FilePath(file)).string }

    /// The path, in the state, of the document that a picture was drawn from. That of a scene has its name after a hyphen.
    func documentName(of picture: String) -> String? {
        var (stem, isScene) = (FilePath(picture).removingExtension.string, false)
        let folder = FilePath(picture).removingLastComponent().string
        while true {
            let found = DocumentSearch.extensions.sorted().map { "\(stem).\($0)" }.first { files[$0] != nil }
            if let found, !isScene || DocumentFile(path: found).isInterfaceFile { return found }
            guard let end = stem.lastIndex(where: { [".", "@", "-"].contains($0) }),
                stem.distance(from: stem.startIndex, to: end) > folder.count + 1
            else { return nil }
            isScene = isScene || stem[end] == "-"
            stem = String(stem[..<end])
        }
    }
}

extension PictureState {
    /// The pictures in a folder.
    ///
    /// - Throws: a ``QuoinError`` if there is no folder at the path.
    package static func folder(_ path: String) throws(QuoinError) -> PictureState {
        guard FileKind.isFolder(path) else { throw QuoinError("expected a folder", in: path) }
        let files = DocumentSearch.contents(of: FilePath(path)).map { ($0.string, Digest?.none) }
        let location = { @Sendable (file: String) in FilePath(path).pushing(FilePath(file)).string }
        return PictureState(
            name: path, files: Dictionary(files) { first, _ in first }, folder: path, location: location,
            read: { paths throws(QuoinError) in
                Dictionary(
                    paths.compactMap { file in
                        (try? FileDescriptor.content(at: location(file), below: path, limit: .max)).flatMap { $0 }.map {
                            (file, $0)
                        }
                    }
                ) { first, _ in first }
            }, workFolder: { _ in WorkFolder(path) })
    }

    /// The pictures of a document, one for each scene of a storyboard.
    ///
    /// - Parameter name: the name of the document in both states of a comparison.
    package static func document(_ file: DocumentFile, as name: String) throws(QuoinError) -> PictureState {
        let path = file.path
        let folder = FilePath(path).removingLastComponent().string
        let state = PictureState(
            name: path, files: [name: nil], folder: folder, location: { _ in path }, read: { _ in [:] },
            workFolder: { _ in WorkFolder(folder.isEmpty ? "." : folder) })
        return state.adding(try pictures(of: file, named: name))
    }

    /// The storyboards and xibs that have no pictures.
    var undrawnInterfaces: Set<String> {
        let drawn = Set(pictures.compactMap(documentName))
        return Set(files.keys.filter { DocumentFile(path: $0).isInterfaceFile }).subtracting(drawn)
    }

    /// The state with pictures of documents that have none.
    func drawing(_ documents: Set<String>) throws(QuoinError) -> PictureState {
        let own = documents.filter { files[$0] != nil }.sorted()
        guard !own.isEmpty else { return self }
        let folder = try workFolder(own)
        var drawn: [String: [UInt8]] = [:]
        for name in own {
            drawn.merge(try Self.pictures(of: folder.document(name), named: name)) { $1 }
        }
        withExtendedLifetime(folder) {}
        return adding(drawn)
    }

    private func adding(_ drawn: [String: [UInt8]]) -> PictureState {
        let digests = drawn.mapValues { Optional.some(ContentDigest.text(of: $0)) }
        return PictureState(
            name: name, files: files.merging(digests) { $1 }, folder: folder, location: location,
            read: { [read] paths throws(QuoinError) in
                let rest = paths.filter { drawn[$0] == nil }
                let contents = rest.isEmpty ? [:] : try read(rest)
                return contents.merging(drawn.filter { paths.contains($0.key) }) { $1 }
            }, workFolder: workFolder)
    }

    private static func pictures(
        of file: DocumentFile, named name: String
    ) throws(QuoinError) -> [String: [UInt8]] {
        let renderer = DocumentRenderer(options: RenderingOptions())
        let stem = FilePath(name).removingExtension.string
        var pictures: [String: [UInt8]] = [:]
        for scene in file.files(forScene: DocumentFile.allScenes) {
            let content = try SnapshotDocument(scene).read(renderer.options.limits, logging: ResourceLog())
            let suffix = scene.picturePath.dropFirst(file.picturePath.count)
            for variant in content.allVariants {
                let drawing = try SnapshotDrawing(of: content, scene, on: variant, with: renderer)
                pictures["\(stem)\(suffix)\(variant.suffix).png"] = try drawing.recorded().png(includesRecord: true)
            }
        }
        return pictures
    }
}

/// A folder with the documents of a state and the files beside them. A temporary folder is deleted with this object.
final class WorkFolder: Sendable {
    let path: String
    private let isTemporary: Bool

    /// An existing folder.
    convenience init(_ path: String) {
        self.init(path, isTemporary: false)
    }

    private init(_ path: String, isTemporary: Bool) {
        (self.path, self.isTemporary) = (path, isTemporary)
    }

    /// A new temporary folder.
    static func temporary() -> WorkFolder {
        let name = "quoin-state-\(UInt64.random(in: .min ... .max))"
        return WorkFolder(FilePath.temporaryFolder.appending(name).string, isTemporary: true)
    }

    deinit {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }

    /// A document, which may read the files in the folder.
    func document(_ name: String) -> DocumentFile {
        var file = DocumentFile(path: FilePath(path).pushing(FilePath(name)).string, access: .below(path))
        file.within = path
        return file
    }
}
