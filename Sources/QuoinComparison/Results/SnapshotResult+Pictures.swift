import QuoinSystem

extension SnapshotResult {
    /// The pictures of a snapshot, as far as there are any.
    public struct Pictures: Hashable, Sendable, Codable {
        /// The picture that was accepted; absent where there is none yet.
        public var reference: Picture?
        /// The picture as it is drawn now; absent where it cannot be drawn.
        public var new: Picture?
        /// Where the two differ, as ``PixelDifference/picture(over:)`` shows it; absent where they are not compared or
        /// the new one passed.
        public var difference: Picture?

        public init(reference: Picture? = nil, new: Picture? = nil, difference: Picture? = nil) {
            self.reference = reference
            self.new = new
            self.difference = difference
        }

        /// The same pictures, each changed; `role` is `reference`, `new` or `difference`.
        func map<Failure>(
            _ change: (_ role: String, Picture) throws(Failure) -> Picture
        ) throws(Failure) -> Pictures {
            var result = self
            if let reference { result.reference = try change("reference", reference) }
            if let new { result.new = try change("new", new) }
            if let difference { result.difference = try change("difference", difference) }
            return result
        }
    }

    /// A PNG.
    public enum Picture: Hashable, Sendable {
        case png(Data)
        /// A file, relative to the folder of the results.
        case file(String)
    }
}

extension SnapshotResult.Picture: Codable {
    private enum Key: String, CodingKey {
        case png, file
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let file = try container.decodeIfPresent(String.self, forKey: .file) {
            self = .file(file)
        } else {
            self = .png(try container.decode(Data.self, forKey: .png))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .png(let data): try container.encode(data, forKey: .png)
        case .file(let path): try container.encode(path, forKey: .file)
        }
    }
}
