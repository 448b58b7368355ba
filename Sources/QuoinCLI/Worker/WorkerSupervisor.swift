import Quoin
import QuoinSystem
import Synchronization

/// Reads jobs, has them drawn by processes, and writes results.
///
/// Each thread has its own process, and reads a job only when that process is free. So jobs are not queued here; their
/// writer waits instead.
final class WorkerSupervisor: Sendable {
    private let worker: Worker
    private let handshake: WorkerHandshake
    /// The number of processes that draw at a time.
    private let processes: Int
    /// The number of jobs after which a process is replaced by a new one.
    private let renewal: Int
    private let jobs = Mutex(LineReader(.standardInput, limit: Worker.lineLimit))
    private let output = Mutex(())
    private let failure = Mutex<QuoinError?>(nil)

    init(_ worker: Worker, _ handshake: WorkerHandshake, processes: Int, renewal: Int) {
        (self.worker, self.handshake) = (worker, handshake)
        (self.processes, self.renewal) = (processes, renewal)
    }

    /// Works until standard input ends.
    ///
    /// - Throws: a ``QuoinError`` if no process can be started, or jobs or results can be read or written no more. Nothing
    ///   that a job does is an error here.
    func run() throws(QuoinError) {
        // A process that ended reads no more, which is noticed when it does not answer.
        signal(SIGPIPE, SIG_IGN)
        try write(JSONText.line(of: handshake))
        WorkerThreads.run(processes) { [self] in
            do throws(QuoinError) {
                try work()
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    // MARK: - Jobs

    /// A job that was read.
    private struct Job {
        var line: [UInt8]
        var head: WorkerJobHead
        /// The number of its line.
        var row: Int
    }

    /// A job that was drawn, and whose result is not written yet.
    private struct Finished {
        var result: WorkerResult
        var file: [UInt8]
    }

    private func work() throws(QuoinError) {
        let process = DrawingProcess(worker, renewal: renewal)
        try process.prepare()
        var finished: Finished?
        while true {
            // The process draws the next job, if there is one, while the result of the last is written.
            var job = try nextJob(waiting: false)
            if job == nil {
                if let finished { try deliver(finished) }
                finished = nil
                try process.renew()
                job = try nextJob(waiting: true)
            }
            guard let job else { return }
            try process.ask(job.line)
            if let finished { try deliver(finished) }
            let answer = try process.answer(deadline: job.head.deadline)
            finished = Finished(result: answer.result, file: answer.file)
            finished?.result.id = job.head.id
            finished?.result.number(from: job.row)
        }
    }

    /// The next job. Invalid lines get their results here.
    ///
    /// - Parameter waiting: whether to wait for one; then `nil` means the end of the jobs.
    private func nextJob(waiting: Bool) throws(QuoinError) -> Job? {
        while failure.withLock({ $0 == nil }) {
            guard let (line, row) = try nextLine(waiting: waiting) else { return nil }
            guard case .whole(let bytes) = line else {
                try refuse("the line has more than \(Worker.lineLimit) bytes", .limit, row)
                continue
            }
            if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
            do throws(QuoinError) {
                return Job(line: bytes, head: try WorkerJobHead(bytes), row: row)
            } catch {
                try refuse(error.message, .invalid, row)
            }
        }
        return nil
    }

    private func nextLine(waiting: Bool) throws(QuoinError) -> (LineReader.Line, Int)? {
        try QuoinError.wrapping(in: "<standard input>", "cannot be read") {
            if waiting { return try jobs.withLock { lines in try lines.next().map { ($0, lines.count) } } }
            let line = try jobs.withLockIfAvailable { lines in
                try lines.nextWithoutWaiting().map { ($0, lines.count) }
            }
            return line ?? nil
        }
    }

    // MARK: - Results

    private func refuse(_ message: String, _ status: WorkerResult.Status, _ row: Int) throws(QuoinError) {
        var result = WorkerResult(status, [WorkerResult.Problem(message)])
        result.number(from: row)
        try write(result.line)
    }

    /// Writes the file of a picture, and then the result.
    private func deliver(_ finished: Finished) throws(QuoinError) {
        var result = finished.result
        if let path = result.path {
            if result.cached != true { store(finished.file, at: path, &result) }
        } else if !finished.file.isEmpty {
            result.content = Data(finished.file).base64EncodedString()
        }
        try write(result.line)
    }

    private func store(_ file: [UInt8], at path: String, _ result: inout WorkerResult) {
        // A process that an attacker controls could name any file.
        guard let folder = worker.outputFolder, let path = StorePath(path) else {
            let problem = WorkerResult.Problem("the renderer process named no file of the folder")
            return result.fail(.internal, [problem])
        }
        do {
            try path.write(file, in: folder)
        } catch {
            result.fail(.internal, error.messages.map { WorkerResult.Problem($0) }, retryable: true)
        }
    }

    private func write(_ line: [UInt8]) throws(QuoinError) {
        do {
            try output.withLock { _ in _ = try FileDescriptor.standardOutput.writeAll(line + [UInt8(ascii: "\n")]) }
        } catch Errno.brokenPipe {
            // Whoever reads results has ended.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        } catch {
            throw QuoinError(error, in: "<standard output>", "cannot be written", kind: .internalError)
        }
    }
}
