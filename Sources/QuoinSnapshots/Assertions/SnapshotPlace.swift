import QuoinSystem

/// Where an assertion stands.
struct SnapshotPlace: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var testName: String
    var line: UInt
    var column: UInt

    /// `CardTests.swift:12:5`.
    var description: String {
        "\(FilePath(String(describing: filePath)).lastComponent?.string ?? ""):\(line):\(column)"
    }

    /// The reference of a snapshot: `__Snapshots__/CardTests/card.dark.png` beside the test's file.
    func reference(named name: String?, variant: String, pathExtension: String) -> String {
        let file = URL(fileURLWithPath: String(describing: filePath))
        return file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(fileStem)
            .appendingPathComponent("\(stem(named: name))\(variant).\(pathExtension)").path
    }

    /// Where pictures for a person to look at go: what SNAPSHOT_ARTIFACTS names, or the folder for temporary files.
    func artifact(named name: String?, variant: String, role: String, pathExtension: String) -> String {
        let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
        let root = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("quoin-snapshots")
        return root.appendingPathComponent(module).appendingPathComponent(fileStem)
            .appendingPathComponent("\(stem(named: name))\(variant).\(role).\(pathExtension)").path
    }

    /// The command that accepts what the test makes now.
    var acceptCommand: String {
        let test = testName.prefix { $0 != "(" }
        return "SNAPSHOT_TESTING_RECORD=failed swift test --filter '\(module).*\(test)'"
    }

    private var module: String { String(String(describing: fileID).prefix { $0 != "/" }) }

    private var fileStem: String {
        URL(fileURLWithPath: String(describing: filePath)).deletingPathExtension().lastPathComponent
    }

    private func stem(named name: String?) -> String {
        ([testName] + [name].compactMap(\.self)).map(Self.plain).joined(separator: ".")
    }

    /// A name with nothing but letters, digits and `_` in it, and dashes in place of all else.
    private static func plain(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}
