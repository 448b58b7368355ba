import QuoinExplanations
import QuoinSystem
import QuoinVerification
import Synchronization
import SystemPackage

/// The files of the running tests, in their state when the first of their assertions ran.
final class TestFiles: Sendable {
    static let shared = TestFiles()

    private let digests = Mutex<[String: String?]>([:])

    /// The digest of a test's file; `nil` if it cannot be read. Results of an earlier version of the file are deleted.
    func digest(at place: SnapshotPlace) -> String? {
        let (path, folder) = (place.file.string, place.folder)
        return digests.withLock { digests in
            if let known = digests[path + folder.string] { return known }
            let digest = (try? FileDescriptor.content(at: path)).map(ContentDigest.text)
            digests[path + folder.string] = digest
            AssertionFolder.deleteResults(except: digest, in: folder)
            return digest
        }
    }
}
