/// Where the text of an inline snapshot is in the call of a function: in the closure with a label.
public struct InlineSnapshotClosure: Hashable, Sendable {
    /// The label of the closure among the arguments. A trailing closure has it too, unless it is the first one.
    public var label: String
    /// Which of the trailing closures it is, from 0.
    public var offset: Int

    /// A closure of a function of your own; by default the one of `assertInlineSnapshot`.
    ///
    /// - Parameters:
    ///   - label: the label of the closure among the arguments.
    ///   - offset: which of the trailing closures it is, from 0.
    public init(label: String = "matches", offset: Int = 0) {
        (self.label, self.offset) = (label, offset)
    }
}
