import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Components")
struct ComponentTests {
    private func texts(_ text: String) throws -> [String] {
        let tree = try LayoutTree(try document(text).root)
        return tree.paintOrder.compactMap { (tree.kind(of: $0) as? TextNode)?.text.string }
    }

    @Test("a component stands for its element, with arguments and defaults in it")
    func arguments() throws {
        let text = """
            components:
              pill:
                parameters: {label: null, suffix: "!"}
                element: {text: "${label}${suffix} $label $"}
            layout: {row: [{pill: {label: a}}, {pill: {label: b, suffix: "?"}}]}
            """
        #expect(try texts(text) == ["a! $label $", "b? $label $"])
    }

    @Test("an argument may be anything: a number, a mapping, an element")
    func anyArgument() throws {
        let root = try document(
            """
            components:
              frame:
                parameters: [inset, child, style]
                element: {inset: {insets: $inset, child: $child}, border: $style}
            layout: {frame: {inset: [1, 2, 3, 4], child: {id: content}, style: {width: 2}}}
            """
        ).root
        #expect((root.kind.base as? BoxNode)?.paint.border == Border(width: 2))
        let inset = try #require(root.children.first)
        #expect((inset.kind.base as? InsetLayout)?.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset.children.map(\.id) == ["content"])
    }

    @Test("a component without parameters needs no value, and takes common keys beside it")
    func commonKeys() throws {
        let root = try document("components: {dot: {element: {width: 5, height: 6}}}\nlayout: {dot: , width: 7}").root
        #expect(root.style.width == .points(7) && root.style.height == .points(6))
    }

    @Test("components use one another, and one may stand in an argument of itself")
    func nesting() throws {
        let text = """
            components:
              box1: {parameters: [child], element: {inset: {insets: 1, child: $child}}}
              word: {parameters: [of], element: {box1: {child: {text: $of}}}}
            layout: {box1: {child: {box1: {child: {word: {of: hello}}}}}}
            """
        #expect(try texts(text) == ["hello"])
    }

    @Test("text that arguments bring in is not searched for more names")
    func inserted() throws {
        let text = """
            components: {pair: {parameters: [a, b], element: {text: "${a}|${b}|${c}|${"}}}
            layout: {pair: {a: "${b}", b: "${a}"}}
            """
        #expect(try texts(text) == ["${b}|${a}|${c}|${"])
    }
}
