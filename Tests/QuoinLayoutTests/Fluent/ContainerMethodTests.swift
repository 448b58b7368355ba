import ASDKFluentNames
import QuoinLayout
import Testing

/// Every modifier of stacks and absolute layouts by both of its names (Texture, §6.4).
@Suite("Fluent containers")
struct ContainerMethodTests {
    @Test("a stack is a row of stretched children from the start by default")
    func stackDefaults() {
        for stack in [Stack(), Stack.horizontal(), Row().element] {
            #expect(stack.kind.direction == .horizontal)
            #expect(stack.kind.spacing == 0)
            #expect(stack.kind.justifyContent == .start)
            #expect(stack.kind.alignItems == .stretch)
            #expect(stack.kind.flexWrap == .noWrap)
            #expect(stack.kind.alignContent == .start)
            #expect(stack.kind.lineSpacing == 0)
            #expect(stack.children.isEmpty)
        }
        for stack in [Stack(.vertical), Stack.vertical(), Column().element] {
            #expect(stack.kind.direction == .vertical)
        }
    }

    @Test("the modifiers of a stack")
    func stackModifiers() {
        for stack in [Row().spacing(5), Row().withSpacing(5)] { #expect(stack.kind.spacing == 5) }
        for stack in [Row().justifyContent(.end), Row().withJustifyContent(.end)] {
            #expect(stack.kind.justifyContent == .end)
        }
        for stack in [Row().alignItems(.center), Row().withAlignItems(.center)] {
            #expect(stack.kind.alignItems == .center)
        }
        for stack in [Row().direction(.vertical), Row().withDirection(.vertical)] {
            #expect(stack.kind.direction == .vertical)
        }
        for stack in [Row().flexWrap(), Row().withFlexWrap(.wrap)] { #expect(stack.kind.flexWrap == .wrap) }
        for stack in [Row().alignContent(.stretch), Row().withAlignContent(.stretch)] {
            #expect(stack.kind.alignContent == .stretch)
        }
        for stack in [Row().lineSpacing(7), Row().withLineSpacing(7)] { #expect(stack.kind.lineSpacing == 7) }
        for stack in [Row().horizontalAlignment(.middle), Row().withHorizontalAlignment(.middle)] {
            #expect(stack.kind.horizontalAlignment == .middle)
        }
        for stack in [Row().verticalAlignment(.bottom), Row().withVerticalAlignment(.bottom)] {
            #expect(stack.kind.verticalAlignment == .bottom)
        }
        #expect(Row().flexRules(.css).kind.flexRules == .css)
    }

    @Test("an absolute layout is as large as the available size, unless it is sized to fit")
    func absolute() throws {
        let child = box(10, 20).at(5, 6)
        #expect(try Absolute { child }.size(in: upTo(100, 60)) == Size(100, 60))
        let small = [
            Absolute(sizing: .sizeToFit) { child }, Absolute().sizing(.sizeToFit).children([child]),
            Absolute().withSizing(.sizeToFit).withChildren([child]),
        ]
        for element in small { #expect(try element.size(in: upTo(100, 60)) == Size(15, 26)) }
    }

    @Test("a wrapper is as large as the largest of its children")
    func wrapper() throws {
        let element = Wrapper {
            box(10, 20)
            box(20, 10)
        }
        #expect(try element.size(in: upTo(100, 60)) == Size(20, 20))
    }

    @Test("children replace those that were there, and may be of different kinds")
    func children() {
        let old = Row { box(1, 1) }
        let stacks = [
            old.children([box(1, 1).id("a"), Spacer().id("b")]),
            old.withChildren([box(1, 1).id("a"), Spacer().id("b")]),
            old.children {
                box(1, 1).id("a")
                Spacer().id("b")
            },
        ]
        for stack in stacks { #expect(stack.children.map(\.id) == ["a", "b"]) }
    }

    @Test("a spacer takes the free space, by each of its names")
    func spacer() throws {
        let rows = [
            Row {
                Spacer()
                box(10, 10)
            },
            Row {
                .spacer
                box(10, 10)
            },
            Row {
                Spacer.spacer()
                box(10, 10)
            },
        ]
        for row in rows { #expect(try row.innerFrames(in: exactly(100, 10))[1] == Rect(90, 0, 10, 10)) }
    }

    @Test("names of both makes mix in one chain, since each keeps the kind of the element")
    func mixedChain() throws {
        let stack = Stack.vertical().withSpacing(5).alignItems(.start).withFlexGrow(1).flexShrink()
            .withJustifyContent(.end).id("stack").withChildren([box(10, 10), box(20, 10)]).width(50)
        #expect(try stack.innerFrames(in: exactly(50, 50)) == [Rect(0, 25, 10, 10), Rect(0, 40, 20, 10)])
        #expect(stack.style.flexGrow == 1 && stack.style.flexShrink == 1 && stack.id == "stack")
    }
}
