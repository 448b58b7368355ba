import QuoinFiles
import QuoinSystem

/// The process that draws: it answers each line of standard input with a frame, a result and the file of the picture.
final class WorkerChild {
    private let worker: Worker
    private let renderer: DocumentRenderer
    private let templates: WorkerTemplates
    private let keys: PictureKeys
    private var lines: LineReader

    /// Avatars of some hundred people, in 20 MB at most.
    private static let keptPixels = 2_000_000

    private init(_ worker: Worker, _ lines: LineReader) {
        (self.worker, self.lines) = (worker, lines)
        renderer = DocumentRenderer(options: worker.options, keptPixels: Self.keptPixels)
        templates = WorkerTemplates(worker)
        keys = PictureKeys(worker.stack)
    }

    /// Drops all rights that drawing does not need, and answers until standard input ends.
    ///
    /// - Parameter lines: the jobs.
    /// - Throws: a ``QuoinError`` if the process cannot be confined, or cannot read or write any more.
    static func run(_ worker: Worker, _ lines: LineReader) throws(QuoinError) {
        StartedProcess.endWithParent()
        var confinement = ProcessConfinement(for: worker.files, fonts: worker.fonts, limits: worker.limits)
        confinement.processorTime = nil
        if worker.isConfined {
            try confinement.applyForDrawing()
        } else {
            try QuoinError.wrapping("the memory cannot be limited", kind: .internalError) {
                try confinement.limitMemory()
            }
        }
        let failures = WorkerThreads.map([worker], stackSize: DocumentRenderer.stackSize) {
            { worker in
                do throws(QuoinError) {
                    try WorkerChild(worker, lines).answerAll()
                    return nil as QuoinError?
                } catch {
                    return error
                }
            }
        }
        try QuoinError.throwAll(failures.compactMap(\.self))
    }

    private func answerAll() throws(QuoinError) {
        // The first answer reports that the process is ready.
        try write(MessageFrame(head: []))
        while let line = try nextLine() {
            let start = ContinuousClock.now
            var (result, file) = answer(line)
            result.ms = ((ContinuousClock.now - start) / .milliseconds(1) * 100).rounded() / 100
            try write(MessageFrame(head: result.line, body: file))
        }
    }

    private func nextLine() throws(QuoinError) -> [UInt8]? {
        let line = try QuoinError.wrapping(in: "<standard input>", "cannot be read") { try lines.next() }
        return if case .whole(let line)? = line { line } else { nil }
    }

    private func write(_ frame: MessageFrame) throws(QuoinError) {
        try OutputFile.standardOutput.write(frame.bytes)
    }

    // MARK: - Drawing

    /// The result of a job, and the file that the supervisor writes.
    private func answer(_ line: [UInt8]) -> (result: WorkerResult, file: [UInt8]) {
        renderer.deadline = nil
        do throws(QuoinError) {
            let job = try WorkerJob(line, limits: worker.limits, files: worker.outputFolder != nil)
            renderer.deadline = job.deadline
            let drawing = try templates.drawing(of: job)
            let key = try keys.key(of: drawing.request, madeFrom: drawing.log)
            if job.target == .file, let known = storedFile(key, job.format) {
                return (WorkerResult(known, key, job, warnings: nil), [])
            }
            let (file, warnings) = try draw(drawing, job)
            let result = WorkerResult(file, key, job, warnings: warnings.reported(within: worker.limits))
            return (result, job.target == .digest ? [] : file)
        } catch {
            return (WorkerResult(error, isLate: renderer.deadline != nil && renderer.isLate), [])
        }
    }

    /// The picture that was written for an earlier job; `nil` if there is none, or if it is damaged.
    private func storedFile(_ key: PictureKey, _ format: Picture.Format) -> [UInt8]? {
        worker.outputFolder.flatMap { StorePath(key, format).content(in: $0) }
    }

    private func draw(
        _ drawing: WorkerTemplates.Drawing, _ job: WorkerJob
    ) throws(QuoinError) -> (file: [UInt8], warnings: [Diagnostic]) {
        var canvas = drawing.document.canvas
        if let value = job.canvas { try value.read(into: &canvas) }
        let (layout, list) = try renderer.paint(drawing.document, drawing.file, on: CanvasVariant(own: canvas))
        let bytes = try renderer.file(list, of: layout, as: job.format)
        let ofPixels = job.format.hasPixels ? [] : renderer.pixelWarnings(of: layout)
        return (bytes, layout.warnings + list.warnings.map { Diagnostic($0) } + ofPixels)
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
            throw QuoinError(reading.diagnostics, in: WorkerJob.file.name)
        }
    }
}
