import Quoin
import QuoinDocument
import Testing

@Suite("The examples of keys")
struct KeyExampleTests {
    /// Keys of items of lists, and names that the document defines.
    private static let others: Set = ["for", "if", "style"]

    @Test("of every element are lines of YAML that a document may have")
    func examples() throws {
        for key in DocumentKeys.all where key.isForEveryElement && !Self.others.contains(key.key) {
            do {
                _ = try Document(parsing: "layout: {\(key.example)}", resources: StubResources())
            } catch {
                let wrong = error.messages.filter { !$0.contains(" is missing") }
                #expect(wrong.isEmpty, "\(key.example): \(wrong)")
            }
        }
    }

    @Test("of other keys stand below the key that they are within")
    func places() throws {
        let weight = try #require(DocumentKeys.named("weight").first)
        #expect(weight.example.hasPrefix("text: {weight: "))
    }
}
