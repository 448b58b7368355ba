import QuoinSystem

/// Waits for changes of documents and of what they are drawn from. Use it on one thread.
///
/// Where the system reports that a file was closed after writing, its documents are drawn at once. Everywhere else
/// files are polled, and drawn once they stop changing, because an editor may write in several steps.
package struct DocumentWatcher {
    private let events = FolderEvents()
    private var pause = Self.shortestPause
    private var folders: Set<String> = []

    private static let shortestPause = Duration.milliseconds(250)
    /// Also the time after which a document is drawn even if it keeps changing.
    static let longestPause = Duration.seconds(2)
    /// The ratio of a pause to the duration of polling, so that large folders do not occupy the processor.
    private static let pauseShare = 25
    /// The time without changes after which a change is complete.
    static let settlingPause = Duration.milliseconds(100)

    package init() {}

    /// Sets the folders in which something may change.
    ///
    /// - Parameters:
    ///   - sources: what documents are drawn from.
    ///   - searched: files, and folders that are searched for documents.
    package mutating func expect(_ sources: Set<DocumentSource>, searching searched: [String]) {
        var wanted = Set(sources.flatMap(\.files).map(Self.folder(of:)) + searched.map(Self.folder(of:)))
        for folder in searched where FileKind.isFolder(folder) {
            let path = FilePath(folder).absolute
            wanted.formUnion(path.contents.map { path.appending($0).string }.filter(FileKind.isFolder))
        }
        guard wanted != folders else { return }
        folders = wanted
        events.watch(wanted)
    }

    /// Waits until something may have changed.
    ///
    /// - Parameter isPending: whether there was a change that may be incomplete.
    /// - Returns: the absolute paths of the files that are complete.
    package func wait(isPending: Bool) -> Set<String> { events.wait(atMost: isPending ? Self.settlingPause : pause) }

    /// Sets the pause by the time that it took to poll all files.
    package mutating func note(duration: Duration) {
        pause = min(max(Self.shortestPause, duration * Self.pauseShare), Self.longestPause)
    }

    /// The absolute path of a folder, or of the folder with a file.
    private static func folder(of path: String) -> String {
        let path = FilePath(path).absolute
        return FileKind.isFolder(path.string) ? path.string : path.removingLastComponent().string
    }
}

extension DocumentWatcher {
    /// What may change from now on: what documents are drawn from, and files and folders that are searched for them.
    package typealias Expected = (sources: Set<DocumentSource>, searched: [String])

    /// The state of all files, and whether its changes are those of files that are complete.
    package typealias Change<State> = (state: State, isComplete: (Set<String>) -> Bool)

    /// Looks for changes until the process ends, and draws them when they are complete.
    ///
    /// - Parameters:
    ///   - find: what has changed since the last drawing; `nil` if nothing has.
    ///   - draw: draws what has changed in a state.
    package static func run<State: Equatable>(
        expecting first: Expected, find: () -> Change<State>?, draw: (State) -> Expected
    ) -> Never {
        var (watcher, settling) = (DocumentWatcher(), Settling<State>())
        watcher.expect(first.sources, searching: first.searched)
        while true {
            settling.note(completed: watcher.wait(isPending: settling.isPending))
            let start = ContinuousClock.now
            let found = find()
            watcher.note(duration: .now - start)
            guard let found else {
                settling.reset()
                continue
            }
            guard settling.isSettled(found.state, isComplete: found.isComplete) else { continue }
            let next = draw(found.state)
            watcher.expect(next.sources, searching: next.searched)
        }
    }
}

extension WatchedDocuments.Changes {
    /// Whether all changes are those of files that are complete.
    package func areComplete(in completed: Set<String>) -> Bool {
        removed.isEmpty && sources.areComplete(in: completed)
    }
}

extension Set<DocumentSource> {
    /// Whether there are sources, and each has a file that is complete and exists.
    package func areComplete(in completed: Set<String>) -> Bool {
        !isEmpty
            && allSatisfy { source in
                source.files.contains { completed.contains(FilePath($0).absolute.string) && FileKind.exists(at: $0) }
            }
    }
}

