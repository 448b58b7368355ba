import QuoinBitmap
import QuoinCairo
import QuoinLayout

extension ComparisonRules {
    /// Compares a new picture with its reference.
    ///
    /// - Throws: any ``ComparisonError``.
    public func compare(
        _ new: RecordedPicture, with reference: RecordedPicture
    ) throws(ComparisonError) -> Comparison {
        let masks = try pixelMasks(reference.record, new.record)
        let pixels = try difference(of: new.bitmap, from: reference.bitmap, masks: masks)
        let explanation = DifferenceExplanation(of: new.record, from: reference.record, pixels: pixels)
        return Comparison(rules: self, verdict: verdict(pixels, explanation), pixels: pixels, explanation: explanation)
    }

    /// Finds the pixels in which two pictures differ.
    ///
    /// - Throws: any ``ComparisonError``; a mask by element, for which records are needed, is one.
    public func difference(
        of new: Bitmap, from reference: Bitmap
    ) throws(ComparisonError) -> PixelDifference {
        try difference(of: new, from: reference, masks: pixelMasks(nil, nil))
    }

    private func difference(
        of new: Bitmap, from reference: Bitmap, masks: [PixelRect]
    ) throws(ComparisonError) -> PixelDifference {
        try check()
        let scan = PixelRows.with(reference, new) { PixelScan($0, masks: masks, rules: self) }
        return PixelDifference(
            referenceSize: PixelSize(width: reference.width, height: reference.height),
            newSize: PixelSize(width: new.width, height: new.height),
            map: scan?.map ?? PixelMap(width: 0, height: 0), antialiased: scan?.antialiased,
            largestDistance: Double((scan?.largest ?? 0).squareRoot()))
    }

    private func verdict(_ pixels: PixelDifference, _ explanation: DifferenceExplanation) -> Comparison.Verdict {
        guard pixels.hasSameSize else { return .different }
        if pixels.count == 0 { return .equal }
        if limits.allow(pixels) { return .tolerated }
        return explanation.causes == [.textStack] ? .otherEnvironment : .different
    }
}
