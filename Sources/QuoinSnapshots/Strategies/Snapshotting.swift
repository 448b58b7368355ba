/// How a value becomes a snapshot that can be written to a file and compared.
public struct Snapshotting<Value, Format: Hashable & Sendable>: Sendable {
    /// How the snapshot is written, read and compared.
    public var diffing: Diffing<Format>
    /// Makes the snapshot of a value. An error fails the assertion.
    public var snapshot: @Sendable (Value) throws -> Format

    /// Finds the causes of differences of a value's pictures.
    package var review: @Sendable (Value) throws -> CauseReview? = { _ in nil }

    /// A custom strategy.
    public init(diffing: Diffing<Format>, snapshot: @escaping @Sendable (Value) throws -> Format) {
        (self.diffing, self.snapshot) = (diffing, snapshot)
    }

    /// The strategy for another type of value, which is converted to a value of this type.
    public func pullback<Other>(
        _ value: @escaping @Sendable (Other) throws -> Value
    ) -> Snapshotting<Other, Format> {
        var strategy = Snapshotting<Other, Format>(diffing: diffing) { try snapshot(value($0)) }
        strategy.review = { try review(value($0)) }
        return strategy
    }
}
