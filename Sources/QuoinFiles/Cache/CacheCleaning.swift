import QuoinSystem

/// Deletes the files of a cache that were not used for a long time, so that it does not grow for ever.
struct CacheCleaning {
    private let folder: FilePath
    /// Its modification time is that of the last cleaning. Programs that make backups recognize a cache by it
    /// (https://bford.info/cachedir).
    private let tag: FilePath

    private static let day = 86_400
    /// The time after which an unused file is deleted, in seconds.
    private static let keptTime = 30 * day

    init(_ folder: FilePath) {
        self.folder = folder
        tag = folder.appending("CACHEDIR.TAG")
    }

    /// Whether the folder was used as a cache before.
    var isMarked: Bool { FileKind.exists(at: tag.string) }

    /// Deletes unused files, unless that was done within a day.
    func runOncePerDay(_ subfolders: [String]) {
        let age = Self.age(of: tag)
        if let age, age < Self.day { return }
        try? AtomicFile.write(Array("Signature: 8a477f597d28d172789f06886806bc55\n".utf8), to: tag)
        // A new folder has no old files.
        guard age != nil else { return }
        for path in subfolders.flatMap({ name in folder.appending(name).contents.map { "\(folder)/\(name)/\($0)" } }) {
            let path = FilePath(path)
            // The folder may have files of others.
            guard PictureKey.isPath(path) else { continue }
            if let age = Self.age(of: path), age > Self.keptTime, (try? FileKind(at: path.string)) == .file {
                unlink(path.string)
            }
        }
    }

    /// Sets the modification time of a file that was used to the present. Once a day is enough.
    static func markAsUsed(_ path: FilePath) {
        if let age = age(of: path), age > day { utimes(path.string, nil) }
    }

    /// The seconds since a file was written; `nil` if there is none.
    private static func age(of path: FilePath) -> Int? {
        var status = stat()
        guard stat(path.string, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let written = status.st_mtimespec.tv_sec
        #else
            let written = status.st_mtim.tv_sec
        #endif
        return time(nil) - written
    }
}
