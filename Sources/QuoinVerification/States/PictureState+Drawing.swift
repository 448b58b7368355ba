import Quoin
import QuoinExplanations
import QuoinFiles
import SystemPackage

extension PictureState {
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
