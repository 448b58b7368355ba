/// What happened between two pictures, in words of the layout.
public struct DifferenceExplanation: Hashable, Sendable {
    public var causes: Set<DifferenceCause> = []
    /// What changed, the causes before what follows from them, each in paint order.
    public var findings: [Finding] = []
    /// Pixels that differ within the area of a finding, and all that differ.
    public var explainedPixels = 0
    public var pixels = 0

    init(of new: PictureRecord?, from reference: PictureRecord?, pixels: PixelDifference) {
        self.pixels = pixels.count
        if pixels.count > 0 { causes = [.unknown] }
    }
}
