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

    @Test("gives the kind back, whether it has references or not")
    func base() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((AnyLayoutKind(InsetLayout(insets)).base as? InsetLayout)?.insets == insets)
        #expect((AnyLayoutKind(StackLayout(.vertical, spacing: 5)).base as? StackLayout)?.spacing == 5)
        #expect(AnyLayoutKind(SpacerLayout()).base is SpacerLayout)
        let wrapped = AnyLayoutKind(AnyLayoutKind(Wrapping(kind: AnyLayoutKind(InsetLayout(insets)))))
        #expect(((wrapped.base as? Wrapping)?.kind.base as? InsetLayout)?.insets == insets)
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

@Suite("The style of an element")
struct ElementStyleTests {
    private typealias Change = @Sendable (inout ElementStyle) -> Void

    /// Sets each property that few elements set, and takes it back.
    private static let changes: [(set: Change, reset: Change)] = [
        ({ $0.spacingBefore = 4 }, { $0.spacingBefore = 0 }), ({ $0.spacingAfter = -4 }, { $0.spacingAfter = 0 }),
        ({ $0.layoutPosition = Point(1, 2) }, { $0.layoutPosition = .zero }),
        ({ $0.bleeds = true }, { $0.bleeds = false }), ({ $0.flexBasis = 6 }, { $0.flexBasis = .auto }),
        ({ $0.minWidth = 5 }, { $0.minWidth = .auto }), ({ $0.maxWidth = .percent(50) }, { $0.maxWidth = .auto }),
        ({ $0.minHeight = .percent(5) }, { $0.minHeight = .auto }), ({ $0.maxHeight = 7 }, { $0.maxHeight = .auto }),
        ({ $0.ascender = 8 }, { $0.ascender = nil }), ({ $0.descender = 0 }, { $0.descender = nil }),
    ]

    @Test("is the default again when each property has its default again, in any order", arguments: [false, true])
    func reset(inReverse: Bool) {
        var style = ElementStyle()
        var seen: Set = [style]
        for change in Self.changes {
            change.set(&style)
            #expect(seen.insert(style).inserted)
        }
        for change in inReverse ? Self.changes.reversed() : Self.changes {
            #expect(style != ElementStyle())
            change.reset(&style)
        }
        #expect(style == ElementStyle())
        #expect(style.hashValue == ElementStyle().hashValue)
    }

    @Test("of a copy changes alone")
    func copies() {
        var style = ElementStyle()
        for change in Self.changes { change.set(&style) }
        var copy = style
        copy.minWidth = 50
        copy.spacingBefore = 40
        #expect((style.minWidth, style.spacingBefore) == (5, 4))
        #expect((copy.minWidth, copy.spacingBefore) == (50, 40))
        #expect((copy.maxWidth, copy.maxHeight, copy.ascender, copy.descender) == (.percent(50), 7, 8, 0))
        #expect((copy.spacingAfter, copy.layoutPosition, copy.bleeds, copy.flexBasis) == (-4, Point(1, 2), true, 6))
    }
}
