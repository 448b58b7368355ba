import QuoinLayout
import Testing

/// A kind of one's own may wrap another kind whose type it does not fix.
@Suite("A kind of any type")
struct AnyLayoutKindTests {
    /// Lays out, measures and rounds as the kind that it wraps.
    private struct Wrapping: LayoutKind {
        static let name = "wrapping"
        var kind: AnyLayoutKind

        var roundsEdgesOfChildren: Bool? { kind.roundsEdgesOfChildren }

        func minimumWidth(scope: LayoutScope) -> Double { kind.minimumWidth(scope: scope) }

        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
            kind.layout(in: range, scope: scope)
        }
    }

    @Test("rounds its children as the kind does")
    func rounding() throws {
        let stack = StackLayout(.horizontal, flexRules: .css)
        let own = Element(stack) { for _ in 0..<3 { plain().flexGrow() } }
        let wrapped = Element(Wrapping(kind: AnyLayoutKind(stack))) { for _ in 0..<3 { plain().flexGrow() } }
        let frames = try own.innerFrames(in: exactly(100, 10)).horizontal
        #expect(frames == [[0, 33], [33, 34], [67, 33]])
        #expect(try wrapped.innerFrames(in: exactly(100, 10)).horizontal == frames)
    }

    @Test("has the minimum width of the kind")
    func minimumWidth() throws {
        let inset = InsetLayout(EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        func widths(_ kind: some LayoutKind) throws -> [[Double]] {
            let child = Element(kind) { box(30, 10) }.flexShrink(1)
            return try Row { child }.element.flexRules(.css).innerFrames(in: exactly(20, 10)).horizontal
        }
        let own = try widths(inset)
        #expect(own.first == [0, 50])
        #expect(try widths(Wrapping(kind: AnyLayoutKind(inset))) == own)
    }
}
