import QuoinLayout
import Testing

@Suite("The result builder of children")
struct ElementBuilderTests {
    private enum Size { case small, large }

    private func names(@ElementBuilder _ children: () -> [AnyElement]) -> [String?] {
        Row(children: children).element.children.map(\.id)
    }

    @Test("a condition puts its elements in, or leaves them out")
    func conditions() {
        func row(isFirst: Bool) -> [String?] {
            names {
                if isFirst { plain().id("a") }
                if isFirst {
                    plain().id("b")
                } else {
                    content(1, 1).id("c")
                }
                plain().id("d")
            }
        }
        #expect(row(isFirst: true) == ["a", "b", "d"])
        #expect(row(isFirst: false) == ["c", "d"])
    }

    @Test("a switch chooses among elements of different kinds")
    func choices() {
        func row(_ size: Size) -> [String?] {
            names {
                switch size {
                case .small: plain().id("small")
                case .large: content(1, 1).id("large")
                }
            }
        }
        #expect(row(.small) == ["small"])
        #expect(row(.large) == ["large"])
    }

    @Test("elements, optional ones and arrays stand in the order in which they are written, whatever comes first")
    func order() {
        let pair = [plain().id("b"), plain().id("c")]
        let row = names {
            plain().id("a")
            pair
            plain().id("d").erased
            if !pair.isEmpty { pair }
            for name in ["e", "f"] { plain().id(name) }
        }
        #expect(row == ["a", "b", "c", "d", "b", "c", "e", "f"])
        #expect(names { pair } == ["b", "c"])
        #expect(names { plain().id("a") } == ["a"])
        #expect(names { for name in ["e", "f"] { plain().id(name) } } == ["e", "f"])
        #expect(names {}.isEmpty)
    }

    @Test("a loop puts in its elements in order, with what stands between")
    func loops() {
        let row = names {
            for name in ["a", "b"] {
                if name != "a" { Spacer().id("|") }
                plain().id(name)
            }
        }
        #expect(row == ["a", "|", "b"])
    }

    @Test("an optional element is there or is not")
    func optionals() {
        let there: Element<PlainNode>? = plain().id("there")
        let missing: Element<PlainNode>? = nil
        let erased: (any LayoutElement)? = plain().id("erased")
        #expect(
            names {
                there
                missing
                erased
                if let there { there.inset(1).id("bound") }
            } == ["there", "erased", "bound"])
    }

    @Test("elements made elsewhere go in as a list, of one kind or of several")
    func lists() {
        let same = ["a", "b"].map { plain().id($0) }
        let mixed: [any LayoutElement] = [plain().id("c"), Spacer().id("d")]
        let erased: [AnyElement] = [plain().id("e").erased]
        #expect(
            names {
                same
                mixed
                erased
            } == ["a", "b", "c", "d", "e"])
    }

    @Test("a composition of one's own is an element like any other")
    func compositions() {
        struct Separator: LayoutElement {
            var element: Element<PlainNode> { plain().height(1).id("separator") }
        }
        #expect(names { Separator() } == ["separator"])
        #expect(names { Separator().flexGrow() } == ["separator"])
    }
}
