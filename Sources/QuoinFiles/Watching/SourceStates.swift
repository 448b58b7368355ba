import QuoinSystem

/// What the sources of documents looked like when they were looked at.
public struct SourceStates: Hashable, Sendable {
    /// Of each source the files that were there.
    private var states: [DocumentSource: [String: FileFingerprint]] = [:]

    /// Nothing was looked at yet.
    public init() {}

    /// Looks at sources as they are now.
    public init(of sources: Set<DocumentSource>) {
        for source in sources { look(at: source) }
    }

    /// All that was looked at, whether anything was there or not.
    public var sources: Set<DocumentSource> { Set(states.keys) }

    /// Looks at a source, unless that was done before.
    public mutating func look(at source: DocumentSource) {
        guard states[source] == nil else { return }
        states[source] = source.files.reduce(into: [:]) { $0[$1] = FileFingerprint(at: $1) }
    }

    /// Adds what is known of other sources. Of one that is known here the earlier look counts: what changed between the
    /// two is then seen as a change.
    public mutating func add(_ later: SourceStates) {
        states.merge(later.states) { known, _ in known }
    }

    /// The sources that do not look as they did, or were or are not looked at.
    public func changes(since earlier: SourceStates) -> Set<DocumentSource> {
        sources.union(earlier.sources).filter { states[$0] != earlier.states[$0] }
    }
}
