import Foundation
import QuoinSystem
import TestSupport

/// A worker that a test talks to. It is ended when nobody holds it anymore.
final class RunningWorker {
    let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    /// Where jobs are written.
    var jobs: FileHandle { input.fileHandleForWriting }
    private var lines: LineReader

    struct NoLine: Error {}
    struct NoChild: Error {}

    /// - Parameter folder: the working folder.
    init(_ arguments: [String], in folder: URL) throws {
        process.executableURL = try Command().executable
        process.arguments = ["worker"] + arguments
        process.currentDirectoryURL = folder
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = FileHandle.nullDevice
        lines = LineReader(FileDescriptor(rawValue: output.fileHandleForReading.fileDescriptor), limit: .max)
        // A worker that was killed reads nothing.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        _ = try next()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    func send(_ job: String) throws {
        try jobs.write(contentsOf: Data((job + "\n").utf8))
    }

    /// Waits for the next result.
    func next() throws -> WorkerAnswer {
        guard case .whole(let line)? = try lines.next() else { throw NoLine() }
        return try WorkerAnswer(Data(line))
    }

    /// Ends standard input, and gives the exit status.
    func end() throws -> Int32 {
        try jobs.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The processes that draw.
    var children: [pid_t] { Self.children(of: process.processIdentifier) }

    static func children(of parent: pid_t) -> [pid_t] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return folders.compactMap { pid_t($0) }.filter { process in
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { return false }
            let fields = text[end...].split(separator: " ")
            return fields[1] != "Z" && fields[2] == "\(parent)"
        }
    }

    /// Waits until there is a process that draws besides some.
    func child(besides known: Set<pid_t> = []) throws -> pid_t {
        try waitForChildren { children in children.first { !known.contains($0) } }
    }

    /// Waits until the processes that draw are as wanted. A minute is far more than they take on a busy machine.
    @discardableResult
    func waitForChildren<Result>(_ wanted: ([pid_t]) -> Result?) throws -> Result {
        for _ in 0..<6_000 {
            if let result = wanted(children) { return result }
            Thread.sleep(forTimeInterval: 0.01)
        }
        throw NoChild()
    }
}

/// A result of a worker.
struct WorkerAnswer {
    let object: [String: Any]

    init(_ line: Data) throws {
        object = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
    }

    subscript(key: String) -> String? { object[key] as? String }

    var status: String? { self["status"] }
    var number: Int? { object["id"] as? Int }
    var content: Data? { self["content"].flatMap { Data(base64Encoded: $0) } }
    var errors: [[String: Any]] { object["errors"] as? [[String: Any]] ?? [] }
    var message: String? { errors.first?["message"] as? String }
    var row: Int? { errors.first?["row"] as? Int }
}
