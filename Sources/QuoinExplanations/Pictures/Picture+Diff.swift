import QuoinCairo
import QuoinPixels

extension Picture {
    /// The pixels in which the picture differs from a reference.
    ///
    /// - Throws: any ``ComparisonRules/Problem``.
    public func diff(
        _ reference: Picture, rules: ComparisonRules = ComparisonRules()
    ) throws(ComparisonRules.Problem) -> PixelDifference {
        try rules.difference(of: bitmap, from: reference.bitmap)
    }
}
