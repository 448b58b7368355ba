import QuoinLayout
import Testing

@Suite("Spacer")
struct SpacerTests {
    @Test("it is as small as it may be (Texture, §4.11)")
    func size() throws {
        #expect(try Spacer().size(in: sizes(20...100, 0...100)) == Size(20, 0))
        #expect(try Spacer().preferredSize(7, 8).size(in: upTo(100, 100)) == Size(7, 8))
    }

    @Test("it grows, which is not recorded, and is no mistake outside of a stack")
    func growth() throws {
        #expect(Spacer().style.flexGrow == 1 && Element(SpacerLayout()).style.flexGrow == 1)
        func recorded(_ spacer: Spacer) throws -> [String] {
            try LayoutTree(spacer).recordedProperties(of: 0).map(\.key)
        }
        #expect(try recorded(Spacer()) == [] && recorded(Spacer().flexGrow(2)) == ["flexGrow"])
        func warned(_ spacer: Spacer) throws -> [String] {
            try LayoutTree(Element(CenterLayout()) { spacer }).warnings.map(\.property)
        }
        #expect(try warned(Spacer()) == [] && warned(Spacer().flexGrow(2)) == ["flexGrow"])
    }

    @Test("a kind of one's own may grow as it does")
    func ownKind() throws {
        let element = Element(Growing())
        #expect(element.style.flexGrow == 3)
        #expect(try LayoutTree(element).recordedProperties(of: 0) == [])
    }
}

private struct Growing: LayoutKind {
    static let name = "growing"
    static var defaultStyle: ElementStyle {
        var style = ElementStyle()
        style.flexGrow = 3
        return style
    }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: range.min) }
}
