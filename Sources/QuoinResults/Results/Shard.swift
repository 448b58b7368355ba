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
