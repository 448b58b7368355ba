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
