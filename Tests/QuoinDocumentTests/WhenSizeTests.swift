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
