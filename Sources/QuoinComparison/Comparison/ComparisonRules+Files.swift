import QuoinCairo
import QuoinImages

extension ComparisonRules {
    /// Compares a new picture's file with its reference's, of any kinds that Quoin reads. Files with the same bytes are
    /// equal without being decoded.
    ///
    /// - Throws: any ``ComparisonError``.
    package func compare(_ new: ImageFile, with reference: ImageFile) throws(ComparisonError) -> Comparison {
        if new.bytes == reference.bytes { return try equal(reference) }
        let pictures = PictureReading.read([new, reference])
        let read: [RecordedPicture]
        do throws(ImageError) {
            read = try pictures.map { result throws(ImageError) in try result.get() }
        } catch {
            throw .image(error)
        }
        return try compare(read[0], with: read[1])
    }

    private func equal(_ file: ImageFile) throws(ComparisonError) -> Comparison {
        try check()
        let size: PixelSize
        do throws(ImageError) {
            let (width, height) = try file.pixelSize()
            size = PixelSize(width: width, height: height)
        } catch {
            throw .image(error)
        }
        let pixels = PixelDifference(
            referenceSize: size, newSize: size, map: PixelMap(width: size.width, height: size.height),
            antialiased: nil, largestDistance: 0)
        return Comparison(
            rules: self, verdict: .equal, pixels: pixels,
            explanation: DifferenceExplanation(of: nil, from: nil, pixels: pixels))
    }
}
