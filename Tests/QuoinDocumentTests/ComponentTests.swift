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

    @Test("an error in an argument is reported where the argument is, one in the component where that is")
    func places() {
        #expect(
            problems(
                """
                components:
                  pill: {parameters: [size], element: {text: {string: a, size: $size, weigth: bold}}}
                layout: {column: [{pill: {size: x}}]}
                """) == [
                    "2:71: error: layout.column[0].pill.element.text: unknown key \"weigth\"; did you mean \"weight\"?",
                    "3:33: error: layout.column[0].pill.size: expected a number, not \"x\"",
                ])
    }

    @Test("parameters that are missing or unknown")
    func wrongArguments() {
        #expect(
            problems(
                """
                components: {pill: {parameters: [label, tint], element: {text: $label}}}
                layout: {pill: {lable: a}}
                """) == [
                    "2:16: error: layout.pill: the parameter \"label\" is missing",
                    "2:16: error: layout.pill: the parameter \"tint\" is missing",
                    "2:17: error: layout.pill: unknown key \"lable\"; did you mean \"label\"?",
                ])
    }

    @Test("a parameter of a component is not written as one of a document, which would be a value that holds")
    func typedParameter() {
        let found = problems(
            """
            components:
              mail: {parameters: {isNew: {type: boolean, default: false}}, element: {row: [{if: $isNew, text: new}]}}
            layout: {mail: {}}
            """)
        #expect(found.count == 1 && found[0].contains("as in isNew: false; only a document's parameters have types"))
    }

    @Test("a component that uses itself is refused, with the way round")
    func recursion() {
        #expect(
            problems("components: {a: {element: {b: }}, b: {element: {wrapper: {a: }}}}\nlayout: {a: }")
                == ["1:62: error: layout.a.element.b.element.wrapper.a: the component \"a\" uses itself: a → b → a"])
    }

    @Test("a component needs an element, and a name that no key has")
    func wrongComponents() {
        #expect(
            problems("components: {a: {parameters: []}, text: {element: {}}, width: {element: {}}, b: 5}\nlayout: {}")
                == [
                    "1:17: error: components.a: \"element\" is missing",
                    "1:41: error: components.text: \"text\" is a key of elements; a component needs a name of its own",
                    "1:63: error: components.width: \"width\" is a key of elements; a component needs a name of its own",
                    "1:81: error: components.b: expected a mapping, not \"5\"",
                ])
    }
}
