import Quoin
import QuoinPlatform

extension VerificationResults.Snapshot {
    /// The pictures of a snapshot.
    package struct Pictures: Hashable, Sendable, Codable {
        /// The accepted picture; `nil` if there is none yet.
        package var reference: Picture?
        /// The new picture; `nil` if it cannot be drawn.
        package var new: Picture?
        /// A picture of the difference; `nil` if the pictures were not compared or the snapshot passed.
        package var difference: Picture?

        package init(reference: Picture? = nil, new: Picture? = nil, difference: Picture? = nil) {
            (self.reference, self.new, self.difference) = (reference, new, difference)
        }

        static let roles = ["reference", "new", "difference"]

        /// The pictures, each transformed, by their roles.
        package func map<Failure: Error>(
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
    package enum Picture: Hashable, Sendable {
        case png(Data)
        /// A file, relative to the folder of the results.
        case file(String)
    }
}

extension VerificationResults.Snapshot.Picture: Codable {
    private enum Key: String, CodingKey {
        case png, file
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let file = try container.decodeIfPresent(String.self, forKey: .file) {
            self = .file(file)
        } else {
            self = .png(try container.decode(Data.self, forKey: .png))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .png(let data): try container.encode(data, forKey: .png)
        case .file(let path): try container.encode(path, forKey: .file)
        }
    }
}

extension VerificationResults.Snapshot.Picture {
    /// The bytes of the PNG.
    ///
    /// - Parameter folder: the folder of the results, to which the path of a file is relative. Files outside of it are
    ///   not read, because results may come from another machine.
    package func data(in folder: URL?) throws(QuoinError) -> Data {
        switch self {
        case .png(let data):
            return try Self.checked(data, path: "<embedded>")
        case .file(let path):
            guard let folder else { throw .picture(path, reason: "the folder of the results is not known") }
            guard let data = try Self.read(path, in: folder) else { throw .picture(path, reason: "cannot be read") }
            return try Self.checked(data, path: path)
        }
    }

    private static func read(_ path: String, in folder: URL) throws(QuoinError) -> Data? {
        let root = folder.standardizedFileURL.resolvingSymlinksInPath().path
        let file = folder.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
            throw .picture(path, reason: "is not in the folder of the results")
        }
        return try? Data(contentsOf: file)
    }

    private static func checked(_ data: Data, path: String) throws(QuoinError) -> Data {
        guard data.starts(with: PNGDecoder.signature) else { throw .picture(path, reason: "is not a PNG") }
        return data
    }
}

extension VerificationResults {
    /// The results with the bytes of pictures in place of files.
    ///
    /// - Parameter folder: the folder of the results.
    package func loadingPictures(from folder: URL) throws(QuoinError) -> VerificationResults {
        try mapPictures { _, _, picture throws(QuoinError) in .png(try picture.data(in: folder)) }
    }

    /// The results with each picture transformed.
    func mapPictures<Failure: Error>(
        _ change: (Snapshot, _ role: String, Snapshot.Picture) throws(Failure) -> Snapshot.Picture
    ) throws(Failure) -> VerificationResults {
        var results = self
        for index in results.snapshots.indices {
            let snapshot = results.snapshots[index]
            results.snapshots[index].pictures = try snapshot.pictures.map { role, picture throws(Failure) in
                try change(snapshot, role, picture)
            }
        }
        return results
    }
}
