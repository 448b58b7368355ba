import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("The sentences of verify")
struct SameSentenceTests {
    private let folder = TemporaryFolder()

    /// Changes of several values within one.
    fileprivate static let compoundValues: [(from: String, to: String, words: [String])] = [
        (
            "shadow: {color: '#0004', radius: 6, offset: [0, 4]}",
            "shadow: {color: '#0009', radius: 2, offset: [0, 4]}",
            ["color", "radius"]
        ),
        ("border: {width: 1, color: red}", "border: {width: 3, color: green}", ["width", "color"]),
        (
            "fill: {linear: {stops: [red, blue, green]}}", "fill: {linear: {stops: [white, blue, black]}}",
            ["stop 1", "stop 3"]
        ),
        ("transform: {rotate: 5, scale: 1}", "transform: {rotate: 20, scale: 0.8}", ["rotat", "scal"]),
        (
            "filter: [{brightness: 1.2}, {contrast: 1}]", "filter: [{brightness: 0.6}, {contrast: 2}]",
            ["bright", "contrast"]
        ),
    ]

    private func explanations(_ old: String, _ new: String) throws -> (verify: [String], diff: [String]) {
        func write(_ element: String) throws {
            let fill = element.contains("fill:") ? "" : "fill: '#48c', "
            let child = "{box: {}, id: c, minWidth: 30, minHeight: 20, \(fill)\(element)}"
            try folder.write(
                "canvas: {width: 120, height: 80, fill: white}\nlayout: {inset: {insets: 20, child: {column: [\(child)]}}}\n",
                to: "a.yaml")
        }
        try write(old)
        _ = try Approval(of: [folder.url.path]).run()
        let before = try RecordedPicture(bytes: Array(try #require(folder.data("a.png"))))
        try write(new)
        let snapshot = try #require(try Verification(of: [folder.url.path]).run().snapshots.first)
        _ = try Approval(of: [folder.url.path]).run()
        let now = try RecordedPicture(bytes: Array(try #require(folder.data("a.png"))))
        let comparison = try ComparisonRules().compare(now, with: before)
        return (snapshot.explanation, comparison.explanation.findingLines(all: false))
    }

    /// A line without the place in the document, which records of pictures do not have.
    private func withoutPlace(_ line: String) -> Substring { line.split(separator: " (a.yaml").first ?? "" }

    @Test("names all changes within one value, as diff does", arguments: Self.compoundValues)
    func withinOneValue(from: String, to: String, words: [String]) throws {
        let (verify, diff) = try explanations(from, to)
        #expect(verify.map(withoutPlace) == diff.map(withoutPlace))
        for word in words { #expect(verify.contains { $0.contains(word) }, "\(verify)") }
        #expect(!verify.contains { $0.contains("without effect") })
    }
}

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
