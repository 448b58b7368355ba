import Foundation
import TestSupport

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

    var isRunning: Bool { process.isRunning }

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
