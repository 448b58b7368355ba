import QuoinVerification
import SystemPackage

extension SnapshotPlace {
    /// The folder for what the assertions of the project leave.
    package var results: AssertionFolder {
        let project = AssertionFolder.project(around: file.removingLastComponent())
        if let path = SnapshotTestingConfiguration.current(at: self).artifacts {
            return AssertionFolder(FilePath(path).absolute, project: project)
        }
        return AssertionFolder(of: project)
    }

    /// The folder for what the assertions of the file leave.
    package var folder: FilePath { results.folder(ofTests: file) }
}
