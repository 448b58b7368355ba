import QuoinFiles
import QuoinSystem

/// The texts of those documents of the same project that are not documents of a run.
struct OtherDocuments {
    private let texts: [String]

    /// Reads the documents of the repositories of some pictures, or of the working folder for those in no repository.
    ///
    /// - Parameter documents: the documents of the run.
    init(of pictures: Set<String>, besides documents: [SnapshotDocument]) {
        let known = Set(documents.map { $0.file.sharedPath })
        let roots = Set(pictures.map { FilePath($0).absolute.removingLastComponent().repository ?? .workingFolder })
        texts = roots.flatMap { root in
            DocumentSearch([root.string]).found.map(\.file)
                .filter { !known.contains($0.sharedPath) }
                .compactMap { file in
                    (try? file.content(limit: .max)).map { String(decoding: $0, as: UTF8.self) }
                }
        }
    }

    /// Whether a document contains the name of a picture. The part from `@` on, such as a scale, does not count.
    func mention(_ picture: String) -> Bool {
        let stem = FilePath(picture).stem ?? ""
        let name = stem.prefix { $0 != "@" } + ".png"
        return texts.contains { $0.contains(name) }
    }
}
