import TestSupport
import Testing

@Suite("What is said of documents")
struct RecordedDocumentTests {
    @Test("is what is recorded", arguments: RecordedExamples.names())
    func said(name: String) throws {
        try RecordedExamples(name).expect { $0.map(reading) }
    }
}
