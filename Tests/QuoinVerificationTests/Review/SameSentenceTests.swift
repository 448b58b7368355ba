import Foundation
import QuoinComparison
import QuoinExplanations
import QuoinFiles
import QuoinVerification
import TestSupport
import Testing

@Suite("The sentences of verify")
struct SameSentenceTests {
    private let folder = TemporaryFolder()

    /// Values that one element can have, each with its change and the words that name it.
    private static let values: [(key: String, from: String, to: String, words: String)] = [
        ("fill", "white", "red", "fill"), ("opacity", "0.9", "0.5", "opacity"), ("cornerRadius", "2", "9", "corner"),
        ("border", "{width: 1, color: red}", "{width: 3, color: red}", "width"),
        ("shadow", "{color: '#0004', radius: 6}", "{color: '#0004', radius: 2}", "radius"),
        ("width", "30", "34", "width"), ("height", "20", "26", "height"),
        ("transform", "{rotate: 5}", "{rotate: 30}", "rotat"),
        ("alignSelf", "start", "center", "alignSelf"),
    ]

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

    @Test("names both of two values that changed, as diff does")
    func pairs() throws {
        for (index, first) in Self.values.enumerated() {
            for second in Self.values[(index + 1)...] {
                let old = "\(first.key): \(first.from), \(second.key): \(second.from)"
                let new = "\(first.key): \(first.to), \(second.key): \(second.to)"
                let (verify, diff) = try explanations(old, new)
                #expect(verify.map(withoutPlace) == diff.map(withoutPlace), "\(old) → \(new)")
                for words in [first.words, second.words] {
                    #expect(verify.contains { $0.contains(words) }, "\(old) → \(new): \(verify)")
                }
            }
        }
    }

    @Test("names all changes within one value, as diff does", arguments: Self.compoundValues)
    func withinOneValue(from: String, to: String, words: [String]) throws {
        let (verify, diff) = try explanations(from, to)
        #expect(verify.map(withoutPlace) == diff.map(withoutPlace))
        for word in words { #expect(verify.contains { $0.contains(word) }, "\(verify)") }
        #expect(!verify.contains { $0.contains("without effect") })
    }
}
