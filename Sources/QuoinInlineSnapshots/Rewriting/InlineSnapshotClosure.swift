/// The position of an inline snapshot's text in a function call: in the closure with a label.
public struct InlineSnapshotClosure: Hashable, Sendable {
    /// The label of the closure among the arguments. A trailing closure also has it, unless it is the first one.
    public var label: String
    /// The index of the closure among the trailing closures, from 0.
    public var offset: Int

    /// A closure of a function of your own; by default the one of `assertInlineSnapshot`.
    ///
    /// - Parameters:
    ///   - label: the label of the closure among the arguments.
    ///   - offset: the index of the closure among the trailing closures, from 0.
    public init(label: String = "matches", offset: Int = 0) {
        (self.label, self.offset) = (label, offset)
    }
}
