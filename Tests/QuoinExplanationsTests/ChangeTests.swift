import QuoinExplanations
import QuoinFiles
import TestSupport
import Testing

/// Documents with the lines that changed, as `diff -u` writes them, and what is said of the change.
@Suite("What is said of a change")
struct ChangeTests {
    @Test("is what is recorded, with its causes and unintended effects", arguments: RecordedExamples.names())
    func said(name: String) throws {
        let renderer = DocumentRenderer()
        func picture(_ lines: [Substring], without mark: Character) throws -> RecordedPicture {
            let own = lines.filter { $0.first != mark }.map { $0.dropFirst() }
            return try RecordedPicture(ofDocument: own.joined(separator: "\n"), by: renderer)
        }
        try RecordedExamples(name).expect { changes in
            try changes.map { change in
                let lines = change.split(separator: "\n", omittingEmptySubsequences: false)
                let (old, new) = (try picture(lines, without: "+"), try picture(lines, without: "-"))
                let explanation = try ComparisonRules().compare(new, with: old).explanation
                #expect(explanation.unexplained == nil, "\(change)")
                let search = CauseSearch(of: try #require(new.record), from: try #require(old.record))
                let effects = UnintendedEffects(search, from: old.bitmap, to: new.bitmap).words
                return explanation.findingLines(all: true)
                    + PictureCause.titles(of: search.causes).map { "cause: \($0)" } + effects.map { "effect: \($0)" }
            }
        }
    }
}
