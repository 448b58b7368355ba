import QuoinLayout
import Testing

@Suite("The style of an element")
struct ElementStyleTests {
    private typealias Change = @Sendable (inout ElementStyle) -> Void

    /// Sets each property that few elements set, and takes it back.
    private static let changes: [(set: Change, reset: Change)] = [
        ({ $0.spacingBefore = 4 }, { $0.spacingBefore = 0 }), ({ $0.spacingAfter = -4 }, { $0.spacingAfter = 0 }),
        ({ $0.layoutPosition = Point(1, 2) }, { $0.layoutPosition = .zero }),
        ({ $0.bleeds = true }, { $0.bleeds = false }),
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
        #expect((copy.spacingAfter, copy.layoutPosition, copy.bleeds) == (-4, Point(1, 2), true))
    }
}
