import QuoinFiles

/// How what is kept is written, read, and compared.
public struct Diffing<Format: Hashable & Sendable>: Sendable {
    /// The end of a reference's name, without the dot.
    public var pathExtension: String
    /// What the file of a snapshot holds; ``read`` makes the same snapshot of it.
    public var bytes: @Sendable (Format) -> [UInt8]
    /// Reads a reference's file.
    public var read: @Sendable (_ path: String) throws -> Format
    /// What is different in the new one; nothing where it passes for the reference.
    public var difference: @Sendable (_ reference: Format, _ new: Format) throws -> SnapshotDifference?

    /// A way of one's own to keep snapshots.
    public init(
        pathExtension: String, bytes: @escaping @Sendable (Format) -> [UInt8],
        read: @escaping @Sendable (_ path: String) throws -> Format,
        difference: @escaping @Sendable (_ reference: Format, _ new: Format) throws -> SnapshotDifference?
    ) {
        (self.pathExtension, self.bytes, self.read, self.difference) = (pathExtension, bytes, read, difference)
    }
}

/// What a new snapshot has that its reference has not.
public struct SnapshotDifference: Hashable, Sendable {
    /// What happened: a line each.
    public var explanation: [String]
    /// Whether only the text stack that drew it is another.
    public var isEnvironment: Bool
    /// A PNG that shows the difference.
    public var picture: [UInt8]?

    public init(_ explanation: [String], isEnvironment: Bool = false, picture: [UInt8]? = nil) {
        (self.explanation, self.isEnvironment, self.picture) = (explanation, isEnvironment, picture)
    }
}
