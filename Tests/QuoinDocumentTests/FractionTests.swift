import QuoinCompositional
import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Fractions")
struct FractionTests {
    @Test(
        "A part of the parent is a percentage, a quotient, or either with points added",
        arguments: [
            ("1/3", .fraction(1.0 / 3)), ("33.3%", .fraction(1.0 / 3)), ("2/3 - 4", .fraction(2.0 / 3, plus: -4)),
            ("100% - 50", .percent(100, plus: -50)), ("\"50%-20\"", .percent(50, plus: -20)),
            ("50 % + 8.5", .percent(50, plus: 8.5)),
            ("9 / 16", .fraction(9.0 / 16)),
        ] as [(String, LayoutDimension)])
    func dimensions(text: String, value: LayoutDimension) throws {
        #expect(try style("width: \(text)").width == value)
        #expect(try style("maxHeight: \(text)").maxHeight == value)
        #expect(
            try style("preferredSize: [\(text), auto]").preferredLayoutSize == ElementStyle.LayoutSize(value, .auto))
        #expect(try style("flexBasis: \(text)").flexBasis == value)
        #expect(try style("layoutPosition: [0, \(text)]").layoutPositionFraction.x == 0)
    }

    @Test("A size and a position by parts are those of what is offered, at least 0")
    func frames() throws {
        let children = """
            {absolute: {children: [
              {layoutPosition: ["50%", "25%"], preferredSize: [10, 10]}, {layoutPosition: [100% - 20, 1/4], width: 20, height: 100% - 90},
              {layoutPosition: [1/2 - 60, 5], preferredSize: ["50% - 5", "10% - 20"]}]}}
            """
        #expect(
            try QuoinDocumentTests.frames(children).dropFirst() == [
                Rect(50, 25, 10, 10), Rect(80, 25, 20, 10), Rect(-10, 5, 45, 0),
            ])
    }

    @Test("A value is written so that it is read as the same")
    func written() throws {
        for text in ["33.4%", "1/3", "2/3 - 4", "100% - 50", "5/12 + 0.5", "25%", "2/7"] {
            let dimension = try style("width: \(text)").width
            #expect("\(dimension)" == text)
            #expect(try style("width: \"\(dimension)\"").width == dimension)
        }
        #expect(try style("width: \"\(LayoutDimension.percent(33.3))\"").width == .percent(33.3))
    }

    @Test("A percentage with the decimals of a third, cut or rounded, is that third; any other is itself")
    func thirds() throws {
        for text in ["33.3%", "33.33%", "33.333333%"] {
            #expect(try style("width: \(text)").width == .fraction(1.0 / 3))
        }
        for text in ["66.6%", "66.7%", "66.66%", "66.67%"] {
            #expect(try style("width: \(text)").width == .fraction(2.0 / 3))
        }
        for percent in [33, 33.2, 33.4, 33.32, 33.34, 66, 67, 66.5, 66.8, 66.65, 66.68] {
            #expect(try style("width: \(percent)%").width == .percent(percent))
        }
        let cells = try root(
            """
            {collection: {sections: [3], cell: {fill: red}, layout: {kind: section, group: {kind: hgroup,
              height: {absolute: 20}, subitems: [{kind: item, width: {fractionalWidth: 33.3%}}]}}}}
            """
        ).layout(in: SizeRange(exactly: Size(375, 100))).frames.dropFirst()
        #expect(cells.map(\.size.width) == [125, 125, 125])
    }

    @Test("The same style in Swift")
    func swift() throws {
        let box = Box().width(.percent(100, plus: -50)).layoutPosition(.percent(50), .fraction(1.0 / 3, plus: 4))
        #expect(try style("width: 100% - 50, layoutPosition: [50%, 1/3 + 4]") == box.style)
        #expect(box.layoutPosition(1, 2).style.layoutPositionFraction == .zero)
        #expect(box.width(.percent(20)).style.width == .percent(20))
        #expect(box.width(.percent(20)).width(.percent(100, plus: -50)).style == box.style)
    }

    @Test("A position by a part of an unbounded extent counts from 0, with a warning")
    func unbounded() throws {
        let document = try document("layout: {absolute: {children: [{layoutPosition: [1/2, 4], width: 9, height: 9}]}}")
        let trace = try document.root.trace(in: SizeRange(width: .unconstrained, height: ExtentRange(exactly: 50)))
        #expect(trace.layout.frames.last == Rect(0, 4, 9, 9))
        #expect(
            trace.warnings.contains {
                $0.property == "layoutPosition" && $0.reason == "counts from 0: the parent's width has no maximum"
            })
    }

    @Test("Other fractions: a ratio, an opacity, a gradient's stop, a corner, a spacing")
    func others() throws {
        #expect(try kind(RatioLayout.self, of: "{ratio: {ratio: 9/16, child: {}}}")?.ratio == 9.0 / 16)
        #expect(try paint("opacity: 1/3")?.opacity == 1.0 / 3)
        #expect(try paint("opacity: 25%")?.opacity == 0.25)
        #expect(
            try paint("cornerRadius: 1/2 - 4")?.cornerRadii
                == CornerRadii(all: CornerRadii.Radius(x: .fraction(0.5, plus: -4), y: .fraction(0.5, plus: -4))))
        #expect(
            try QuoinDocumentTests.frames("{row: {spacing: 1/4, children: [{width: 10}, {width: 10}]}}").last?.minX
                == 35)
        #expect(
            layoutProblems("{row: {spacing: 5/4 - 2, children: []}}").first?.contains(
                "expected points, or a part of the stack from 0% to 100%, also as 5% - 2") == true)
    }

    @Test("Points are added to a part of the stack between neighbors and between lines, and written as they were read")
    func spacings() throws {
        let stack = """
            spacing: 5% - 2, lineSpacing: 1/3 + 1, flexWrap: wrap, children: [{width: 60, height: 9},
            {width: 30, height: 9}, {width: 60, height: 9}]
            """
        let frames = try QuoinDocumentTests.frames("{row: {\(stack)}}")
        #expect(frames.map(\.origin) == [Point(0, 0), Point(0, 0), Point(63, 0), Point(0, 44)])
        let column = try QuoinDocumentTests.frames(
            "{column: {spacing: 5% - 20, children: [{height: 30}, {height: 30}]}}")
        #expect(column.last?.minY == 15)
        let read = try #require(try kind(StackLayout.self, of: "{row: {\(stack)}}"))
        let written = StackLayout.properties(along: .horizontal).recorded(read, unlike: StackLayout(.horizontal))
        #expect(written.contains { $0.key == "spacing" && $0.value == .text("5% - 2") })
        #expect(written.contains { $0.key == "lineSpacing" && $0.value == .text("1/3 + 1") })
    }

    @Test("A third of 375 points is 125 points, in rows and in columns, at every scale", arguments: [1.0, 2, 3])
    func thirds(scale: Double) throws {
        let root = try root(
            """
            {collection: {sections: [3], layout: {kind: section, group: {kind: hgroup, height: {fractionalWidth: 1/3},
            subitems: [{kind: item, width: {fractionalWidth: 1/3}}]}}}}
            """)
        let result = try root.layout(
            in: SizeRange(exactly: Size(375, 200)), environment: LayoutEnvironment(scale: scale))
        let cells = result.frames.filter { $0.size == Size(125, 125) }
        #expect(Set(cells.map(\.minX)) == [0, 125, 250])
    }

    @Test("Points are added to a part of a container")
    func collectionSizes() throws {
        let layout = try kind(
            CollectionLayout.self,
            of: """
                {collection: {sections: [1], layout: {kind: section, group: {kind: hgroup, height: {absolute: 40},
                subitems: [{kind: item, width: {fractionalWidth: 2/3 - 4}, height: {fractionalHeight: 33.3%}}]}}}}
                """)
        let contents = try layout?.layout.contents(itemCounts: [1], in: CollectionViewport(size: Size(300, 100)))
        #expect(contents?.visibleItems.first?.frame == Rect(0, 0, 196, 13))
    }
}
