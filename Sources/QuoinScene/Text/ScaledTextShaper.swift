import QuoinLayout

/// Shapes every text larger or smaller than its style says, as a system does for a person who asked for larger text.
///
/// All lengths of a text grow with it: its size, its spacing, its line height. What is around it does not.
public struct ScaledTextShaper: TextShaper {
    /// What shapes the texts once they are scaled.
    public let base: any TextShaper
    /// What all lengths of a text are multiplied by, above 0; 1 changes nothing.
    public let factor: Double

    /// - Parameter factor: above 0.
    public init(_ base: any TextShaper, factor: Double) {
        (self.base, self.factor) = (base, factor)
    }

    public func shape(_ text: TextContent, in room: Size) -> ShapedText {
        base.shape(text.scaled(by: factor), in: room)
    }
}
