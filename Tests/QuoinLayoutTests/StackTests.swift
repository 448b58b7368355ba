import QuoinLayout
import Testing

@Suite("Stack")
struct StackTests {
    @Test("the shortcut sizes the only elastic child by flexing alone (Texture, §4.2)")
    func shortcut() throws {
        let layout = try Row {
            Spacer().preferredSize(40, 10).flexGrow().flexShrink()
            Spacer().preferredSize(60, 10).flexGrow()
        }.layout(in: SizeRange(min: Size(200, 0), max: Size(200, 100)))
        #expect(layout.frames[1] == Rect(0, 0, 70, 10))
        #expect(layout.frames[2] == Rect(70, 0, 130, 10))
    }

    @Test("without an exact range the natural sizes count (Texture, §4.2)")
    func noShortcut() throws {
        let layout = try Row {
            Spacer().preferredSize(40, 10).flexGrow().flexShrink()
            Spacer().preferredSize(60, 10).flexGrow()
        }.layout(in: SizeRange(min: Size(200, 0), max: Size(201, 100)))
        #expect(layout.frames[1] == Rect(0, 0, 90, 10))
        #expect(layout.frames[2] == Rect(90, 0, 110, 10))
    }
}
