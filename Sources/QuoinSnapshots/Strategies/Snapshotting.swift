/// How a value becomes something that can be kept and compared.
public struct Snapshotting<Value, Format: Hashable & Sendable>: Sendable {
    /// How what is made of a value is kept, and compared with what was kept.
    public var diffing: Diffing<Format>
    /// Makes of a value what is kept. What it throws becomes the failure of the assertion.
    public var snapshot: @Sendable (Value) throws -> Format

    /// A strategy of one's own.
    public init(diffing: Diffing<Format>, snapshot: @escaping @Sendable (Value) throws -> Format) {
        (self.diffing, self.snapshot) = (diffing, snapshot)
    }

    /// The strategy for another kind of value, from which one of this kind can be had.
    public func pullback<Other>(
        _ value: @escaping @Sendable (Other) throws -> Value
    ) -> Snapshotting<Other, Format> {
        Snapshotting<Other, Format>(diffing: diffing) { try snapshot(value($0)) }
    }
}
