import QuoinFiles
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

/// A process that draws one job after the other. It is replaced when it fails, and after a number of jobs.
///
/// It belongs to one thread.
final class DrawingProcess {
    private let worker: Worker
    /// The number of jobs after which the process is replaced.
    private let renewal: Int
    private var process: AnsweringProcess?
    private var answered = 0
    /// The job that has no answer.
    private var request: [UInt8] = []

    /// The time by the clock that a process may take to start and to end.
    private static let startTime = Duration.seconds(60)
    private static let endTime = Duration.seconds(10)
    /// How often a job is tried that ends the process, and how often a process is started that ends at once.
    private static let attempts = 2

    init(_ worker: Worker, renewal: Int) {
        (self.worker, self.renewal) = (worker, renewal)
    }

    deinit {
        process?.end(within: Self.endTime)
    }

    /// Gives a job to the process.
    ///
    /// - Throws: a ``QuoinError`` if no process can be started.
    func ask(_ line: [UInt8]) throws(QuoinError) {
        try renew()
        request = line
        try prepare().ask(line)
    }

    /// Ends the process if it has drawn its number of jobs, and starts another one.
    ///
    /// - Throws: a ``QuoinError`` if no process can be started.
    func renew() throws(QuoinError) {
        guard answered >= renewal else { return }
        process?.end(within: Self.endTime)
        process = nil
        try prepare()
    }

    /// Waits for the result of the job, and the file of the picture.
    ///
    /// A job that ends the process is tried once more in a new one: something else may have ended it.
    ///
    /// - Throws: a ``QuoinError`` if no process can be started.
    func answer(deadline: Duration?) throws(QuoinError) -> (result: WorkerResult, file: [UInt8]) {
        let time = deadline.map { $0 * 2 } ?? worker.limits.processTime
        var attempt = 1
        while true {
            let process = try prepare()
            do throws(AnsweringProcess.NoAnswer) {
                let frame = try process.answer(within: time, limit: worker.limits.processOutput)
                answered += 1
                return (result(in: frame), frame.body)
            } catch {
                self.process = nil
                let isDue = [.timedOut, .wroteTooMuch].contains(error.process.ending)
                if isDue || attempt == Self.attempts {
                    return (result(of: error.process, deadline: deadline), [])
                }
            }
            attempt += 1
            try prepare().ask(request)
        }
    }

    private func result(in frame: MessageFrame) -> WorkerResult {
        (try? JSONDecoder().decode(WorkerResult.self, from: Data(frame.head)))
            ?? WorkerResult(.internal, [WorkerResult.Problem("the renderer process returned no result")])
    }

    private func result(of process: ChildProcess, deadline: Duration?) -> WorkerResult {
        if let deadline, process.ending == .timedOut {
            let milliseconds = Int(deadline / .milliseconds(1))
            let problem = "the picture took more than twice its deadline of \(milliseconds) ms by the clock"
            return WorkerResult(.deadline, [WorkerResult.Problem(problem)])
        }
        return WorkerResult(QuoinError(failureOf: process, drawing: "job", within: worker.limits), isLate: false)
    }

    // MARK: - Starting

    /// The process, which is started if there is none.
    ///
    /// One that ends while it starts is started again: something else may have ended it.
    ///
    /// - Throws: a ``QuoinError`` if it cannot be started.
    @discardableResult
    func prepare() throws(QuoinError) -> AnsweringProcess {
        if let process { return process }
        for _ in 1..<Self.attempts {
            if let process = try? start() { return process }
        }
        return try start()
    }

    private func start() throws(QuoinError) -> AnsweringProcess {
        let request = try worker.request.line()
        let started = try QuoinError.wrapping("a process cannot be started", kind: .internalError) {
            try AnsweringProcess(ChildProcess.ownExecutable, [ChildRequest.argument])
        }
        started.ask(request)
        do throws(AnsweringProcess.NoAnswer) {
            _ = try started.answer(within: Self.startTime, limit: 0)
        } catch {
            let lines = String(decoding: error.process.errors, as: UTF8.self).split(separator: "\n").map(String.init)
            throw QuoinError(.internalError, printing: ["error: a process that draws did not start"] + lines)
        }
        (process, answered) = (started, 0)
        return started
    }
}
