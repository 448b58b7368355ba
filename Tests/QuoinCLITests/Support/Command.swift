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

/// A command that goes on until it is ended; that is at the latest when nobody holds it anymore.
final class RunningCommand {
    private let process = Process()
    private let errorFile: URL
    private let scratch: TemporaryFolder

    /// The longest wait for something that should happen soon.
    private static let limit: TimeInterval = 60

    struct TooLong: Error, CustomStringConvertible {
        var description: String
    }

    /// - Parameter folder: the working folder.
    init(_ arguments: [String], in folder: URL) throws {
        scratch = TemporaryFolder()
        errorFile = try scratch.write("", to: "err")
        process.executableURL = try Command().executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errorFile)
        // The threads that tests run on block signals, and tests in the background ignore interrupts; so would what
        // they start.
        var (none, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        let atInterrupt = signal(SIGINT, SIG_DFL)
        defer {
            signal(SIGINT, atInterrupt)
            pthread_sigmask(SIG_SETMASK, &blocked, nil)
        }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// What it has said on standard error.
    var errors: String {
        String(decoding: (try? Data(contentsOf: errorFile)) ?? Data(), as: UTF8.self)
    }

    /// Waits until something is so.
    ///
    /// - Throws: ``TooLong``, with all that the command has said.
    func wait(for what: String, _ condition: () throws -> Bool) throws {
        let end = Date(timeIntervalSinceNow: Self.limit)
        while try !condition() {
            guard Date() < end else { throw TooLong(description: "\(what): never; it said:\n\(errors)") }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// Waits until a text was printed on standard error this many times.
    func wait(untilSaid text: String, times: Int = 1) throws {
        try wait(for: "\(text) × \(times)") { errors.components(separatedBy: text).count > times }
    }

    /// Interrupts it as Ctrl-C does, and gives the signal that ended it.
    func interrupt() throws -> Int32? {
        kill(process.processIdentifier, SIGINT)
        try wait(for: "an end") { !process.isRunning }
        return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
    }
}
