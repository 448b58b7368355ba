import ASDKFluentNames
import QuoinLayout
import Testing

/// Every style modifier by both of its names sets its property and nothing else (Texture, §6.3).
@Suite("Fluent style modifiers")
struct StyleMethodTests {
    private func style(_ change: (inout ElementStyle) -> Void) -> ElementStyle {
        var style = ElementStyle()
        change(&style)
        return style
    }

    @Test("width and height, their minimum and maximum")
    func extents() {
        #expect(plain().width(50).style == style { $0.width = .points(50) })
        #expect(plain().withWidth(50).style == style { $0.width = .points(50) })
        #expect(plain().height(12.5).style == style { $0.height = .points(12.5) })
        #expect(plain().withHeight(12.5).style == style { $0.height = .points(12.5) })
        #expect(plain().minWidth(1).style == style { $0.minWidth = .points(1) })
        #expect(plain().withMinWidth(1).style == style { $0.minWidth = .points(1) })
        #expect(plain().maxWidth(2).style == style { $0.maxWidth = .points(2) })
        #expect(plain().withMaxWidth(2).style == style { $0.maxWidth = .points(2) })
        #expect(plain().minHeight(3).style == style { $0.minHeight = .points(3) })
        #expect(plain().withMinHeight(3).style == style { $0.minHeight = .points(3) })
        #expect(plain().maxHeight(4).style == style { $0.maxHeight = .points(4) })
        #expect(plain().withMaxHeight(4).style == style { $0.maxHeight = .points(4) })
    }

    @Test("a dimension is a number of points, a percentage or auto")
    func dimensions() {
        #expect(plain().width(.percent(12.5)).style.width == .fraction(0.125))
        #expect(plain().width(.percent(50)).style.width == .fraction(0.5))
        #expect(plain().width(50).width(.auto).style == ElementStyle())
    }

    @Test("sizes in points set both extents")
    func sizes() {
        let preferred = style { ($0.width, $0.height) = (.points(10), .points(20)) }
        #expect(plain().preferredSize(Size(10, 20)).style == preferred)
        #expect(plain().preferredSize(10, 20).style == preferred)
        #expect(plain().withPreferredSize(Size(10, 20)).style == preferred)
        #expect(plain().size(10, 20).style == preferred)
        let least = style { ($0.minWidth, $0.minHeight) = (.points(10), .points(20)) }
        #expect(plain().minSize(Size(10, 20)).style == least)
        #expect(plain().minSize(10, 20).style == least)
        #expect(plain().withMinSize(Size(10, 20)).style == least)
        let most = style { ($0.maxWidth, $0.maxHeight) = (.points(10), .points(20)) }
        #expect(plain().maxSize(Size(10, 20)).style == most)
        #expect(plain().maxSize(10, 20).style == most)
        #expect(plain().withMaxSize(Size(10, 20)).style == most)
    }

    @Test("layout sizes set both dimensions")
    func layoutSizes() {
        let size = ElementStyle.LayoutSize(.auto, .percent(50))
        #expect(plain().preferredLayoutSize(size).style == style { $0.height = .fraction(0.5) })
        #expect(plain().preferredLayoutSize(.auto, .percent(50)).style == style { $0.height = .fraction(0.5) })
        #expect(plain().withPreferredLayoutSize(size).style == style { $0.height = .fraction(0.5) })
        #expect(plain().minLayoutSize(size).style == style { $0.minHeight = .fraction(0.5) })
        #expect(plain().minLayoutSize(.auto, .percent(50)).style == style { $0.minHeight = .fraction(0.5) })
        #expect(plain().withMinLayoutSize(size).style == style { $0.minHeight = .fraction(0.5) })
        #expect(plain().maxLayoutSize(size).style == style { $0.maxHeight = .fraction(0.5) })
        #expect(plain().maxLayoutSize(.auto, .percent(50)).style == style { $0.maxHeight = .fraction(0.5) })
        #expect(plain().withMaxLayoutSize(size).style == style { $0.maxHeight = .fraction(0.5) })
    }

    @Test("the part in a stack; growing and shrinking are by 1 where no number is given")
    func stackProperties() {
        #expect(plain().spacingBefore(-1).style == style { $0.spacingBefore = -1 })
        #expect(plain().withSpacingBefore(-1).style == style { $0.spacingBefore = -1 })
        #expect(plain().spacingAfter(2).style == style { $0.spacingAfter = 2 })
        #expect(plain().withSpacingAfter(2).style == style { $0.spacingAfter = 2 })
        #expect(plain().flexGrow().style == style { $0.flexGrow = 1 })
        #expect(plain().withFlexGrow(2).style == style { $0.flexGrow = 2 })
        #expect(plain().flexShrink().style == style { $0.flexShrink = 1 })
        #expect(plain().withFlexShrink(2).style == style { $0.flexShrink = 2 })
        #expect(plain().flexBasis(.percent(40)).style == style { $0.flexBasis = .fraction(0.4) })
        #expect(plain().withFlexBasis(.percent(40)).style == style { $0.flexBasis = .fraction(0.4) })
        #expect(plain().alignSelf(.end).style == style { $0.alignSelf = .end })
        #expect(plain().withAlignSelf(.end).style == style { $0.alignSelf = .end })
        #expect(plain().ascender(8).style == style { $0.ascender = 8 })
        #expect(plain().withAscender(8).style == style { $0.ascender = 8 })
        #expect(plain().descender(2).style == style { $0.descender = 2 })
        #expect(plain().withDescender(2).style == style { $0.descender = 2 })
    }

    @Test("the place under an absolute layout")
    func layoutPosition() {
        #expect(plain().layoutPosition(Point(3, 4)).style == style { $0.layoutPosition = Point(3, 4) })
        #expect(plain().layoutPosition(3, 4).style == style { $0.layoutPosition = Point(3, 4) })
        #expect(plain().at(3, 4).style == style { $0.layoutPosition = Point(3, 4) })
        #expect(plain().withLayoutPosition(Point(3, 4)).style == style { $0.layoutPosition = Point(3, 4) })
    }
}
