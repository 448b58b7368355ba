import ArgumentParser
import QuoinFiles
import QuoinSystem

/// Draws documents, and draws each again when it changes, until the process ends.
///
/// Files are polled, too: the notifications of file systems are not sent for network folders and many container mounts, and
/// do not cover folders that do not exist yet.
struct DocumentWatch: Sendable {
    private let options: DrawingOptions
    private let overrides: RenderingOptions
    private let selection: VariantSelection

    init(_ options: DrawingOptions, _ overrides: RenderingOptions, _ selection: VariantSelection) {
        (self.options, self.overrides, self.selection) = (options, overrides, selection)
    }

    /// Returns only by throwing a usage error. An interrupt ends the process by its signal, so that shells report 130
    /// and stop a script.
    func run() throws {
        _ = try options.renderJobs(for: options.search, selection)
        WorkerThreads.run(1, stackSize: DocumentRenderer.stackSize) {
            var round = WatchRound(options, overrides, selection)
            let first = round.drawAll()
            Terminal.printMessage("watching for changes; Ctrl-C ends")
            DocumentWatcher.run(expecting: first) {
                round.find()
            } draw: {
                round.draw($0)
            }
        }
    }
}

/// One drawing of a watched document.
struct WatchDrawing: Sendable {
    let document: DocumentFile
    let outcome: RenderOutcome
    let duration: Duration
    /// The files that the document was drawn from.
    let log = ResourceLog()

    init(_ job: RenderJob, with renderer: DocumentRenderer) {
        var job = job
        job.log = log
        document = job.file
        let clock = ContinuousClock()
        let start = clock.now
        outcome = job.run(with: renderer)
        duration = clock.now - start
    }

    /// The message for a drawing: `card.yaml: drawn in 12 ms`.
    static func line(_ name: String, _ word: String, in duration: Duration) -> String {
        let milliseconds = max((duration / .milliseconds(1)).rounded(), 1)
        let time = milliseconds < 1_000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 100).rounded() / 10) s"
        return "\(name): \(Terminal.colored(word, .green, for: .errors)) in \(time)"
    }
}

/// Polls documents and draws those that changed. For one thread.
struct WatchRound {
    private let options: DrawingOptions
    private let overrides: RenderingOptions
    private let selection: VariantSelection
    private let renderer: DocumentRenderer
    private var watched: WatchedDocuments
    private var search: DocumentSearch?
    private var jobs: [RenderJob] = []
    /// The problems with finding documents or files for their pictures: those now, and those printed last.
    private var problems: [String] = []
    private var printedProblems: [String] = []

    /// The state of all files at one time.
    struct State: Equatable {
        var search: DocumentSearch
        var documents: WatchedDocuments.State
    }

    /// The largest number of documents that are drawn on this thread, with the fonts and images already loaded.
    private static let fewDocuments = 8

    init(_ options: DrawingOptions, _ overrides: RenderingOptions, _ selection: VariantSelection) {
        (self.options, self.overrides, self.selection) = (options, overrides, selection)
        renderer = DocumentRenderer(options: overrides)
        watched = WatchedDocuments(fonts: overrides.fonts)
    }

    /// Draws all documents for the first time.
    mutating func drawAll() -> DocumentWatcher.Expected { draw(poll()) }

    /// The state of all files, if anything has changed.
    mutating func find() -> DocumentWatcher.Change<State>? {
        let state = poll()
        let changes = watched.changes(in: state.documents)
        guard !changes.isEmpty || problems != printedProblems else { return nil }
        return (state, changes.areComplete(in:))
    }

    // MARK: - Polling

    private mutating func poll() -> State {
        let search = options.search
        if search != self.search { takeJobs(from: search) }
        return State(search: search, documents: watched.state(of: jobs.map(\.file)))
    }

    /// Chooses the files for the pictures. If that fails, the jobs stay as they were.
    private mutating func takeJobs(from search: DocumentSearch) {
        self.search = search
        problems = search.errors.flatMap(\.messages)
        do {
            jobs = try options.renderJobs(for: search, selection)
        } catch let error as QuoinError {
            problems += error.messages
        } catch {
            problems.append("error: \((error as? ValidationError)?.message ?? "\(error)")")
        }
    }

    // MARK: - Drawing

    /// Draws what has changed.
    mutating func draw(_ state: State) -> DocumentWatcher.Expected {
        let changes = watched.changes(in: state.documents)
        watched.accept(state.documents)
        renderer.forget(changes.sources)
        printProblems()
        for document in changes.removed { Terminal.printMessage("\(document.name): was removed; its picture stays") }
        let outdated = Set(changes.outdated)
        draw(jobs.filter { outdated.contains($0.file) })
        return (watched.allSources, options.files)
    }

    private mutating func printProblems() {
        if problems != printedProblems {
            for problem in problems { Terminal.printMessage(problem) }
        }
        printedProblems = problems
    }

    private mutating func draw(_ jobs: [RenderJob]) {
        if jobs.count > WatchRound.fewDocuments { return drawMany(jobs) }
        for job in jobs {
            let drawing = WatchDrawing(job, with: renderer)
            report(drawing)
            if drawing.outcome.failure == nil {
                Terminal.printMessage(WatchDrawing.line(job.file.name, "drawn", in: drawing.duration))
            }
        }
    }

    private mutating func drawMany(_ jobs: [RenderJob]) {
        let clock = ContinuousClock()
        let start = clock.now
        let drawings = DocumentRenderer.map(jobs, options: overrides, workers: options.jobs) {
            WatchDrawing($0, with: $1)
        }
        for drawing in drawings { report(drawing) }
        let faulty = drawings.count { $0.outcome.failure != nil }
        let word = faulty == 0 ? "drawn" : "\(jobs.count - faulty) drawn, \(faulty) faulty,"
        Terminal.printMessage(WatchDrawing.line("\(jobs.count) documents", word, in: clock.now - start))
    }

    /// Prints the messages for a document, and records the files that it was drawn from.
    private mutating func report(_ drawing: WatchDrawing) {
        let outcome = drawing.outcome
        watched.record(drawing.document, drawnFrom: drawing.log, into: outcome.pictures)
        for problem in outcome.warnings + (outcome.failure?.problems ?? []) { Terminal.printMessage(problem.text) }
    }
}
