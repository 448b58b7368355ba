/// Another group, which is not painted: a group is seen through it.
public struct GroupMask: Hashable, Sendable {
    /// What is painted of it, in the coordinates in which the group begins. Clips and groups open and close in pairs.
    public var operations: [DisplayOperation]
    /// What of it counts.
    public var mode: Mode

    /// A mask that counts by its opacity, unless said otherwise.
    public init(_ operations: [DisplayOperation], mode: Mode = .alpha) {
        (self.operations, self.mode) = (operations, mode)
    }

    /// How much is seen at a place (CSS Masking 1, §7.10).
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// As much as the mask is opaque there.
        case alpha
        /// As much as the mask is light and opaque there: all where it is white, nothing where it is black.
        case luminance
    }
}
