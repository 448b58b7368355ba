import QuoinSystem
import QuoinVerification

/// What the open pages show: draws it, and again when it changes.
actor PreviewSession {
    private nonisolated let thread = DrawingThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    let settings: PreviewSettings
    let pictures: PictureStore
    let hub: EventHub
    let reviews: DocumentReviews
    private let shown = ShownInputs()
    private let checks: WidthChecks
    private let drawing: DocumentDrawing
    private let links: EditorLinks
    private(set) var list: DocumentList
    private var history = EditHistory()
    private var watched: WatchedDocuments
    private var settling = Settling<WatchedDocuments.State>()
    /// What each page shows, by the page's name.
    private var views: [String: View] = [:]
    /// The last drawing without errors of documents that pages show.
    private var lastGood: [String: Drawing] = [:]
    private var drawingCount = 0

    private struct View {
        var conditions: Conditions
        var subject: DocumentDrawing.Subject?
        /// The last drawing without errors.
        var last: Drawing?
    }

    init(_ settings: PreviewSettings, _ pictures: PictureStore, _ hub: EventHub) {
        (self.settings, self.pictures, self.hub) = (settings, pictures, hub)
        links = EditorLinks(pattern: settings.editor)
        list = DocumentList(settings)
        drawing = DocumentDrawing(pictures, links)
        watched = WatchedDocuments(fonts: settings.batch.fonts)
        reviews = DocumentReviews(settings, list, pictures, hub, shown)
        checks = WidthChecks(settings, hub)
    }

    /// Begins to compare all documents, and to look for changes.
    func start() async {
        noteUndrawn()
        watched.accept(watched.state(of: files))
        await reviews.review(list, changed: [])
    }

    // MARK: - Views

    /// Draws what a page shows from now on.
    ///
    /// - Throws: a ``Refusal`` for a document that is not among those that are shown.
    func show(_ conditions: Conditions, to client: String) async throws(Refusal) -> Drawing {
        guard list[conditions.document] != nil else {
            throw .unknown("\(conditions.document.printable) is not among the documents")
        }
        try conditions.check()
        let before = views[client].flatMap { $0.conditions.document == conditions.document ? $0 : nil }
        views[client] = View(conditions: conditions, subject: before?.subject, last: before?.last)
        let result = draw(for: client)
        await reviews.prefer(conditions.document)
        return result
    }

    /// Forgets a page that was closed.
    func leave(_ client: String) {
        views[client] = nil
        let shown = Set(views.values.map(\.conditions.document))
        lastGood = lastGood.filter { shown.contains($0.key) }
    }

    /// Draws what a page shows.
    private func draw(for client: String) -> Drawing {
        var drawing = newDrawing(for: client)
        drawingCount += 1
        drawing.number = drawingCount
        return drawing
    }

    /// A faulty document keeps its last picture.
    private func newDrawing(for client: String) -> Drawing {
        guard let view = views[client], let document = list[view.conditions.document] else {
            return Drawing(
                document: views[client]?.conditions.document ?? "", version: "",
                messages: [Drawing.Message(text: "the document was removed", isError: true)], isFaulty: true)
        }
        var result = drawing.draw(document, view.conditions)
        result.drawing.version = shown.version(of: result.inputs)
        result.log.record(.file(document.name + ".png"))
        watched.record(document.file, drawnFrom: result.log, into: [])
        guard let subject = result.subject else {
            guard var last = view.last ?? lastGood[view.conditions.document] else { return result.drawing }
            (last.messages, last.isFaulty, last.version) = (result.drawing.messages, true, result.drawing.version)
            return last
        }
        views[client]?.subject = subject
        views[client]?.last = result.drawing
        lastGood[view.conditions.document] = result.drawing
        return result.drawing
    }

    /// Why an element has its place, and its values.
    ///
    /// - Throws: a ``Refusal`` for an element that the layout does not have.
    func details(of element: Int, for client: String) throws(Refusal) -> ElementDetails {
        guard let subject = views[client]?.subject, subject.layout.layout.tree.count > element, element >= 0 else {
            throw .unknown("there is no such element any more")
        }
        do {
            return ElementDetails(element, of: try drawing.explained(subject), in: subject.text, links)
        } catch {
            throw .wrong(error.messages.joined(separator: "\n"))
        }
    }

    /// The pictures of all variants of a document.
    func variants(of path: String) throws(Refusal) -> [VariantPicture] {
        guard let document = list[path] else { throw .unknown("\(path.printable) is not among the documents") }
        let own = drawing.draw(document, Conditions(document: path))
        return own.drawing.variants.map { variant in
            let result = drawing.draw(document, Conditions(document: path, variant: variant.suffix)).drawing
            return VariantPicture(suffix: variant.suffix, picture: result.picture)
        }
    }

    /// The picture of a variant.
    struct VariantPicture: Sendable, Encodable {
        var suffix: String
        var picture: Drawing.Picture?
    }

    /// Finds the widths at which a document breaks, and sends them to the page.
    func check(_ request: CheckRequest, for client: String) async throws(Refusal) {
        guard let document = list[request.conditions.document] else { throw .unknown("there is no such document") }
        guard request.from >= 1, request.from <= request.to, request.to <= Canvas.largestExtent else {
            throw .wrong("expected widths from 1 to 16384")
        }
        try request.conditions.check()
        await checks.check(
            WidthChecks.Request(document: document, conditions: request.conditions, range: request.from...request.to),
            for: client)
    }

    /// The widths that are checked for a page, in points.
    struct CheckRequest: Sendable, Codable {
        var conditions: Conditions
        var from: Double
        var to: Double
    }

    // MARK: - Writing

    /// Changes a value in a document's file.
    ///
    /// - Throws: a ``Refusal`` if nothing was written.
    func edit(_ edit: ValueEdit) async throws(Refusal) {
        try history.apply(edit, to: try writable(edit.document))
        await lookNow()
    }

    /// Undoes the last change of a document.
    ///
    /// - Throws: a ``Refusal`` if nothing was written.
    func undo(in path: String) async throws(Refusal) {
        try history.undo(in: try writable(path))
        await lookNow()
    }

    private func writable(_ path: String) throws(Refusal) -> SnapshotDocument {
        if settings.isReadOnly { throw .notAllowed("quoin preview was started with --read-only; nothing is written") }
        guard let document = list[path] else { throw .unknown("\(path.printable) is not among the documents") }
        return document
    }

    // MARK: - Changes

    private var files: [DocumentFile] { list.documents.map(\.file) }

    /// What may change, and where documents are searched.
    var expected: (sources: Set<DocumentSource>, paths: [String]) { (watched.allSources, list.paths) }

    /// Looks for changes.
    ///
    /// - Parameters:
    ///   - completed: the absolute paths of files that are complete.
    ///   - searches: whether documents are searched, too.
    func look(_ completed: Set<String>, searches: Bool) async -> Look {
        settling.note(completed: completed)
        let found = searches || settling.isPending || isNew(completed) ? DocumentList(settings) : list
        let state = watched.state(of: found.documents.map(\.file))
        let changes = watched.changes(in: state)
        guard !changes.isEmpty || found != list else {
            settling.reset()
            return .unchanged
        }
        guard settling.isSettled(state, isComplete: changes.areComplete(in:)) else { return .pending }
        await take(state, of: found)
        return .changed
    }

    /// What a look for changes saw.
    enum Look {
        case unchanged, changed
        /// A change that may not be complete.
        case pending
    }

    /// Whether a file may be a document that is not in the list.
    private func isNew(_ completed: Set<String>) -> Bool {
        if completed.isEmpty { return false }
        let known = Set(watched.allSources.flatMap(\.files).map { FilePath($0).absolute.string })
        return completed.contains { path in
            !known.contains(path) && DocumentSearch.extensions.contains(FilePath(path).extension ?? "")
        }
    }

    /// Looks for the changes that this process made itself, which are complete.
    private func lookNow() async {
        await take(watched.state(of: files), of: list)
    }

    private func take(_ state: WatchedDocuments.State, of found: DocumentList) async {
        let changes = watched.changes(in: state)
        watched.accept(state)
        // Settings may have changed, or documents come.
        let others = found.documents.filter { list[$0.file.path] != $0 }.map(\.file.path)
        list = found
        noteUndrawn()
        drawing.forget(changes.sources)
        let outdated = Set(changes.outdated.map(\.path) + others)
        for (client, view) in views
        where outdated.contains(view.conditions.document) || list[view.conditions.document] == nil {
            guard let json = try? JSONText.text(of: draw(for: client), isCompact: true) else { continue }
            hub.send("drawing", json, to: client)
        }
        await reviews.review(list, changed: outdated, changes.sources)
    }

    /// Records the sources of documents that no page has shown, as far as they are known: the documents themselves and
    /// their references.
    private func noteUndrawn() {
        let known = Set(views.values.map(\.conditions.document))
        for document in list.documents where !known.contains(document.file.path) {
            let log = ResourceLog()
            log.record(.document(document.file.path))
            log.record(.file(document.name + ".png"))
            watched.record(document.file, drawnFrom: log, into: [])
        }
    }
}
