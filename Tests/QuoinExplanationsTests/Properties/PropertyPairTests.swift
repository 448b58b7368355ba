import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Two changes of one element", .serialized)
struct PropertyPairTests {
    private let renderer = DocumentRenderer()
    private static let file = DocumentFile(path: PackageFolder.snapshots.appendingPathComponent("scene.yaml").path)
    private static let resources = FolderResources(folder: file.folder, below: file.folder)

    /// A pair of pictures, and what is said about their difference.
    private struct Result {
        let diff: PictureComparison
        let verify: VerificationResults.Snapshot
        let old: RecordedPicture
        let new: RecordedPicture
    }

    private func drawing(
        _ pair: PropertyPair, with isChanged: (PropertyPair.Change) -> Bool
    ) throws -> SnapshotDrawing {
        try drawing(pair.document(with: isChanged))
    }

    private func drawing(_ text: String) throws -> SnapshotDrawing {
        let document = try Document(parsing: text, resources: Self.resources)
        return try SnapshotDrawing(of: document, Self.file, on: CanvasVariant(own: document.canvas), with: renderer)
    }

    private func result(_ pair: PropertyPair) throws -> Result {
        try result(pair.name, from: pair.document(with: { _ in false }), to: pair.document(with: { _ in true }))
    }

    private func result(_ name: String, from before: String, to after: String) throws -> Result {
        let old = try RecordedPicture(bytes: drawing(before).recorded().png())
        let drawing = try drawing(after)
        let new = try drawing.recorded()
        let verify = try SnapshotComparison(rules: ComparisonRules()).compared(
            VerificationResults.Snapshot(name: name, status: .passed), new, with: old,
            review: { drawing.review(of: $0, $1, $2) })
        let diff = try ComparisonRules().compare(new, with: old)
        return Result(diff: diff, verify: verify, old: old, new: new)
    }

    /// The keys that are said to be without effect although one of them alone changes a pixel.
    private func falseClaims(_ pair: PropertyPair, _ result: Result) throws -> [String] {
        let findings = result.diff.explanation.findings.filter { !$0.isConsequence }
        return try pair.changes.filter { change in
            let own = findings.filter { $0.changes.compactMap(\.property).contains { change.key.isTold(by: $0) } }
            guard !own.isEmpty, own.allSatisfy(\.isWithoutEffect) else { return false }
            let added = try drawing(pair) { $0.key.name == change.key.name }.recorded()
            let taken = try drawing(pair) { $0.key.name != change.key.name }.recorded()
            return added.bitmap != result.old.bitmap || taken.bitmap != result.new.bitmap
        }.map(\.key.name)
    }

    /// A line without the place in the document, which records of references do not have.
    private func withoutPlace(_ line: String) -> String { line.replacing(/\ \((scene\.yaml:|line )\d+\)$/, with: "") }

    /// The lines of `diff`, and what is wrong with them whatever changed.
    private func lines(_ result: Result) -> (lines: [String], problems: [String]) {
        let (diff, verify) = (result.diff, result.verify)
        var problems: [String] = []
        let lines = diff.explanation.findingLines(all: false).map(withoutPlace)
        if let rest = diff.explanation.unexplained { problems.append("\(rest.count) pixels are unexplained") }
        let other = verify.explanation.filter { !$0.hasPrefix("apart from that") }.map(withoutPlace)
        if verify.status != .passed, other != lines { problems.append("verify says: \(other)") }
        return (lines, problems)
    }

    /// What is wrong with the sentences on a pair.
    private func problems(_ pair: PropertyPair, _ result: Result) throws -> [String] {
        var (lines, problems) = lines(result)
        let diff = result.diff
        let reported = diff.explanation.findings.filter { !$0.isConsequence }.flatMap(\.changes).compactMap(\.property)
        for change in pair.changes {
            let own = reported.filter { change.key.isTold(by: $0) }
            if own.isEmpty { problems.append("\(change.key.name) is missing") }
            for word in pair.words
            where !own.contains(where: {
                $0.name.contains(word) || $0.name.hasSuffix(change.key.key) || $0.from?[word] != nil
                    || $0.to?[word] != nil
            }) {
                problems.append("\(word) is missing")
            }
        }
        for change in reported where !lines.contains(where: { $0.contains(change.name) }) {
            problems.append("the words for \(change.name) are missing")
        }
        problems += try falseClaims(pair, result).map { "\($0) has an effect" }
        return problems.isEmpty ? [] : ["\(pair.name): \(problems.joined(separator: "; "))"] + lines
    }

    @Test("are both named, by verify in the words of diff")
    func pairs() throws {
        var numbers = RandomNumbers(seed: 7)
        var (drawn, problems): (Int, [String]) = (0, [])
        // What does not fit is painted beyond its element.
        let overflowing = PropertyPair.all.filter { $0.changes.contains { $0.key.name == "element.maxWidth" } }
        for pair in PropertyPair.all.shuffled(using: &numbers).prefix(40) + overflowing {
            // Some keys exclude each other.
            guard let result = try? result(pair) else { continue }
            drawn += 1
            problems += try self.problems(pair, result)
        }
        #expect(drawn > 30)
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("are both named also in rules of constraints, and in the spans of a text")
    func rulesAndSpans() throws {
        var problems: [String] = []
        for pair in WrittenPair.all {
            let result = try result(pair.name, from: pair.old, to: pair.new)
            var (lines, own) = lines(result)
            own += pair.words.filter { word in !lines.contains { $0.contains(word) } }.map { "no \($0)" }
            if !own.isEmpty { problems += ["\(pair.name): \(own.joined(separator: "; "))"] + lines }
        }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }
}
