import Foundation
import QuoinFiles

/// The folders of the package.
package enum PackageFolder {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    package static let snapshots = root.appendingPathComponent("Snapshots")

    /// The paths of the files below a folder with one of some extensions, without the extension, sorted. Settings and parts of
    /// documents are not among them.
    package static func names(below folder: URL, extensions: Set<String> = ["yaml"]) -> [String] {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter {
            extensions.contains(URL(fileURLWithPath: $0).pathExtension) && !$0.hasSuffix("quoin.yaml")
                && !$0.hasSuffix(".components.yaml")
        }
        .map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }.sorted()
    }

    /// The paths of the documents in a folder of `Snapshots`, relative to `Snapshots`, without the extension, sorted.
    package static func documents(below folder: String) -> [String] {
        names(below: snapshots).filter { $0.hasPrefix(folder + "/") }
    }

    /// The text of a document in `Snapshots`, by its path without the extension.
    package static func text(_ name: String) throws -> String {
        try String(contentsOf: snapshots.appendingPathComponent(name + ".yaml"), encoding: .utf8)
    }

    /// A document in `Snapshots`, by its path without the extension.
    package static func document(_ name: String) throws -> Document {
        let path = snapshots.appendingPathComponent(name + ".yaml").path
        return try DocumentFile(path: path, access: .below(snapshots.path)).read()
    }
}

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
