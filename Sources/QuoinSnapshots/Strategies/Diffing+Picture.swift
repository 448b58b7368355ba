import QuoinCairo
import QuoinComparison
import QuoinPNG

extension Diffing where Format == RecordedPicture {
    /// Pictures as PNG files that carry what they were drawn from.
    ///
    /// - Parameters:
    ///   - rules: when pixels count as different, and how many may be.
    ///   - includesRecord: whether references carry what they were drawn from; without, a difference cannot be explained.
    public static func picture(rules: ComparisonRules = ComparisonRules(), includesRecord: Bool = true) -> Diffing {
        Diffing(pathExtension: "png") {
            $0.png(includesRecord: includesRecord)
        } read: {
            try ReferenceFile($0).picture()
        } difference: { reference, new in
            if reference.bitmap == new.bitmap { return nil }
            let comparison = try rules.compare(new, with: reference)
            guard !comparison.isAccepted else { return nil }
            let picture = comparison.pixels.picture(over: reference.bitmap)
            return SnapshotDifference(
                comparison.details, isEnvironment: comparison.verdict == .otherEnvironment,
                picture: PNGEncoder.encode(picture, scale: 1))
        }
    }
}
