import QuoinLayout
import Testing

@Suite("Size ranges and styles")
struct SizeRangeTests {
    @Test("the minimum wins over the maximum when clamping, and over what is not a number (Texture, §1.3)")
    func clamping() {
        #expect(ExtentRange(min: 10, max: 20).clamp(5) == 10)
        #expect(ExtentRange(min: 10, max: 20).clamp(25) == 20)
        #expect(ExtentRange(min: 200, max: 100).clamp(150) == 200)
        #expect(ExtentRange(min: 10, max: 20).clamp(.nan) == 10)
    }

    @Test("ranges that do not meet give the point of the first nearest to the second (Texture, §1.3)")
    func intersecting() {
        #expect(
            ExtentRange(min: 0, max: 100).intersected(with: ExtentRange(min: 50, max: 200))
                == ExtentRange(min: 50, max: 100))
        #expect(
            ExtentRange(min: 0, max: 100).intersected(with: ExtentRange(min: 150, max: 200))
                == ExtentRange(exactly: 100))
        #expect(
            ExtentRange(min: 100, max: 200).intersected(with: ExtentRange(min: 0, max: 50)) == ExtentRange(exactly: 100)
        )
        #expect(ExtentRange(exactly: 70).intersected(with: ExtentRange(min: 0, max: 50)) == ExtentRange(exactly: 70))
        #expect(
            ExtentRange(min: 200, max: 100).intersected(with: ExtentRange(min: 0, max: 100))
                == ExtentRange(exactly: 200))
    }

    @Test("minimum beats maximum beats exact (Texture, §2.2)")
    func priorities() {
        let range = { (change: (inout ElementStyle) -> Void) in
            var style = ElementStyle()
            change(&style)
            return style.extentRange(.horizontal, in: 200)
        }
        #expect(range { ($0.minWidth, $0.maxWidth, $0.width) = (80, 50, 60) } == ExtentRange(exactly: 80))
        #expect(range { ($0.maxWidth, $0.width) = (50, 60) } == ExtentRange(exactly: 50))
        #expect(range { ($0.minWidth, $0.width) = (70, 60) } == ExtentRange(exactly: 70))
        #expect(range { ($0.minWidth, $0.maxWidth) = (10, .percent(25)) } == ExtentRange(min: 10, max: 50))
        #expect(range { _ in } == .unconstrained)
    }

    @Test("the parent's range wins over every size property (Texture, §10 Q1)")
    func parentWins() throws {
        let element = plain().preferredSize(50, 50).minWidth(40).maxHeight(60)
        #expect(try element.size(in: exactly(200, 100)) == Size(200, 100))
        #expect(try element.size(in: upTo(30, 30)) == Size(30, 30))
    }

    @Test("a fraction of the root is of the maximum (Texture, §3.1)")
    func root() throws {
        #expect(try plain().width(.percent(50)).height(.percent(25)).size(in: upTo(200, 100)) == Size(100, 25))
        #expect(try content(30, 10).width(.percent(50)).size(in: sizes(free, free)) == Size(30, 10))
    }

    @Test("aliases share storage: the last writer wins (Texture, §2.1)")
    func aliases() {
        var style = ElementStyle()
        style.preferredLayoutSize = ElementStyle.LayoutSize(50, .percent(25))
        style.width = 70
        #expect(style.preferredLayoutSize == ElementStyle.LayoutSize(70, .percent(25)))
    }
}
