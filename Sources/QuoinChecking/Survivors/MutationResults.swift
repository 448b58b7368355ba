import QuoinDeclarations
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

    /// `Snapshots/Cards: 98.4 % seen (120 of 122), 3 without effect`.
    fileprivate var text: String {
        let allowed = allowed > 0 ? ", \(allowed) allowed" : ""
        return "\(folder): \(percentage) seen (\(seen) of \(seen + unseen))\(allowed), \(withoutEffect) without effect"
    }
}

extension MutationResults {
    /// A line for each change that no picture shows, and the scores.
    ///
    /// - Parameter all: whether changes that cannot matter, or are allowed, are listed, too.
    package func text(all: Bool) -> String {
        var lines: [String] = []
        for document in documents {
            for survivor in document.survivors where all || survivor.isBlindSpot {
                lines.append("\(document.path):\(survivor.place.line): \(survivor)")
            }
            if let note = document.note { lines.append("\(document.path): note: \(note)") }
        }
        let scores = scores
        if scores.folders.count > 1 { lines += scores.folders.map(\.text) }
        let cached = documents.count(where: \.isCached)
        lines.append(scores.all.text + (cached > 0 ? ", \(cached) of \(documents.count) documents from the cache" : ""))
        return (lines + notes).joined(separator: "\n")
    }

    /// The results as JSON. The same results give the same bytes.
    package var json: [UInt8] {
        let scores = scores
        let results: PropertyValue = [
            "version": 1, "score": scores.all.json, "folders": .list(scores.folders.map(\.json)),
            "documents": .list(documents.map(\.json)), "notes": .list(notes.map { .text($0) }),
        ]
        return JSONText.file(of: results)
    }
}

extension MutationResults.Score {
    fileprivate var json: PropertyValue {
        [
            "folder": .text(folder), "seen": .number(Double(seen)), "unseen": .number(Double(unseen)),
            "allowed": .number(Double(allowed)), "withoutEffect": .number(Double(withoutEffect)),
            "share": .number((share * 10_000).rounded() / 10_000),
        ]
    }
}

extension MutationResults.Document {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("path", .text(path)), ("cached", isCached ? .bool(true) : nil), ("seen", .number(Double(seen))),
            ("note", note.map { .text($0) }),
            ("errors", error.map { .list($0.messages.map { .text($0) }) }),
            ("survivors", .list(survivors.map(\.json))),
        ])
    }
}

extension Survivor {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("line", .number(Double(place.line))), ("column", .number(Double(place.column))), ("path", .text(path)),
            ("change", .text(change)), ("before", values.map { .text($0.before) }),
            ("after", values.map { .text($0.after) }), ("reason", .text(reason.rawValue)), ("detail", .text(detail)),
            ("blindSpot", .bool(isBlindSpot)), ("allowedBecause", (allowance?.reason).map { .text($0) }),
        ])
    }
}
