import QuoinLayout
import Testing

@Suite("Engine")
struct EngineTests {
    @Test("an extent that is no number of points is an error that names element and axis (Texture, §10 Q51)")
    func invalidExtent() throws {
        struct Endless: LayoutKind {
            static let name = "endless"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
                LayoutMeasurement(size: Size(.infinity, 10))
            }
        }
        let row = Row { Element(Endless()).id("endless") }
        let error = try #require(throws: QuoinError.self) { try row.layout(in: upTo(.infinity, 20)) }
        #expect(error.kind == .wrongInput)
        #expect(
            error.description
                == "`endless` (layout.stack.children[0]): the width came out as inf points; give the element or the canvas "
                + "a bound on this axis")
    }

    @Test("a tree is laid out again with another range, and nothing of the earlier one remains")
    func again() throws {
        let element = Row(spacing: 5) {
            words(6).flexShrink()
            Column { words(3) }.flexGrow()
        }
        var engine = LayoutEngine(try LayoutTree(element))
        for width in [200.0, 60, 130, 45, 200] {
            let fresh = try element.layout(in: sizes(width...width, free))
            #expect(try engine.layout(in: sizes(width...width, free)).frames == fresh.frames)
        }
    }

    @Test("what the parent leaves out has no size")
    func leftOut() throws {
        struct First: LayoutKind {
            static let name = "first"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
                LayoutMeasurement(size: scope.children[0].measure(range, parent: range.max))
            }
        }
        let layout = try Element(First()) {
            box(10, 10)
            Row { box(20, 20) }
        }.layout(in: upTo(100, 100))
        #expect(layout.frames[2] == .zero)
        #expect(layout.frames[3].size == .zero)
    }

    @Test("what was left out in between is where it was before")
    func leftOutInBetween() throws {
        struct Second: LayoutKind {
            static let name = "second"
            func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
                guard range.max.width >= 50 else { return LayoutMeasurement(size: .zero) }
                return LayoutMeasurement(size: scope.children[0].measure(range, parent: range.max))
            }
        }
        let element = Element(Second()) { Row(spacing: 3) { [box(10, 10), box(20, 20)] } }
        var engine = LayoutEngine(try LayoutTree(element))
        let before = try engine.layout(in: upTo(100, 100))
        #expect(before.frames[3] == Rect(13, 0, 20, 20))
        #expect(try engine.layout(in: upTo(40, 100)).leftOut == [1, 2, 3])
        #expect(try engine.layout(in: upTo(100, 100)).frames == before.frames)
    }

    @Test("before the first layout nothing was measured")
    func beforeTheFirst() throws {
        #expect(LayoutEngine(try LayoutTree(Row { box(10, 10) })).measurementCounts == [0, 0])
    }

    @Test("the parts of a style are those that differ from the default")
    func parts() {
        #expect(ElementStyle().parts == [])
        let changes: [(WritableKeyPath<ElementStyle, Double>, ElementStyle.Parts)] = [
            (\.flexGrow, .flex), (\.flexShrink, .flex), (\.spacingBefore, .spacing), (\.spacingAfter, .spacing),
        ]
        for (property, part) in changes {
            for value in [1, -1, Double.nan] {
                var style = ElementStyle()
                style[keyPath: property] = value
                #expect(style.parts == part)
            }
        }
        var style = ElementStyle()
        (style.flexBasis, style.ascender, style.layoutPosition) = (0, 0, Point(0, 1))
        #expect(style.parts == [.flex, .baselines, .layoutPosition])
        style = ElementStyle()
        (style.alignSelf, style.descender) = (.stretch, 0)
        #expect(style.parts == [.alignSelf, .baselines])
    }

    @Test("elements are found by name and named by path")
    func names() throws {
        let layout = try Column {
            box(10, 10)
            box(20, 20).id("second").inset(3)
        }.layout(in: upTo(100, 100))
        #expect(layout.frame(ofID: "second") == Rect(3, 13, 20, 20))
        #expect(layout.frame(ofID: "third") == nil)
        let index = try #require(layout.tree.index(ofID: "second"))
        #expect(layout.tree.path(of: index) == "layout.stack.children[1].inset.child")
    }

    @Test("paint order is depth first (Texture, §3.3)")
    func paintOrder() throws {
        let tree = try LayoutTree(
            Row {
                Column {
                    box(1, 1).id("a")
                    box(1, 1).id("b")
                }
                box(1, 1).id("c").background(plain().id("d"))
            })
        #expect(tree.paintOrder.compactMap { tree.id(of: $0) } == ["a", "b", "d", "c"])
    }

    @Test("an element of a most frequent kind is small, and needs no allocation for its kind")
    func inlineKinds() {
        let inlineSize = 4 * MemoryLayout<UInt64>.size
        #expect(_isPOD(StackLayout.self) && MemoryLayout<StackLayout>.size <= inlineSize)
        #expect(_isPOD(InsetLayout.self) && MemoryLayout<InsetLayout>.size <= inlineSize)
        #expect(_isPOD(SpacerLayout.self) && MemoryLayout<SpacerLayout>.size <= inlineSize)
        #expect(MemoryLayout<AnyElement>.size <= 128)
    }
}