/// Decides when a change of files is complete, because an editor may write in several steps.
///
/// A change is complete when the system reports that each file was closed after writing, or else once nothing has
/// changed for a time. A file may get its content while its state is read, so a change that seems incomplete is checked
/// again as soon as the system reports more.
package struct Settling<State: Equatable> {
    /// The files that are complete, as absolute paths.
    private var completed: Set<String> = []
    private var pending: Pending?

    private struct Pending {
        var state: State
        /// When the state was first found.
        var since: ContinuousClock.Instant
        /// When the first change was found.
        var start: ContinuousClock.Instant
    }

    package init() {}

    /// Whether there is a change that may be incomplete.
    package var isPending: Bool { pending != nil }

    /// Records that files were closed after writing.
    package mutating func note(completed paths: Set<String>) {
        completed.formUnion(paths)
    }

    /// Whether a state that differs from the last one drawn is to be drawn now.
    ///
    /// - Parameter isComplete: whether all changes are those of complete files.
    package mutating func isSettled(
        _ state: State, at now: ContinuousClock.Instant = .now, isComplete: (Set<String>) -> Bool
    ) -> Bool {
        if isComplete(completed) || isOld(state, at: now) {
            reset()
            return true
        }
        if pending?.state != state {
            pending = Pending(state: state, since: now, start: pending?.start ?? now)
        }
        return false
    }

    /// Records that the files are again as they were drawn.
    package mutating func reset() {
        (completed, pending) = ([], nil)
    }

    private func isOld(_ state: State, at now: ContinuousClock.Instant) -> Bool {
        guard let pending else { return false }
        return pending.state == state && now - pending.since >= DocumentWatcher.settlingPause
            || now - pending.start >= DocumentWatcher.longestPause
    }
}

/// Documents that are drawn again when one of their sources changes.
///
/// The pictures that are drawn do not count as sources, even if a document shows one of them: two documents that show
/// each other's pictures would be drawn forever.
package struct WatchedDocuments: Sendable {
    /// The sources of each document's latest drawing, whether they exist or not.
    private var sources: [DocumentFile: Set<DocumentSource>] = [:]
    private var states = SourceStates()
    /// The resolved paths of the pictures, and of each image's files.
    private var pictures: Set<String> = []
    private var images: [DocumentSource: Set<String>] = [:]
    private let fonts: Set<DocumentSource>

    /// The state of all documents and sources at one time.
    package struct State: Hashable, Sendable {
        /// The documents, in the order given.
        package var documents: [DocumentFile]
        /// The states of the fonts and of each document's sources. A document that was not drawn yet is its only
        /// source.
        package var states: SourceStates
    }

    /// The differences between a state and the last accepted one.
    package struct Changes: Hashable, Sendable {
        /// The documents to draw, in the order of the state.
        package var outdated: [DocumentFile]
        /// The documents that the state does not have any more, sorted by path.
        package var removed: [DocumentFile]
        /// The sources that changed or are no longer needed.
        package var sources: Set<DocumentSource>

        package var isEmpty: Bool { outdated.isEmpty && removed.isEmpty && sources.isEmpty }
    }

    /// - Parameter fonts: font files and folders that all documents are drawn with.
    package init(fonts: [String] = []) {
        self.fonts = Set(fonts.map { .fonts($0) })
        states = SourceStates(of: self.fonts)
    }

    /// The current state of documents and their sources.
    package func state(of documents: [DocumentFile]) -> State {
        let watched = documents.reduce(into: fonts) { $0.formUnion(watchedSources(of: $1)) }
        return State(documents: documents, states: SourceStates(of: watched))
    }

    /// What changed since the last accepted state.
    package func changes(in state: State) -> Changes {
        let changed = state.states.changes(since: states)
        let outdated = state.documents.filter { document in
            sources[document] == nil || !watchedSources(of: document).isDisjoint(with: changed)
        }
        let removed = Set(sources.keys).subtracting(state.documents)
        return Changes(outdated: outdated, removed: removed.sorted { $0.path < $1.path }, sources: changed)
    }

    /// Accepts a state, which later states are compared with. The caller then draws its outdated documents.
    package mutating func accept(_ state: State) {
        states = state.states
        let documents = Set(state.documents)
        sources = sources.filter { documents.contains($0.key) }
    }

    /// Records the sources and the pictures of a drawing, whether it succeeded or not.
    package mutating func record(_ document: DocumentFile, drawnFrom log: ResourceLog, into pictures: [String]) {
        let seen = log.states
        states.add(seen)
        sources[document] = seen.sources
        for source in seen.sources where source.kind == .image && images[source] == nil {
            images[source] = Set(source.files.map(DocumentFile.realPath))
        }
        self.pictures.formUnion(pictures.map(DocumentFile.realPath))
    }

    /// The sources of all documents that were drawn.
    package var allSources: Set<DocumentSource> { sources.values.reduce(into: fonts) { $0.formUnion($1) } }

    private func watchedSources(of document: DocumentFile) -> Set<DocumentSource> {
        guard let read = sources[document] else { return fonts.union([.document(document.path)]) }
        return fonts.union(read.filter { images[$0]?.isDisjoint(with: pictures) ?? true })
    }
}
