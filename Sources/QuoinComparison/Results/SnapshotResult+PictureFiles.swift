import QuoinSystem

extension SnapshotResult.Picture {
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// The bytes of the PNG.
    ///
    /// - Parameter folder: the folder of the results, to which a file's path is relative. Files outside of it are not
    ///   read: results may come from other machines.
    func data(in folder: URL?) throws(ResultsError) -> Data {
        switch self {
        case .png(let data):
            return try Self.checked(data, path: "<embedded>")
        case .file(let path):
            guard let folder else { throw .picture(path, reason: "the folder of the results is not known") }
            guard let data = try Self.read(path, in: folder) else { throw .picture(path, reason: "cannot be read") }
            return try Self.checked(data, path: path)
        }
    }

    private static func read(_ path: String, in folder: URL) throws(ResultsError) -> Data? {
        let root = folder.standardizedFileURL.resolvingSymlinksInPath().path
        let file = folder.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
            throw .picture(path, reason: "is not in the folder of the results")
        }
        return try? Data(contentsOf: file)
    }

    private static func checked(_ data: Data, path: String) throws(ResultsError) -> Data {
        guard data.starts(with: signature) else { throw .picture(path, reason: "is no PNG") }
        return data
    }
}

extension VerificationResults {
    /// The same results with the bytes of their pictures in place of files' names.
    ///
    /// - Parameter folder: the folder of the results.
    public func loadingPictures(from folder: URL) throws(ResultsError) -> VerificationResults {
        try mapPictures { _, _, picture throws(ResultsError) in .png(try picture.data(in: folder)) }
    }

    /// The same results with each snapshot's pictures changed.
    func mapPictures<Failure>(
        _ change: (SnapshotResult, _ role: String, SnapshotResult.Picture) throws(Failure) -> SnapshotResult.Picture
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
