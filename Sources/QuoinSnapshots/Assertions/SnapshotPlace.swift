import QuoinExplanations
import QuoinSystem
import SystemPackage

/// The place of an assertion in the source.
struct SnapshotPlace: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var testName: String
    var line: UInt
    var column: UInt

    /// `CardTests.swift:12:5`.
    var description: String {
        "\(file.lastComponent?.string ?? ""):\(line):\(column)"
    }

    /// The reference of a snapshot: `__Snapshots__/CardTests/card.dark.png` beside the test's file.
    func reference(named name: String?, variant: String, pathExtension: String) -> String {
        file.removingLastComponent().appending("__Snapshots__").appending(fileStem)
            .appending("\(stem(named: name))\(variant).\(pathExtension)").string
    }

    /// The path of a file for inspecting a failure, in the folder SNAPSHOT_ARTIFACTS, or in a temporary folder that no other
    /// project has.
    func artifact(named name: String?, variant: String, role: String, pathExtension: String) -> String {
        let folder = environmentVariable("SNAPSHOT_ARTIFACTS").map { FilePath($0).absolute }
        let project = ContentDigest.text(of: file.removingLastComponent().string.utf8).prefix(8)
        return (folder ?? FilePath.temporaryFolder.appending("quoin-snapshots-\(project)")).appending(module).appending(
            fileStem
        )
        .appending("\(stem(named: name))\(variant).\(role).\(pathExtension)").string
    }

    /// The command that accepts the test's new snapshots.
    var acceptCommand: String {
        let test = testName.prefix { $0 != "(" }
        return "SNAPSHOT_TESTING_RECORD=failed swift test --filter '\(module).*\(test)'"
    }

    private var file: FilePath { FilePath(String(describing: filePath)) }

    private var module: String { String(String(describing: fileID).prefix { $0 != "/" }) }

    private var fileStem: String {
        file.stem ?? ""
    }

    private func stem(named name: String?) -> String {
        ([testName] + [name].compactMap(\.self)).map(Self.plain).joined(separator: ".")
    }

    /// A name with dashes in place of all but letters, digits and `_`.
    private static func plain(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}
