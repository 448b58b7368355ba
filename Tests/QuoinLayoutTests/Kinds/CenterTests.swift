import ASDKFluentNames
import QuoinLayout
import Testing

@Suite("Center")
struct CenterTests {
    @Test("the child is in the middle of the axes that are given (Texture, §4.7)")
    func axes() throws {
        #expect(try box(10, 20).centered().innerFrames(in: exactly(100, 100)) == [Rect(45, 40, 10, 20)])
        #expect(try box(10, 20).centered(.x).innerFrames(in: upTo(100, 100)) == [Rect(45, 0, 10, 20)])
        #expect(try box(10, 20).centered(.y).innerFrames(in: upTo(100, 100)) == [Rect(0, 40, 10, 20)])
    }

    @Test("offsets are rounded to pixels (Texture, §1.5)")
    func rounding() throws {
        #expect(try box(10, 20).centered().innerFrames(in: exactly(101, 101)) == [Rect(46, 41, 10, 20)])
        #expect(try box(10, 20).centered().innerFrames(in: exactly(101, 101), scale: 2) == [Rect(45.5, 40.5, 10, 20)])
    }

    @Test("the minimum reaches the child on an axis that is not centered (Texture, §9.4)")
    func cell() throws {
        let cell = content(100, 20).inset(top: 0, left: 12, bottom: 4, right: 4).centered(.y, sizing: .minimumWidth)
        #expect(
            try cell.layout(in: exactly(375, 44)).frames == [
                Rect(0, 0, 375, 44), Rect(0, 10, 375, 24), Rect(12, 10, 359, 20),
            ])
        #expect(try cell.size(in: sizes(0...375, 44...44)) == Size(116, 44))
    }

    @Test("center() of ASDKFluentExtensions centers on both axes (Texture, §10 Q25)")
    func seedName() throws {
        #expect(try box(10, 20).centered().innerFrames(in: exactly(100, 100)) == [Rect(45, 40, 10, 20)])
    }
}
