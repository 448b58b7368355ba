import Foundation

/// The files of `Tests/Conformance/Cases`: layouts whose frames or pictures come from other programs.
package enum ConformanceCases {
    package static let folder = PackageFolder.root.appending(path: "Tests/Conformance/Cases")

    /// Decodes a file.
    package static func read<Content: Decodable>(_ path: String, as type: Content.Type) throws -> Content {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: path)))
    }

    /// The content of a file as the values of `JSONSerialization`.
    package static func json(_ path: String) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: path))) as? [String: Any] ?? [:]
    }

    /// The paths of the JSON files in a folder, sorted.
    package static func paths(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path())
            .filter { $0.hasSuffix(".json") }.sorted().map { "\(name)/\($0)" }
    }
}
