import Foundation
import TestSupport

/// The built command, run as a separate process.
struct Command {
    /// What a run gave.
    struct Result {
        var status: Int32
        var output: Data
        var errors: String

        var outputText: String { String(decoding: output, as: UTF8.self) }
        /// The lines on standard error.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    let executable: URL

    /// The command as users get it. Where only the tests were built, it is that of ``builtWithTests()``, which takes several
    /// times as long.
    init() throws {
        self.init(at: try BuiltPrograms.release ?? BuiltPrograms.path(of: "quoin"))
    }

    init(at path: String) {
        executable = URL(fileURLWithPath: path)
    }

    /// The command that was built with the tests, without optimization.
    static func builtWithTests() throws -> Command {
        Command(at: try BuiltPrograms.path(of: "quoin"))
    }

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - folder: the working folder.
    ///   - input: what it reads from standard input.
    ///   - environment: variables in addition to those of the tests.
    func run(
        _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        let scratch = TemporaryFolder()
        let files = try ["in", "out", "err"].map { name in
            let content = name == "in" ? Data(input.utf8) : Data()
            let url = scratch.url.appendingPathComponent(name)
            try content.write(to: url)
            return url
        }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try Data(contentsOf: files[1]),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
}

extension Command {
    /// Runs the command on a terminal of its own, and returns all that it shows there.
    func show(_ arguments: [String], in folder: URL, redirections: String = "") throws -> (status: Int32, text: String)
    {
        let words = ([executable.path] + arguments).map { "'\($0)'" }.joined(separator: " ") + " " + redirections
        #if os(Linux)
            let terminal = ["-qec", words, "/dev/null"]
        #else
            let terminal = ["-q", "/dev/null", "/bin/sh", "-c", words]
        #endif
        let result = try Command(at: "/usr/bin/script").run(terminal, in: folder, environment: ["TERM": "xterm"])
        return (result.status, result.outputText.replacing("\r\n", with: "\n"))
    }
}
