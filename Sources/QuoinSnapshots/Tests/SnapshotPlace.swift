import QuoinResults
import QuoinSystem

/// The place of an assertion in the source.
package struct SnapshotPlace: Sendable {
    package var fileID: StaticString
    package let filePath: StaticString
    package var testName: String
    package var line: UInt
    package var column: UInt
    private let source: TestFile

    package init(fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt) {
        (self.fileID, self.filePath, self.testName) = (fileID, filePath, testName)
        (self.line, self.column) = (line, column)
        source = TestFile.at(filePath)
    }

    /// The file of the test, an absolute path.
    package var file: FilePath { source.path }

    /// Where the results of the file's assertions are.
    var results: TestFile.Results { source.results(in: SnapshotTestingConfiguration.current(at: self).artifacts) }

    /// The folder for the results of the file's assertions.
    package var folder: String { results.folder }

    /// `CardTests.swift:12:5`.
    package var description: String {
        "\(source.name):\(line):\(column)"
    }

    /// The name of the test in messages: `CardTests/looks()`.
    package var test: String { "\(source.stem)/\(testName)" }

    /// The command that accepts the test's new snapshots.
    package var acceptCommand: String {
        let test = testName.prefix { $0 != "(" }
        return "SNAPSHOT_TESTING_RECORD=failed swift test --filter '\(module).*\(test)'"
    }

    /// The reference of a snapshot: `__Snapshots__/CardTests/card.dark.png` beside the test's file.
    ///
    /// - Parameter directory: the folder of the reference, absolute or relative to the folder of the test's file; `nil`
    ///   for the default one.
    func reference(named name: String?, variant: String, pathExtension: String, in directory: String?) -> String {
        let own = directory.map { FilePath(source.folder).pushing(FilePath($0)).lexicallyNormalized().string }
        let folder = own ?? "\(source.folder)/\(AssertionFolder.referencesName)/\(source.stem)"
        return "\(folder)/\(stem(named: name))\(variant)" + (pathExtension.isEmpty ? "" : ".\(pathExtension)")
    }

    private var module: String { String(String(describing: fileID).prefix { $0 != "/" }) }

    private func stem(named name: String?) -> String {
        let suite = source.suites.suite(ofTest: testName, at: Int(line))
        return [suite, testName, name].compactMap(\.self).map(Self.plain).joined(separator: ".")
    }

    /// A name with dashes in place of all but letters, digits and `_`.
    private static func plain(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}

/// The process that runs tests.
package enum TestRun {
    /// Whether it runs all tests, so that a reference that no assertion uses is not needed.
    static let isWhole = isWhole(
        CommandLine.arguments, isInXcode: environmentVariable("XCTestConfigurationFilePath") != nil)

    /// Whether a process with these arguments runs all tests. Xcode does not say in them which tests it chose.
    package static func isWhole(_ arguments: [String], isInXcode: Bool = false) -> Bool {
        let options = arguments.dropFirst()
        let isFiltered = options.contains { ["--filter", "--skip", "-XCTest"].contains($0) }
        // XCTest gets the names of tests as its only argument.
        return !isInXcode && !isFiltered && options.first?.hasPrefix("-") != false
    }
}
