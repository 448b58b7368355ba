import DocumentationFigures
import Foundation
import Quoin
import Testing

@Suite("The table of limits")
struct LimitsTableTests {
    @Test("the table of the article lists every limit as it is declared")
    func table() throws {
        let file = Documentation.root.appendingPathComponent("Sources/Quoin/Quoin.docc/DocumentLimits.md")
        let article = try String(contentsOf: file, encoding: .utf8)
        let rows = Limits.declarations.map { limit in
            let values = [Limits()[keyPath: limit.path], limit.forStrangers].map { "\(Self.grouped($0)) \(limit.unit)" }
            return "| `\(limit.name)` | \(values[0]) | \(values[1]) | \(limit.summary) |"
        }
        let written = article.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
        #expect(written == rows, "write this into \(file.path):\n\(rows.joined(separator: "\n"))")
    }

    /// The digits of a number in groups of three: `16,384`.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }.joined()
    }
}

@Suite("The glossary")
struct GlossaryTests {
    @Test("explains each word once, in alphabetical order")
    func words() throws {
        let article = try #require(Documentation.articles().first { $0.name == "Glossary" })
        let words = article.text.matches(of: /(?m)^\| ([a-z ]+) \| .+ \|$/).map { String($0.output.1) }
            .filter { $0 != "word" }
        #expect(words.count > 40 && Set(words).count == words.count)
        #expect(words == words.sorted())
    }
}
