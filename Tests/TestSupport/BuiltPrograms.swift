import Foundation

/// Programs that were built with the tests.
package enum BuiltPrograms {
    package struct NotBuilt: Error {}

    package static var isLinux: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// The path of the command that `scripts/build-release` built from the same sources; `nil` if the tests do not know of
    /// one.
    package static var release: String? { ProcessInfo.processInfo.environment["QUOIN_RELEASE_BINARY"] }

    /// The path of a program beside the test bundle.
    package static func path(of name: String) throws -> String {
        let places =
            [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self)
            + CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let candidates = places.map { $0.appendingPathComponent(name) }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw NotBuilt()
        }
        return found.path
    }
}
