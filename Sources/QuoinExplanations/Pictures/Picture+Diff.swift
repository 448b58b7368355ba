import Quoin

extension Picture {
    /// The pixels in which the picture differs from a reference.
    ///
    /// - Throws: a ``QuoinError``.
    public func diff(
        _ reference: Picture, rules: ComparisonRules = ComparisonRules()
    ) throws(QuoinError) -> Bitmap.Difference {
        try rules.difference(of: bitmap, from: reference.bitmap)
    }
}
