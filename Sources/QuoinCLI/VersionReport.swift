import Quoin
import QuoinSystem

/// The output of `quoin --version`: the version, what the program was built from, and what its pictures depend on.
struct VersionReport {
    /// A line for each fact; the version is the first.
    var text: String {
        let versions = EnvironmentFingerprint.libraryVersions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let fingerprint = (try? WorkerFingerprint(DrawingStack()))?.digits ?? "unknown"
        return
            ([ProgramVersion.number, "commit \(ProgramVersion.commit ?? "unknown")"] + versions
            + ["fingerprint \(fingerprint)"]).joined(separator: "\n")
    }
}
