/// Which reference files a run found, and which of them a snapshot had to do with. Paths are relative to the root.
public struct ReferenceUse: Hashable, Sendable {
    /// All that lie where references lie, whether this shard verified them or not.
    public var found: Set<String>
    /// Those that a snapshot was compared with, or would have been had it been drawn.
    public var touched: Set<String>

    public init(found: Set<String> = [], touched: Set<String> = []) {
        self.found = found
        self.touched = touched
    }

    /// What several shards of the same folder know together.
    public func union(_ other: ReferenceUse) -> ReferenceUse {
        ReferenceUse(found: found.union(other.found), touched: touched.union(other.touched))
    }
}
