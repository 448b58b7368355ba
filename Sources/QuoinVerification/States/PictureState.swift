import Quoin
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
        guard FileKind.isFolder(path) else { throw QuoinError(.wrongInput, "\(path): error: is not a folder") }
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
}
