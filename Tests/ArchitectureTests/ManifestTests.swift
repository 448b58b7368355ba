import Foundation
import TestSupport
import Testing

/// SwiftPM compiles a target again only if the module of a target that it names has changed. A program crashes if a type has
/// another layout than the one that a target was compiled for.
@Suite("The manifest", .enabled(if: BuiltPrograms.isLinux))
struct ManifestTests {
    @Test("a target names all targets below it")
    func targetsBelow() throws {
        let targets = try Self.targets()
        let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.targets) })
        #expect(named["QuoinCLI"]?.contains("QuoinValues") == true)
        for target in targets {
            let below = target.targets.reduce(into: Set()) { $0.formUnion(named[$1, default: []]) }
            let missing = below.subtracting(target.targets).sorted()
            #expect(missing.isEmpty, "\(target.name) does not name \(missing)")
        }
    }

    /// The targets as SwiftPM reads them, without plugins, which may only name programs.
    private static func targets() throws -> [DumpedTarget] {
        let scratch = TemporaryFolder()
        let output = try StartedProgram(
            "/usr/bin/env",
            [
                "swift", "package", "--package-path", SourceHouse.root.path, "--scratch-path", scratch.path("build"),
                "dump-package",
            ]
        ).finish().output
        let manifest = try JSONDecoder().decode(DumpedManifest.self, from: Data(output.drop { $0 != "{" }.utf8))
        return manifest.targets.filter { $0.type != "plugin" }
    }
}

private struct DumpedManifest: Decodable {
    var targets: [DumpedTarget]
}

private struct DumpedTarget: Decodable {
    var name: String
    var type: String
    var dependencies: [Dependency]

    struct Dependency: Decodable {
        /// The name, and a condition.
        var byName: [String?]?
    }

    /// The targets that it names.
    var targets: Set<String> { Set(dependencies.compactMap { $0.byName?.first ?? nil }) }
}
