import Foundation
import QuoinSnapshots
import Testing

extension Trait where Self == SnapshotTestingConfiguration {
    /// Keeps what the assertions of a suite leave apart from the results of these tests.
    static var artifactsApart: SnapshotTestingConfiguration {
        .artifacts(FileManager.default.temporaryDirectory.appendingPathComponent("quoin-tests-apart").path)
    }
}

extension SnapshotTestingConfiguration {
    static func artifacts(_ path: String) -> SnapshotTestingConfiguration {
        var configuration = SnapshotTestingConfiguration()
        configuration.artifacts = path
        return configuration
    }
}
