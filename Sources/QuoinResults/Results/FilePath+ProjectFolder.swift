import QuoinExplanations
import QuoinSystem

extension FilePath {
    /// A temporary folder that no other project or user shares.
    ///
    /// - Parameters:
    ///   - name: the beginning of its name.
    ///   - project: an existing folder.
    static func temporaryFolder(named name: String, of project: FilePath) -> FilePath {
        let digest = ContentDigest.text(of: "\(getuid()) \(project.resolved)".utf8).prefix(8)
        return temporaryFolder.appending("\(name)-\(digest)")
    }
}
