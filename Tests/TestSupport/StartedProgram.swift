import Foundation

/// A program that runs beside the tests, with both of its outputs as one text.
package struct StartedProgram {
    private let process = Process()
    private let pipe = Pipe()

    /// The program of the tests themselves.
    package static var ofTests: String { CommandLine.arguments[0] }

    /// - Parameters:
    ///   - folder: the working folder; that of the tests by default.
    ///   - environment: what differs from the variables of the tests; a variable with `nil` is left out.
    package init(
        _ path: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String?] = [:]
    ) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
    }

    /// Waits for the end of the program.
    package func finish() -> (status: Int32, output: String) {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
