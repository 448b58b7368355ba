import ArgumentParser
import Quoin
import QuoinSystem

/// Looking at documents and drawing those that changed, time after time. For one thread.
struct WatchRound {
    private let options: DrawingOptions
    private let overrides: CanvasOverrides
    private let selection: VariantSelection
    private let renderer: DocumentRenderer
    private var watched: WatchedDocuments
    private var search: DocumentSearch?
    private var jobs: [RenderJob] = []
    /// Why there are no documents, or no places for their pictures; what was said of that, and what is so now.
    private var saidTroubles: [String] = []
    private var troubles: [String] = []
    private var pause = WatchRound.shortestPause

    /// What was seen in one look.
    struct Sight: Equatable {
        var search: DocumentSearch
        var look: WatchedDocuments.Look
    }

    private static let shortestPause = Duration.milliseconds(250)
    private static let longestPause = Duration.seconds(2)
    /// How much longer a pause is than a look, so that large folders leave the processor alone, too.
    private static let pauseShare = 25
    /// So long nothing may change for a change to be over: an editor may write in several steps.
    private static let settlingPause = Duration.milliseconds(100)
    /// After so many looks a document is drawn though it goes on changing.
    private static let settlingLooks = 20
    /// So many documents are drawn at once with the fonts and images that are open; more are worth new threads.
    private static let fewDocuments = 8

    init(_ options: DrawingOptions, _ overrides: CanvasOverrides, _ selection: VariantSelection) {
        (self.options, self.overrides, self.selection) = (options, overrides, selection)
        renderer = DocumentRenderer(options: overrides)
        watched = WatchedDocuments(fonts: overrides.fonts)
    }

    /// Draws all documents for the first time.
    mutating func drawAll() {
        drawChanges(in: look())
    }

    /// Waits, looks, and draws what changed, if anything did.
    mutating func proceed() {
        WorkerThreads.sleep(for: pause)
        let clock = ContinuousClock()
        let start = clock.now
        let sight = look()
        let hasNews = !watched.changes(in: sight.look).isEmpty || troubles != saidTroubles
        let duration = clock.now - start
        pause = min(max(WatchRound.shortestPause, duration * WatchRound.pauseShare), WatchRound.longestPause)
        if hasNews { drawChanges(in: settled(sight)) }
    }

    // MARK: - Looking

    private mutating func look() -> Sight {
        let search = DocumentSearch(options.files)
        if search != self.search { takeJobs(from: search) }
        return Sight(search: search, look: watched.look(at: jobs.map(\.file)))
    }

    /// Finds places for the pictures of the documents; where there are none, those that had places go on.
    private mutating func takeJobs(from search: DocumentSearch) {
        self.search = search
        troubles = search.errors.flatMap(\.messages)
        do throws(ValidationError) {
            jobs = try options.renderJobs(for: search, selection)
        } catch {
            troubles.append("error: \(error.message)")
        }
    }

    /// What is seen when nothing changes anymore.
    private mutating func settled(_ first: Sight) -> Sight {
        var sight = first
        for _ in 0..<WatchRound.settlingLooks {
            WorkerThreads.sleep(for: WatchRound.settlingPause)
            let next = look()
            if next == sight { break }
            sight = next
        }
        return sight
    }

    // MARK: - Drawing

    private mutating func drawChanges(in sight: Sight) {
        let changes = watched.changes(in: sight.look)
        watched.accept(sight.look)
        renderer.forget(changes.sources)
        sayTroubles()
        for document in changes.removed { Terminal.say("\(document.name): is gone; its picture stays") }
        let outdated = Set(changes.outdated)
        draw(jobs.filter { outdated.contains($0.file) })
    }

    private mutating func sayTroubles() {
        if troubles != saidTroubles {
            for trouble in troubles { Terminal.say(trouble) }
        }
        saidTroubles = troubles
    }

    private mutating func draw(_ jobs: [RenderJob]) {
        if jobs.count > WatchRound.fewDocuments { return drawMany(jobs) }
        for job in jobs {
            let drawing = WatchDrawing(job, with: renderer)
            note(drawing)
            if drawing.outcome.failure == nil {
                Terminal.say(WatchDrawing.line(job.file.name, "drawn", in: drawing.duration))
            }
        }
    }

    private mutating func drawMany(_ jobs: [RenderJob]) {
        let clock = ContinuousClock()
        let start = clock.now
        let drawings = DocumentRenderer.map(jobs, options: overrides, workers: options.jobs) {
            WatchDrawing($0, with: $1)
        }
        for drawing in drawings { note(drawing) }
        let faulty = drawings.count { $0.outcome.failure != nil }
        let word = faulty == 0 ? "drawn" : "\(jobs.count - faulty) drawn, \(faulty) faulty,"
        Terminal.say(WatchDrawing.line("\(jobs.count) documents", word, in: clock.now - start))
    }

    /// Says what is wrong with a document, and remembers what it was drawn from.
    private mutating func note(_ drawing: WatchDrawing) {
        let outcome = drawing.outcome
        watched.note(drawing.document, drawnFrom: drawing.log, into: outcome.pictures)
        for message in outcome.warnings + (outcome.failure?.messages ?? []) { Terminal.say(message) }
    }
}
