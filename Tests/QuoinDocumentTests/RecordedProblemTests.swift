import TestSupport
import Testing

@Suite("What is found in documents")
struct RecordedProblemTests {
    @Test("is what is recorded", arguments: RecordedExamples.names())
    func found(name: String) throws {
        try RecordedExamples(name).expect { $0.map(problems) }
    }
}
