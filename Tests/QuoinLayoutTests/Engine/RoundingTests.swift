import QuoinLayout
import Testing

@Suite("Rounding")
struct RoundingTests {
    @Test("up, down and to the nearest pixel (Texture, §1.5)")
    func grid() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceil(10.25) == 10.5)
        #expect(grid.ceil(-10.25) == -10)
        #expect(grid.ceil(10.00000001) == 10)
        #expect(grid.floor(10.75) == 10.5)
        #expect(grid.floor(10.99999999) == 11)
        #expect(grid.round(10.25) == 10.5)
        #expect(grid.round(-10.25) == -10.5)
        #expect(grid.round(10.2) == 10)
    }

    @Test("up is what the standard library's rounding gives, of any number")
    func roundingUp() {
        var values = [0, -0.0, 0.5, 1.5, 2.5, 0x1p50 + 0.75, 0x1p51 - 0.25, 0x1p51 + 0.5, 0x1p52, 0x1p60, .infinity]
        var generator = SeededGenerator(seed: 5)
        for exponent in [1, 1e3, 1e7, 1e15] {
            for _ in 0..<1_000 { values.append(Double.random(in: 0...exponent, using: &generator)) }
        }
        let tolerance = 1.1920928955078125e-07
        for scale in [1.0, 2, 1.5, 3] {
            let grid = PixelGrid(scale: scale)
            for value in values + values.map({ -$0 }) {
                let expected = ((value - tolerance) * scale).rounded(.up) / scale + 0
                #expect(grid.ceil(value).bitPattern == expected.bitPattern, "of \(value) at \(scale)")
            }
            #expect(grid.ceil(.nan).isNaN)
        }
    }

    @Test("sizes and positions are rounded up by themselves, so neighbors may overlap (Texture, §1.5)")
    func independence() throws {
        let frames = try Absolute {
            box(33.34, 10).at(33.34, 0)
            box(33.34, 10).at(66.68, 0)
        }.innerFrames(in: upTo(200, 10), scale: 2)
        #expect(frames.horizontal == [[33.5, 33.5], [67, 33.5]])
    }

    @Test("a parent sees rounded sizes (Texture, §1.5)")
    func parents() throws {
        #expect(try Row { for _ in 0..<3 { box(10.1, 10) } }.size(in: upTo(100, 100)) == Size(33, 10))
    }

    @Test("offsets add up unrounded within a node, and each node rounds what is in it (Texture, §3.5)")
    func flattening() throws {
        let deep = box(10, 10).inset(0.3).inset(0.3)
        #expect(try deep.innerFrames(in: upTo(100, 100)).last?.origin == Point(1, 1))
        let inNode = node { box(10, 10).inset(0.3) }.inset(0.3)
        let frames = try inNode.innerFrames(in: upTo(100, 100))
        #expect(frames.first?.origin == Point(1, 1))
        #expect(frames.last?.origin == Point(2, 2))
    }
}

@Suite("Right to left")
struct DirectionTests {
    private func mirrored(_ element: some LayoutElement, in range: SizeRange) throws -> [Rect] {
        try element.layout(in: range, environment: LayoutEnvironment(direction: .rightToLeft)).frames
    }

    @Test("finished positions are mirrored; start is always left before (Texture, §3.6)")
    func row() throws {
        let row = Row {
            box(10, 10)
            box(20, 10)
        }
        #expect(
            try mirrored(row, in: exactly(100, 10)) == [Rect(0, 0, 100, 10), Rect(90, 0, 10, 10), Rect(70, 0, 20, 10)])
    }

    @Test("insets keep their sides before the mirror, so they change sides with it (Texture, §10 Q39)")
    func insets() throws {
        let frames = try mirrored(box(10, 10).inset(left: 30), in: upTo(100, 100))
        #expect(frames == [Rect(0, 0, 40, 10), Rect(0, 0, 10, 10)])
    }

    @Test("each node mirrors what is in it (Texture, §3.6)")
    func nodes() throws {
        let inner = node {
            Row {
                box(10, 10)
                box(5, 10)
            }
        }.width(40)
        let frames = try mirrored(Row { inner }, in: exactly(100, 10))
        #expect(
            frames == [
                Rect(0, 0, 100, 10), Rect(60, 0, 40, 10), Rect(60, 0, 40, 10), Rect(90, 0, 10, 10), Rect(85, 0, 5, 10),
            ])
    }

    @Test("what reaches out on one side reaches out on the other (Texture, §3.6)")
    func outside() throws {
        let frames = try mirrored(box(100, 50).corner(box(20, 10)), in: upTo(300, 300))
        #expect(frames[2] == Rect(-10, -5, 20, 10))
    }
}

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
