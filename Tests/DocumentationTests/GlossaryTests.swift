import DocumentationFigures
import Foundation
import Testing

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
