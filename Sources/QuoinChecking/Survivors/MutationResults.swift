import QuoinDeclarations
import QuoinFiles
import QuoinGeometry
import SystemPackage

/// What changes of documents' values showed.
package struct MutationResults: Sendable {
    /// In the order of their paths.
    package var documents: [Document]
    /// What is to be known of the run.
    package var notes: [String] = []

    /// One document.
    package struct Document: Sendable {
        /// The path of the document, relative to the working folder if it is in it.
        package var path: String
        /// The number of changes that a picture shows.
        package var seen = 0
        package var survivors: [Survivor] = []
        /// What keeps its pictures from showing anything.
        package var note: String?
        /// Why the document cannot be drawn.
        package var error: QuoinError?

        package init(path: String) {
            self.path = path
        }

        /// The number of changes that could be seen and are not.
        package var blindSpots: Int { survivors.count { $0.reason.isBlindSpot } }
    }

    /// The errors of documents that cannot be drawn.
    package var errors: [QuoinError] { documents.compactMap(\.error) }

    /// The changes of a folder's documents.
    package struct Score: Hashable, Sendable {
        package var folder: String
        /// The number of changes that a picture shows.
        package var seen = 0
        /// The number of changes that could be seen and are not.
        package var unseen = 0
        /// The number of changes that cannot matter.
        package var idle = 0

        /// The share of the changes that could be seen, and are, from 0 to 1.
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
    fileprivate mutating func add(_ document: MutationResults.Document) {
        seen += document.seen
        unseen += document.blindSpots
        idle += document.survivors.count - document.blindSpots
    }

    /// `Snapshots/Cards: 98.4 % seen (120 of 122), 3 without effect`.
    fileprivate var text: String {
        let percent = shortDescription((share * 1_000).rounded(.down) / 10)
        return "\(folder): \(percent) % seen (\(seen) of \(seen + unseen)), \(idle) without effect"
    }
}

// MARK: - Text

extension MutationResults {
    /// A line for each change that no picture shows, and the scores.
    ///
    /// - Parameter all: whether changes that cannot matter are listed, too.
    package func text(all: Bool) -> String {
        var lines: [String] = []
        for document in documents {
            for survivor in document.survivors where all || survivor.reason.isBlindSpot {
                lines.append("\(document.path):\(survivor.place.line): \(survivor)")
            }
            if let note = document.note { lines.append("\(document.path): note: \(note)") }
        }
        let scores = scores
        if scores.folders.count > 1 { lines += scores.folders.map(\.text) }
        lines.append(scores.all.text)
        return (lines + notes).joined(separator: "\n")
    }

    /// The results as JSON. The same results give the same bytes.
    package var json: [UInt8] {
        let scores = scores
        return JSONFile([
            "version": 1, "score": scores.all.json, "folders": .list(scores.folders.map(\.json)),
            "documents": .list(documents.map(\.json)), "notes": .list(notes.map { .text($0) }),
        ]).bytes
    }
}

extension MutationResults.Score {
    fileprivate var json: PropertyValue {
        [
            "folder": .text(folder), "seen": .number(Double(seen)), "unseen": .number(Double(unseen)),
            "withoutEffect": .number(Double(idle)), "share": .number((share * 10_000).rounded() / 10_000),
        ]
    }
}

extension MutationResults.Document {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("path", .text(path)), ("seen", .number(Double(seen))), ("note", note.map { .text($0) }),
            ("errors", error.map { .list($0.messages.map { .text($0) }) }),
            ("survivors", .list(survivors.map(\.json))),
        ])
    }
}

extension Survivor {
    fileprivate var json: PropertyValue {
        [
            "line": .number(Double(place.line)), "column": .number(Double(place.column)), "path": .text(path),
            "change": .text(change), "reason": .text(reason.rawValue), "detail": .text(detail),
            "blindSpot": .bool(reason.isBlindSpot),
        ]
    }
}
