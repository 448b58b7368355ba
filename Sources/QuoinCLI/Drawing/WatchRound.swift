import ArgumentParser
import Quoin
import QuoinFiles
import QuoinSystem

/// Polls documents and draws those that changed. For one thread.
struct WatchRound {
    private let options: DrawingOptions
    private let overrides: RenderingOptions
    private let selection: VariantSelection
    private let renderer: DocumentRenderer
    private var watcher = DocumentWatcher()
    private var settling = Settling<State>()
    private var watched: WatchedDocuments
    private var search: DocumentSearch?
    private var jobs: [RenderJob] = []
    /// The problems with finding documents or files for their pictures: those now, and those printed last.
    private var problems: [String] = []
    private var printedProblems: [String] = []

    /// The state of all files at one time.
    private struct State: Equatable {
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
    mutating func drawAll() {
        drawChanges(in: poll())
    }

    /// Waits, polls, and draws what changed.
    mutating func proceed() {
        settling.note(completed: watcher.wait(isPending: settling.isPending))
        let clock = ContinuousClock()
        let start = clock.now
        let state = poll()
        let changes = watched.changes(in: state.documents)
        watcher.note(duration: clock.now - start)
        guard !changes.isEmpty || problems != printedProblems else { return settling.reset() }
        guard settling.isSettled(state, isComplete: changes.areComplete(in:)) else { return }
        drawChanges(in: state)
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

    private mutating func drawChanges(in state: State) {
        let changes = watched.changes(in: state.documents)
        watched.accept(state.documents)
        renderer.forget(changes.sources)
        printProblems()
        for document in changes.removed { Terminal.printMessage("\(document.name): was removed; its picture stays") }
        let outdated = Set(changes.outdated)
        draw(jobs.filter { outdated.contains($0.file) })
        watcher.expect(watched.allSources, searching: options.files)
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
        for message in outcome.warnings + (outcome.failure?.messages ?? []) { Terminal.printMessage(message) }
    }
}
