import QuoinVerification
import SystemPackage

extension SnapshotPlace {
    /// The folder for the results of the project's assertions.
    package var results: AssertionFolder {
        let project = AssertionFolder.project(around: file.removingLastComponent())
        if let path = SnapshotTestingConfiguration.current(at: self).artifacts {
            return AssertionFolder(FilePath(path).absolute, project: project)
        }
        return AssertionFolder(of: project)
    }

    /// The folder for the results of the file's assertions.
    package var folder: FilePath { results.folder(ofTests: file) }
}
