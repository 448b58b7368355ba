import QuoinFiles
import QuoinGeometry
import SystemPackage

/// The results of changing the values of documents.
package struct MutationResults: Sendable {
    /// In the order of their paths.
    package var documents: [Document]
    /// Notes on the run, such as unused allowances.
    package var notes: [String] = []

    /// One document.
    package struct Document: Sendable {
        /// The path of the document, relative to the working folder if it is in it.
        package var path: String
        /// The number of changes that a picture shows.
        package var seen = 0
        package var survivors: [Survivor] = []
        /// Its pictures with the elements of survivors outlined, for the page.
        package var pictures: [SurvivorPicture] = []
        /// Why its pictures cannot show any change.
        package var note: String?
        /// Whether the results are those of an earlier run.
        package var isCached = false
        /// Why the document cannot be drawn.
        package var error: QuoinError?

        package init(path: String) {
            self.path = path
        }

        /// The number of changes that a picture could show but none does, and that nothing allows.
        package var blindSpots: Int { survivors.count(where: \.isBlindSpot) }

        /// The number of changes that a picture could show but none does, and that are allowed.
        package var allowed: Int { survivors.count { $0.allowance != nil } }
    }

    /// The errors of documents that cannot be drawn.
    package var errors: [QuoinError] { documents.compactMap(\.error) }

    /// The changes of a folder's documents.
    package struct Score: Hashable, Sendable {
        package var folder: String
        /// The number of changes that a picture shows.
        package var seen = 0
        /// The number of changes that a picture could show but none does, and that nothing allows.
        package var unseen = 0
        /// The number of changes that a picture could show but none does, and that are allowed.
        package var allowed = 0
        /// The number of changes that cannot matter.
        package var withoutEffect = 0

        /// The share of visible changes among all that a picture could show, from 0 to 1. Allowed changes do not count.
        package var share: Double { seen + unseen == 0 ? 1 : Double(seen) / Double(seen + unseen) }
    }

    /// The scores of all folders by path, and that of all documents.
    package var scores: (folders: [Score], all: Score) {
        var folders: [String: Score] = [:]
        var all = Score(folder: "all")
        for document in documents {
            let folder = FilePath(document.path).removingLastComponent().string
            var score = folders[folder] ?? Score(folder: folder.isEmpty ? "." : folder)
            score.add(document)
            all.add(document)
            folders[folder] = score
        }
        return (folders.values.sorted { $0.folder < $1.folder }, all)
    }
}

extension MutationResults.Score {
    mutating func add(_ document: MutationResults.Document) {
        seen += document.seen
        unseen += document.blindSpots
        allowed += document.allowed
        withoutEffect += document.survivors.count - document.blindSpots - document.allowed
    }

    /// `98.4 %`.
    var percentage: String { "\(shortDescription((share * 1_000).rounded(.down) / 10)) %" }
}
