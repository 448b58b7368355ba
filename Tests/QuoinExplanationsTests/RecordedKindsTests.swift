import QuoinDocument
import QuoinExplanations
import Testing

@Suite("Recorded kinds")
struct RecordedKindsTests {
    /// The kinds that are made of others, or whose records do not say everything.
    private static let others: Set = [
        "button", "collection", "column", "constraints", "image", "map", "markdown", "row", "table", "video",
    ]

    @Test("every kind of documents is drawn again from its record, except for those that are listed here")
    func kinds() {
        let kinds = Set(KindReaders.all.map(\.key))
        #expect(kinds.subtracting(RecordedKinds.byName.keys) == Self.others)
        #expect(Set(RecordedKinds.byName.keys).isSubset(of: kinds))
    }
}
