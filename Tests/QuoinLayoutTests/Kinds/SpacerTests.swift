import QuoinLayout
import Testing

@Suite("Spacer")
struct SpacerTests {
    @Test("it is as small as it may be (Texture, §4.11)")
    func size() throws {
        #expect(try Spacer().size(in: sizes(20...100, 0...100)) == Size(20, 0))
        #expect(try Spacer().preferredSize(7, 8).size(in: upTo(100, 100)) == Size(7, 8))
    }
}
