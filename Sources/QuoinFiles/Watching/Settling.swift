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
