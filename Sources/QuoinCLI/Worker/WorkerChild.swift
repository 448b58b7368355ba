import Quoin
import QuoinSystem
import SystemPackage

/// The process that draws: it answers each line of standard input with a frame, a result and the file of the picture.
final class WorkerChild {
    private let worker: Worker
    private let renderer: DocumentRenderer
    private let templates: WorkerTemplates
    private var lines = LineReader(.standardInput, limit: Worker.lineLimit)

    private init(_ worker: Worker) {
        self.worker = worker
        var options = CanvasOverrides(limits: worker.limits)
        options.fonts = worker.fonts
        renderer = DocumentRenderer(options: options)
        templates = WorkerTemplates(worker.files, worker.limits)
    }

    /// Gives up what drawing does not take, and answers until standard input ends.
    ///
    /// - Throws: a ``QuoinError`` if the process cannot be confined, or cannot read or write any more.
    static func run(_ worker: Worker) throws(QuoinError) {
        var confinement = ProcessConfinement(for: worker.files, fonts: worker.fonts, limits: worker.limits)
        confinement.processorTime = nil
        if worker.isConfined {
            try confinement.applyForDrawing()
        } else {
            do {
                try confinement.limitMemory()
            } catch {
                throw QuoinError(error, "the memory cannot be limited", cause: .defect)
            }
        }
        PictureRenderer.keepFreedMemory()
        let failures = WorkerThreads.map([worker], stackSize: DocumentRenderer.stackSize) {
            { worker in
                do throws(QuoinError) {
                    try WorkerChild(worker).answerAll()
                    return nil as QuoinError?
                } catch {
                    return error
                }
            }
        }
        try QuoinError.throwAll(failures.compactMap(\.self))
    }

    private func answerAll() throws(QuoinError) {
        // The first answer says that the process is ready.
        try write(MessageFrame(head: []))
        while let line = try nextLine() {
            let start = ContinuousClock.now
            var (result, file) = answer(String(decoding: line, as: UTF8.self))
            result.ms = ((ContinuousClock.now - start) / .milliseconds(1) * 100).rounded() / 100
            try write(MessageFrame(head: result.line, body: file))
        }
    }

    private func nextLine() throws(QuoinError) -> [UInt8]? {
        do {
            // The supervisor passes no longer line on.
            guard case .whole(let line)? = try lines.next() else { return nil }
            return line
        } catch {
            throw QuoinError(error, in: "<standard input>", "cannot be read")
        }
    }

    private func write(_ frame: MessageFrame) throws(QuoinError) {
        try OutputFile.standardOutput.write(frame.bytes)
    }

    // MARK: - Drawing

    /// The result of a job, and the file that the supervisor writes.
    private func answer(_ line: String) -> (result: WorkerResult, file: [UInt8]) {
        renderer.deadline = nil
        do throws(QuoinError) {
            let job = try WorkerJob(line, limits: worker.limits, files: worker.writesFiles)
            renderer.deadline = job.deadline
            let (file, warnings) = try draw(job)
            var result = WorkerResult(warnings: warnings.reported(within: worker.limits))
            let digest = SHA256.text(of: file)
            (result.digest, result.bytes) = (digest, file.count)
            if job.target == .file { result.path = StorePath(digest, job.format).text }
            return (result, job.target == .digest ? [] : file)
        } catch {
            return (WorkerResult(error, isLate: renderer.deadline != nil && renderer.isLate), [])
        }
    }

    private func draw(_ job: WorkerJob) throws(QuoinError) -> (file: [UInt8], warnings: [Diagnostic]) {
        let (document, file) = try templates.document(of: job)
        var canvas = document.canvas
        if let value = job.canvas { try value.read(into: &canvas) }
        let layout = try renderer.layOut(document, file, on: CanvasVariant(own: canvas))
        let list = try renderer.displayList(of: layout)
        let bytes = try renderer.file(list, of: layout, as: job.format)
        return (bytes, layout.warnings + list.warnings.map { Diagnostic($0) })
    }
}

extension DocumentValue {
    /// Reads properties of a canvas from a job.
    fileprivate func read(into canvas: inout Canvas) throws(QuoinError) {
        if let mapping = mapping() {
            mapping.read(Canvas.properties, into: &canvas)
            mapping.finish()
        }
        guard reading.diagnostics.allSatisfy({ $0.severity == .warning }) else {
            throw QuoinError(.wrongInput, reading.diagnostics.map(\.withoutPlace), in: "job")
        }
    }
}

extension Diagnostic {
    /// The same about a job, whose line nobody reads by columns.
    var withoutPlace: Diagnostic {
        var result = self
        result.place = nil
        return result
    }
}
