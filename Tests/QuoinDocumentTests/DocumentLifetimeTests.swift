import QuoinDocument
import Synchronization
import TestSupport
import Testing

@Suite("Lifetime of documents")
struct DocumentLifetimeTests {
    /// Counts itself while it is alive. What reads a document has it as its resources.
    private final class Resources: DocumentResources {
        static let count = Atomic(0)

        init() { Self.count.add(1, ordering: .relaxed) }
        deinit { Self.count.subtract(1, ordering: .relaxed) }

        func image(at path: String) throws(QuoinError) -> ImageResource {
            throw QuoinError("there are no images")
        }

        func font(at path: String) throws(QuoinError) -> String {
            throw QuoinError("there are no fonts")
        }
    }

    @Test("nothing is left of a thousand documents with components, cells and errors")
    func components() {
        for number in 0..<1_000 {
            let text = """
                colors: {tint: "#123456"}
                components:
                  badge: {parameters: {label: Hello \(number), tint: tint}, element: {text: $label, fill: $tint}}
                  pair: {parameters: [a], element: {row: [{badge: {label: $a}}, {badge: null}]}}
                layout: {column: [{pair: {a: x}}, \(number % 2 == 0 ? "{badge: null}" : "{badge: {no: 1}}")]}
                """
            _ = try? Document(parsing: text, resources: Resources())
        }
        #expect(Resources.count.load(ordering: .relaxed) == 0)
    }
}

@Suite("What is said of documents")
struct RecordedDocumentTests {
    @Test("is what is recorded", arguments: RecordedExamples.names())
    func said(name: String) throws {
        try RecordedExamples(name).expect { $0.map(reading) }
    }
}
