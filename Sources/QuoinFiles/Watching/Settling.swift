/// Tells when a change of files is complete, because an editor may write in several steps.
///
/// A change is complete where the system says that each file was written to its end, and else once nothing has changed
/// for a time. A file may get its content while its state is read, so a change that seems incomplete is checked again as
/// soon as the system says more.
package struct Settling<State: Equatable> {
    /// The files that are known to be complete, as absolute paths.
    private var completed: Set<String> = []
    private var pending: Pending?

    private struct Pending {
        var state: State
        /// When the state was first seen.
        var since: ContinuousClock.Instant
        /// When the first change was seen.
        var start: ContinuousClock.Instant
    }

    package init() {}

    /// Whether there is a change that is not known to be complete.
    package var isPending: Bool { pending != nil }

    /// Notes that files were written to their end.
    package mutating func note(completed paths: Set<String>) {
        completed.formUnion(paths)
    }

    /// Whether a state that differs from the last one drawn is to be drawn now.
    ///
    /// - Parameter isComplete: whether all changes are those of files that are known to be complete.
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

    /// Notes that the files are again as they were drawn.
    package mutating func reset() {
        (completed, pending) = ([], nil)
    }

    private func isOld(_ state: State, at now: ContinuousClock.Instant) -> Bool {
        guard let pending else { return false }
        return pending.state == state && now - pending.since >= DocumentWatcher.settlingPause
            || now - pending.start >= DocumentWatcher.longestPause
    }
}
