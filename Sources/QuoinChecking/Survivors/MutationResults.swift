import QuoinVerification
import SystemPackage

/// The results of changing the values of documents.
package struct MutationResults: Sendable {
    /// In the order of their paths.
    package var documents: [Document]
    /// Notes on the run, such as unused allowances.
    package var notes: [String] = []

    /// One document.
    package struct Document: Codable, Sendable {
        /// The path of the document, relative to the working folder if it is in it.
        package var path: String
        /// The number of changes that a picture shows.
        package var seen: Int { seenBySort.values.reduce(0, +) }
        /// The same by what is changed.
        var seenBySort: [Mutant.Sort: Int] = [:]
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

        /// Pictures and errors are not kept for later runs.
        private enum CodingKeys: String, CodingKey {
            case path, seenBySort, survivors, note
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
        /// The changes that a picture shows, and all that one could show, by what they change.
        package var bySort: [Mutant.Sort: Share] = [:]

        /// A part of a number of changes.
        package struct Share: Hashable, Sendable {
            package var seen = 0
            package var all = 0
        }

        /// The share of visible changes among all that a picture could show, from 0 to 1; 0 if no picture could show any.
        /// Allowed changes do not count.
        package var share: Double { isEmpty ? 0 : Double(seen) / Double(seen + unseen) }

        /// Whether no picture could show any change.
        var isEmpty: Bool { seen + unseen == 0 }
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
        for sort in Mutant.Sort.allCases {
            let seen = document.seenBySort[sort] ?? 0
            bySort[sort, default: Share()].seen += seen
            bySort[sort, default: Share()].all += seen + document.survivors.count { $0.isBlindSpot && $0.sort == sort }
        }
    }

    /// `98.4 %`; `none` if no picture could show any change.
    var percentage: String { isEmpty ? "none" : Self.percentage(share) }

    private static func percentage(_ share: Double) -> String {
        "\(shortDescription((share * 1_000).rounded(.down) / 10)) %"
    }

    /// `layout 97 % (by a point or a percent), color 100 % (by a tenth)`: the shares by what is changed, and by how much.
    var sorts: String {
        Mutant.Sort.allCases.compactMap { sort in
            guard let own = bySort[sort], own.all > 0 else { return nil }
            return "\(sort.rawValue) \(Self.percentage(Double(own.seen) / Double(own.all))) (\(sort.step))"
        }.joined(separator: ", ")
    }

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
            if let advice = document.advice { lines.append("\(document.path): \(advice)") }
            for survivor in document.survivors where all || survivor.isBlindSpot {
                lines.append("\(document.path):\(survivor.place.line): \(survivor)")
            }
            if let note = document.note { lines.append("\(document.path): note: \(note)") }
        }
        let scores = scores
        if scores.folders.count > 1 { lines += scores.folders.map(\.text) }
        let cached = documents.count(where: \.isCached)
        lines.append(scores.all.text + (cached > 0 ? ", \(cached) of \(documents.count) documents from the cache" : ""))
        if !scores.all.sorts.isEmpty { lines.append("of these: \(scores.all.sorts)") }
        return (lines + notes).joined(separator: "\n")
    }

    /// The results as JSON. The same results give the same bytes.
    package var json: [UInt8] {
        let scores = scores
        let results: PropertyValue = [
            "version": 1, "score": scores.all.json, "folders": .list(scores.folders.map(\.json)),
            "documents": .list(documents.map(\.json)), "notes": .texts(notes),
        ]
        return JSONText.file(of: results)
    }
}

extension MutationResults.Score {
    fileprivate var json: PropertyValue {
        [
            "folder": .text(folder), "seen": .count(seen), "unseen": .count(unseen),
            "allowed": .count(allowed), "withoutEffect": .count(withoutEffect),
            "share": .number((share * 10_000).rounded() / 10_000),
            "sorts": .mapping(
                Dictionary(
                    uniqueKeysWithValues: bySort.map { sort, own in
                        (sort.rawValue, ["seen": .count(own.seen), "all": .count(own.all)])
                    })),
        ]
    }
}

extension MutationResults.Document {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("path", .text(path)), ("cached", isCached ? .bool(true) : nil), ("seen", .count(seen)),
            ("note", note.map { .text($0) }),
            ("errors", error.map { .list($0.messages.map { .text($0) }) }),
            ("survivors", .list(survivors.map(\.json))),
        ])
    }
}

extension MutationResults.Document {
    /// The variants that would see most survivors, the best first: `` `appearances: [light, dark]` would see 20 of 27 ``.
    fileprivate var advice: String? {
        var blind = survivors.filter(\.isBlindSpot)
        let count = blind.count
        var parts: [String] = []
        while let best = Self.best(for: blind) {
            blind.removeAll { $0.variants.contains(best) }
            parts.append("`\(best)` would see \(count - blind.count)")
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", with ") + " of \(count)"
    }

    /// The variant that would see most of some survivors; `nil` if none sees any.
    private static func best(for survivors: [Survivor]) -> String? {
        let counts = survivors.flatMap(\.variants).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

extension Survivor {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("line", .count(place.line)), ("column", .count(place.column)), ("path", .text(path)),
            ("change", .text(change)), ("before", values.map { .text($0.before) }),
            ("after", values.map { .text($0.after) }), ("reason", .text(reason.rawValue)), ("detail", .text(detail)),
            ("sort", .text(sort.rawValue)), ("variants", .texts(variants)),
            ("blindSpot", .bool(isBlindSpot)), ("allowedBecause", (allowance?.reason).map { .text($0) }),
        ])
    }
}

/// A change of a document that none of its pictures shows.
package struct Survivor: Codable, Hashable, Sendable {
    /// Where the value is in the document.
    package var place: SourcePlace
    /// The path of the value: `layout.row.children[2].width`.
    package var path: String
    /// The last key of the path.
    package var key: String
    /// The change in words: `cornerRadius 36 → 37`.
    package var change: String
    /// The value before and after the change; `nil` for children and rules that are removed or swapped.
    package var values: Mutant.Values?
    /// What the change changes.
    package var sort: Mutant.Sort
    package var reason: UnseenReason
    /// More about the reason, in words; empty if there is nothing to add.
    package var detail: String
    /// The settings of `variants` with which a picture would show it.
    package var variants: [String]
    /// The allowance for it; `nil` if there is none.
    package var allowance: Allowance<UnseenReason>?

    /// What is allowed is looked up each time.
    private enum CodingKeys: String, CodingKey {
        case place, path, key, change, values, sort, reason, detail, variants
    }

    /// Whether a better snapshot would show it, and no allowance has a reason why that is not needed.
    package var isBlindSpot: Bool { reason.isBlindSpot && allowance == nil }
}

extension Survivor: CustomStringConvertible {
    /// `cornerRadius 36 → 37: limited by something else, but 18 has an effect`.
    package var description: String { "\(change): \(why)".printable }

    /// `covered, by the image, allowed because photos fill their canvas`.
    var why: String {
        let reasons = [reason.title, detail] + (allowance.map { ["allowed because \($0.reason)"] } ?? [])
        return reasons.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
