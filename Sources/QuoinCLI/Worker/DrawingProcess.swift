import QuoinFiles
import QuoinSystem

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
