extension Range<Int> {
    /// The rows of a picture, up to the one at which the task is cancelled. Whoever asked for the picture then throws an
    /// error in place of the rest.
    package var untilCancelled: some Sequence<Int> { lazy.prefix { _ in !Task.isCancelled } }
}
