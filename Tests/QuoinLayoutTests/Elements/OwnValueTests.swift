import QuoinLayout
import Testing

/// Where a child of a ``Timetable`` is, in hours.
private enum Hours: ElementStyle.Key {
    static let initial = 0.0...1.0
}

/// Children between the hours that they have.
private struct Timetable: LayoutKind {
    static let name = "timetable"

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        var end = 0.0
        for child in scope.children {
            let hours = child[Hours.self]
            let size = Size(50, (hours.upperBound - hours.lowerBound) * 10)
            child.measure(SizeRange(exactly: size), parent: range.max)
            child.place(at: Point(0, hours.lowerBound * 10))
            end = max(end, hours.upperBound * 10)
        }
        return LayoutMeasurement(size: Size(50, end))
    }

    func asciiArtName(id: String?) -> String { "Hours" }

    var asciiArtAxis: Axis { .vertical }
}

@Suite("Values of one's own")
struct OwnValueTests {
    private var timetable: Element<Timetable> {
        Element(Timetable()) {
            plain().value(Hours.self, 8...10).id("early")
            plain()
            plain().value(Hours.self, 12...12.5).id("noon")
        }
    }

    @Test("a parent's kind reads what a child has for it, and the initial value of the others")
    func reading() throws {
        let layout = try timetable.layout(in: .unconstrained)
        #expect(
            layout.frames == [
                Rect(0, 0, 50, 125), Rect(0, 80, 50, 20), Rect(0, 0, 50, 10), Rect(0, 120, 50, 5),
            ])
    }

    @Test("the values are the element's own: they stay with it in a tree, and a wrapper has none")
    func scope() throws {
        let nested = Row {
            plain().size(5, 5)
            timetable
        }
        #expect(try nested.layout(in: .unconstrained).frame(ofID: "early") == Rect(5, 80, 50, 20))
        let wrapped = Element(Timetable()) { plain().value(Hours.self, 8...10).id("early").inset(0) }
        #expect(try wrapped.layout(in: .unconstrained).frame(ofID: "early") == Rect(0, 0, 50, 10))
    }

    @Test("the values survive unfolding")
    func unfolding() throws {
        let chosen = WhenSize { _ in timetable }
        #expect(try chosen.layout(in: upTo(100, 200)).frame(ofID: "noon") == Rect(0, 120, 50, 5))
    }

    @Test("a kind of one's own has its own name and axis in the art of characters")
    func art() throws {
        let lines = try timetable.layout(in: .unconstrained).asciiArt.split(separator: "\n")
        #expect(
            lines.count == 5 && lines[0].contains("-Hours-") && lines[1].contains("early") && lines[3].contains("noon"))
    }
}

@Suite("Nodes of a layout")
struct NodeTreeTests {
    @Test("the layouts between nodes are left out, and places are relative to the node above")
    func nodes() throws {
        let page = node {
            Column {
                node { box(10, 10).id("inner").inset(3) }.id("outer").inset(5)
                box(4, 4).id("second")
            }
            .inset(1)
        }
        let root = try #require(try page.layout(in: .unconstrained).nodes.first)
        #expect(root.children.map(\.reference.id) == ["outer", "second"])
        #expect(root.children[0].frame == Rect(6, 6, 16, 16))
        #expect(root.children[0].children.map(\.frame) == [Rect(3, 3, 10, 10)])
        #expect(root.children[0].children.map(\.kind) == ["box"])
    }

    @Test("where the root is no node, the nodes in it are given")
    func noRoot() throws {
        let nodes = try Row { for width in [3.0, 4] { box(width, 5) } }.layout(in: .unconstrained).nodes
        #expect(nodes.map(\.frame) == [Rect(0, 0, 3, 5), Rect(3, 0, 4, 5)])
    }
}
