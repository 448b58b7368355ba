import QuoinSystem

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
