import Quoin
import Testing

@Suite("The examples of keys")
struct KeyExampleTests {
    @Test("are lines of YAML in which only the keys beside them are missing")
    func examples() throws {
        let documentKeys = Set(DocumentKeys.all.filter { $0.places.contains("the document") }.map(\.key))
        for key in DocumentKeys.all {
            let example = key.example
            #expect(!example.contains("…"), "\(key.key) in \(key.places[0])")
            let outermost = String(example.prefix { $0 != ":" })
            let isOfDocument = documentKeys.contains(outermost) && !key.isForEveryElement
            guard isOfDocument || key.isForEveryElement else { continue }
            let text = isOfDocument ? example + (outermost == "layout" ? "" : "\nlayout: {}") : "layout: {\(example)}"
            do {
                _ = try Document(parsing: text, resources: StubResources())
            } catch {
                let wrong = error.messages.filter { !$0.contains(" is missing") }
                #expect(wrong.isEmpty, "\(text): \(wrong)")
            }
        }
    }
}
