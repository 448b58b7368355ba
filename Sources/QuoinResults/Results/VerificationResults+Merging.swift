import Quoin

extension VerificationResults {
    /// The results of several shards, combined as those of one run.
    ///
    /// - Throws: a ``QuoinError`` if a shard or a snapshot is given twice, or if the shards belong to different runs.
    package static func merging(_ parts: [VerificationResults]) throws(QuoinError) -> VerificationResults {
        guard var first = parts.first else { throw QuoinError("there are no results to join") }
        if parts.count == 1, first.shard == nil {
            first.snapshots = first.snapshots.map(\.withOwnCommand)
            return first
        }
        let missing = try missingShards(in: parts)
        try checkRuns(of: parts)
        let snapshots = parts.flatMap(\.snapshots).map(\.withOwnCommand)
        if let name = firstRepeated(snapshots.map(\.name)) { throw .repeatedSnapshot(name) }
        if missing.isEmpty, let document = firstUnverified(of: first.run, in: snapshots) {
            throw QuoinError("\(document) was verified by no shard")
        }
        return VerificationResults(
            fingerprint: first.fingerprint, run: first.run, missingShards: missing, notes: notes(on: parts),
            snapshots: snapshots, references: parts.reduce(into: References()) { $0 = $0.union($1.references) })
    }

    private static func missingShards(in parts: [VerificationResults]) throws(QuoinError) -> [Int] {
        let count = parts.lazy.compactMap { $0.shard?.count }.first ?? parts.count
        var present: Set<Int> = []
        for part in parts {
            guard let shard = part.shard, shard.count == count else {
                throw QuoinError(
                    part.shard.map { "the shard \($0) is not one of \(count)" }
                        ?? "results that are not a shard cannot be joined with shards of \(count)")
            }
            guard present.insert(shard.index).inserted else {
                throw QuoinError("the shard \(shard) is there more than once")
            }
        }
        return (1...count).filter { !present.contains($0) }
    }

    /// Checks that shards have the same documents and settings.
    private static func checkRuns(of parts: [VerificationResults]) throws(QuoinError) {
        for part in parts.dropFirst() {
            guard let difference = part.run.difference(from: parts[0].run) else { continue }
            let (shard, other) = (part.shard.map { "\($0)" } ?? "", parts[0].shard.map { "\($0)" } ?? "")
            throw QuoinError("the shard \(shard) is not of the same run as \(other): \(difference)")
        }
    }

    private static func firstUnverified(of run: Run, in snapshots: [Snapshot]) -> String? {
        // Documents that share a picture have one result without a document, which is an error.
        guard !snapshots.contains(where: { $0.status == .errored && $0.document == nil }) else { return nil }
        let verified = Set(snapshots.compactMap(\.document))
        return run.documents.keys.sorted().first { !verified.contains($0) }
    }

    /// The notes of all shards, and one more if their libraries or fonts differ.
    private static func notes(on parts: [VerificationResults]) -> [String] {
        var notes: [String] = []
        for note in parts.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        let others = parts.filter { $0.fingerprint != parts[0].fingerprint }.compactMap(\.shard)
        if let base = parts[0].shard, !others.isEmpty {
            let names = others.map(\.description).joined(separator: ", ")
            notes.append(
                "The libraries or fonts of \(others.count == 1 ? "shard" : "shards") \(names) are not those of \(base)."
            )
        }
        return notes
    }
}

extension VerificationResults.Snapshot {
    /// The snapshot with its command written again. People copy it into a shell, and anybody may have written the shard.
    fileprivate var withOwnCommand: VerificationResults.Snapshot {
        var result = self
        result.acceptCommand = acceptCommand.flatMap { command in
            if test != nil { return reference.map { "\(QuoinCommand.name) approve --tests \(ShellWord.quoted($0))" } }
            guard let document else { return nil }
            let own = "\(QuoinCommand.name) approve \(ShellWord.quoted(document))"
            let options = command.hasPrefix(own) ? String(command.dropFirst(own.count)) : ""
            return Self.isAccess(options) ? own + options : own
        }
        return result
    }

    /// Whether a part of a command says which files a document may read, and nothing else.
    private static func isAccess(_ options: String) -> Bool {
        [" --no-files", " --all-files"].contains(options)
            || options.hasPrefix(" --root ") && ShellWord.isQuoted(options.dropFirst(" --root ".count))
    }
}

extension VerificationResults {
    /// A part of the documents of a run, such as the second of four.
    public struct Shard: Hashable, Sendable, Codable {
        /// From 1 to ``count``.
        public let index: Int
        /// At least 1.
        public let count: Int

        /// A shard; `nil` if the index is not from 1 to the count.
        public init?(_ index: Int, of count: Int) {
            guard count >= 1, (1...count).contains(index) else { return nil }
            self.index = index
            self.count = count
        }

        /// A shard from text: `2/4` is the second of four.
        public init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
            self.init(index, of: count)
        }

        /// Whether the document at a position belongs to this shard. Neighbors go to different shards, because slow
        /// ones tend to be next to each other.
        package func contains(position: Int) -> Bool {
            position % count == index - 1
        }

        private enum Key: String, CodingKey {
            case index, count
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let index = try container.decode(Int.self, forKey: .index)
            let count = try container.decode(Int.self, forKey: .count)
            guard let shard = Shard(index, of: count) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .index, in: container, debugDescription: "there is no shard \(index) of \(count)")
            }
            self = shard
        }
    }
}

extension VerificationResults.Shard: CustomStringConvertible {
    /// `2/4`.
    public var description: String { "\(index)/\(count)" }
}
