/// Something about a layout that is probably not meant, though it can be laid out.
public struct CollectionLayoutWarning: Hashable, Sendable {
    /// What may be wrong.
    public enum Reason: Hashable, Sendable {
        /// The first subitem does not fit its group; it is placed once.
        case subitemLargerThanGroup
        /// Insets, or spacings, leave nothing; the size is cut at 0.
        case nothingLeft
    }

    /// The way to the struct, such as `sections[2].group.subitems[0]`.
    public var path: String
    /// What is wrong.
    public var reason: Reason

    public init(_ reason: Reason, path: String) {
        self.path = path
        self.reason = reason
    }
}

extension CollectionLayoutWarning: CustomStringConvertible {
    public var description: String { "\(path) \(reason)" }
}

extension CollectionLayoutWarning.Reason: CustomStringConvertible {
    /// Words that follow the path.
    public var description: String {
        switch self {
        case .subitemLargerThanGroup: "is larger than its group, and placed once"
        case .nothingLeft: "has insets or spacings that are larger than the container; the size is cut at 0"
        }
    }
}
