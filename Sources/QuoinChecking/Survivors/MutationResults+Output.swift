import QuoinDeclarations
import QuoinFiles

extension MutationResults.Score {
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
