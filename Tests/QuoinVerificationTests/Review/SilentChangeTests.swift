import QuoinExplanations
import QuoinLayout
import QuoinPixels
import QuoinResults
import QuoinScene
import QuoinText
import QuoinVerification
import Testing

@Suite("A picture in which only a part of a composition changed")
struct SilentChangeTests {
    /// A composition whose part is at some place, with one gray pixel in it.
    private func picture(partAt x: Double, gray: UInt8) -> RecordedPicture {
        var bytes = [UInt8](repeating: 255, count: 20 * 10 * 4)
        for channel in 0..<3 { bytes[(3 * 20 + 4) * 4 + channel] = gray }
        let root = ElementRecord(kind: "button", path: "layout", depth: 0, frame: Rect(0, 0, 20, 10))
        let part = ElementRecord(
            kind: "box", path: "layout.box", depth: 1, frame: Rect(x, 1, 8, 8), extent: PaintExtent(), isPart: true)
        let record = PictureRecord(
            canvas: CanvasRecord(size: Size(20, 10), scale: 1), elements: [root, part],
            environment: EnvironmentFingerprint(libraries: [:], fonts: [:]))
        return RecordedPicture(Bitmap(width: 20, height: 10, rgba: bytes), record: record)
    }

    @Test("has a sentence")
    func sentence() throws {
        let comparison = SnapshotComparison(rules: ComparisonRules())
        let known = VerificationResults.Snapshot(name: "a", status: .passed)
        let result = try comparison.compared(
            known, picture(partAt: 2, gray: 0), with: picture(partAt: 1, gray: 128), review: { _, _, _ in nil })
        #expect(result.status == .failed)
        #expect(result.explanation == ["1 pixel differs: nothing on record changed"])
    }
}
