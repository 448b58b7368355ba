import QuoinDocument
import QuoinLayout
import Testing

@Suite("A choice by the offered size in documents")
struct WhenSizeTests {
    private static let cases = """
        {whenSize: [{width: 0...80, child: {id: a}}, {height: {min: 60}, child: {id: b}}, {width: 90, height: 0...50, \
        child: {id: c}}, {child: {id: d}}]}
        """

    @Test("each entry has a child and the ranges for which it serves; what is absent serves for all")
    func entries() throws {
        let element = try root(Self.cases)
        let kind = try #require(try kind(WhenSizeLayout.self, of: Self.cases))
        #expect(element.children.map(\.id) == ["a", "b", "c", "d"])
        let free = ExtentRange.unconstrained
        #expect(
            kind.cases == [
                SizeRange(width: ExtentRange(min: 0, max: 80), height: free),
                SizeRange(width: free, height: ExtentRange(min: 60, max: .infinity)),
                SizeRange(width: ExtentRange(exactly: 90), height: ExtentRange(min: 0, max: 50)), .unconstrained,
            ])
        #expect(try root("{whenSize: []}").children.isEmpty)
    }

    @Test(
        "the first that serves is laid out",
        arguments: [(80.0, 10.0, "a"), (81, 60, "b"), (90, 50, "c"), (91, 50, "d"), (90, 55, "d")])
    func choice(width: Double, height: Double, expected: String) throws {
        let layout = try root(Self.cases).layout(in: SizeRange(exactly: Size(width, height)))
        #expect(layout.leftOut.count == 3)
        #expect(layout.frame(ofID: expected)?.size == Size(width, height))
    }

    @Test(
        "what is wrong in an entry is reported with its place",
        arguments: [
            (
                "{whenSize: [{width: 0...80}]}",
                "1:21: error: layout.whenSize[0]: \"child\" is missing"
            ),
            (
                "{whenSize: [{child: {}}, {width: 80...0, child: {}}]}",
                "1:42: error: layout.whenSize[1].width: expected points, auto, a range such as 0...300 or 150...inf, "
                    + "or {min, max}, not \"80...0\""
            ),
            (
                "{whenSize: [{heigth: 4, child: {}}]}",
                "1:22: error: layout.whenSize[0]: unknown key \"heigth\"; did you mean \"height\"?"
            ),
            (
                "{whenSize: [{child: {fill: 5}}]}",
                "1:36: error: layout.whenSize[0].child.fill: "
            ),
            ("{whenSize: {child: {}}}", "1:20: error: layout.whenSize: expected a list, not a mapping"),
            ("{whenSize: [4]}", "1:21: error: layout.whenSize[0]: expected a mapping, not \"4\""),
            ("{containerQuery: []}", "1:10: error: layout: unknown key \"containerQuery\"; did you mean \"whenSize\"?"),
        ])
    func problems(layout: String, expected: String) {
        let found = layoutProblems(layout)
        #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
    }

    @Test("the schema knows its entries")
    func schema() throws {
        let check = try SchemaTests.check.get()
        for right in [Self.cases, "{whenSize: []}", "{whenSize: [{width: auto, child: {text: a}}]}"] {
            #expect(try check.accepts("layout: " + right))
        }
        for wrong in ["{whenSize: {}}", "{whenSize: [{width: 4}]}", "{whenSize: [{widht: 4, child: {}}]}"] {
            #expect(try !check.accepts("layout: " + wrong))
        }
    }
}
