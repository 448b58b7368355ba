/// How a value becomes something that can be kept and compared.
public struct Snapshotting<Value, Format: Hashable & Sendable>: Sendable {
    public var diffing: Diffing<Format>
    public var snapshot: @Sendable (Value) throws -> Format

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
