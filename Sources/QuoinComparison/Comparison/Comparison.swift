/// What came of comparing a new picture with its reference.
public struct Comparison: Sendable {
    /// Those by which the pictures were compared.
    public let rules: ComparisonRules
    /// How it ended by the rules; pictures of different sizes are always different.
    public let verdict: Verdict
    /// Where the pictures differ.
    public let pixels: PixelDifference
    /// What happened, in words of the layout.
    public let explanation: DifferenceExplanation

    /// How a comparison ended.
    public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
        /// No pixel differs that counts.
        case equal
        /// Some pixels differ, within the limits.
        case tolerated
        /// More pixels differ than may, or the sizes do.
        case different
        /// More pixels differ than may, and layout and paint are the same: other libraries or fonts drew the picture.
        case otherEnvironment
    }

    /// Whether the new picture passes for the reference.
    public var isAccepted: Bool { verdict == .equal || verdict == .tolerated }
}
