import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("with: lists")
struct WithListTests {
    private func kinds(_ layout: String) throws -> [String] {
        let tree = try LayoutTree(try root(layout))
        return tree.paintOrder.map { type(of: tree.kind(of: $0)).name }
    }

    @Test("wrappers apply in order, each around what came before")
    func order() throws {
        #expect(
            try kinds("{text: a, with: [{inset: 5}, {ratio: 2}, {center: }]}") == ["center", "ratio", "inset", "text"])
    }

    @Test(
        "every wrapper kind can stand in a list",
        arguments: [
            ("box: ", ["box", "text"]), ("wrapper: ", ["wrapper", "text"]), ("inset: 1", ["inset", "text"]),
            ("overlay: {image: a.png}", ["overlay", "text", "image"]),
            ("background: {image: a.png}", ["background", "image", "text"]),
            ("center: {centering: x}", ["center", "text"]),
            ("relative: {vertical: end}", ["relative", "text"]), ("ratio: 1", ["ratio", "text"]),
            ("corner: {corner: {image: a.png}}", ["corner", "text", "image"]),
        ])
    func wrappers(entry: String, expected: [String]) throws {
        #expect(try kinds("{text: a, with: [{\(entry)}]}") == expected)
    }

    @Test("a kind with a shorthand may be written with its keys, too")
    func shorthand() throws {
        #expect(try #require(root("{with: [{ratio: {ratio: 2}}]}").kind.base as? RatioLayout).ratio == 2)
        for insets in ["{insets: 4}", "4", "{insets: {left: 4, top: 4, right: 4, bottom: 4}}"] {
            let inset = try #require(root("{with: [{inset: \(insets)}]}").kind.base as? InsetLayout)
            #expect(inset.insets == EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        }
        let side = try #require(root("{with: [{inset: {left: 4}}]}").kind.base as? InsetLayout)
        #expect(side.insets == EdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
        let problems = layoutProblems("{with: [{ratio: {ratio: 2, rate: 1}}]}")
        #expect(problems.count == 1 && problems.first?.contains("unknown key \"rate\"") == true, "\(problems)")
    }

    @Test("keys beside with belong to the innermost element, keys in an entry to its wrapper")
    func keys() throws {
        let root = try root("{width: 5, id: inner, with: [{inset: 1, width: 6, id: outer, fill: red}]}")
        #expect(root.id == "outer" && root.style.width == .points(6) && root.kind.base is BoxNode)
        let inner = try #require(root.children.first?.children.first)
        #expect(inner.id == "inner" && inner.style.width == .points(5))
    }

    @Test("an example of the fluent form")
    func example() throws {
        let layout = """
            {image: photo.png, with: [{ratio: 1}, {overlay: {text: Title, with: [{inset: [inf, inf, 4, 4]}]}}]}
            """
        #expect(try kinds(layout) == ["overlay", "ratio", "image", "inset", "text"])
    }
}
