/// Which Quoin this is.
package enum ProgramVersion {
    /// The version, by semantic versioning.
    package static let number = "0.1.0"

    /// The commit that the program was built from, followed by "+" if files had been changed since; `nil` if the build
    /// did not record it; only `scripts/build-release` does.
    package static var commit: String? {
        #if os(Linux)
            LoadedObjects.programNote(named: "Quoin", kind: 1).map { String(decoding: $0, as: UTF8.self) }
        #else
            nil
        #endif
    }

    /// The kind of processor that the program was built for, by the name that Linux has for it.
    package static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #else
            "other"
        #endif
    }
}
