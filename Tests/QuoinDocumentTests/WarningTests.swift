import Testing

@Suite("Values without effect")
struct WarningTests {
    @Test("a document with warnings can be drawn")
    func severity() throws {
        let document = try document("layout: {flexGrow: 1}")
        #expect(document.warnings.map(\.severity) == [.warning])
        #expect(document.root.style.flexGrow == 1)
    }
}
