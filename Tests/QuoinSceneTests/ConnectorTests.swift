import Foundation
import QuoinScene
import Testing

@Suite("Connectors")
struct ConnectorTests {
    /// Boxes in rows of three, some distance apart, called `a` to `i`.
    private func grid(width: Double = 60, spacing: Double = 50, _ connectors: [Connector]) -> AnyElement {
        let names = ["abc", "def", "ghi"].map { $0.map(String.init) }
        var grid = Column(spacing: spacing) {
            for row in names {
                Row(spacing: spacing) { for name in row { Box().size(width, 30).fill(.white).id(name) } }
            }
        }.painted { _ in }
        grid.kind.paint.connectors = connectors
        return grid.inset(40).erased
    }

    private func lines(_ element: AnyElement, direction: LayoutDirection = .leftToRight) throws -> [[Point]] {
        let environment = LayoutEnvironment(direction: direction)
        return try routing(element.layout(in: .unconstrained, environment: environment)).lines.map(\.points)
    }

    private func routing(_ layout: Layout) throws -> ConnectorRouting {
        let index = try #require(
            (0..<layout.tree.count).first { layout.tree.paint(of: $0)?.connectors.isEmpty == false })
        return ConnectorRouting(layout.tree.paint(of: index)?.connectors ?? [], of: index, in: layout)
    }

    private static let pairs = [
        "aa", "ab", "ac", "ad", "ae", "af", "ai", "bh", "ca", "ed", "eg", "fd", "gc", "hb", "ia", "ih",
    ]

    @Test("an orthogonal line goes along the axes from edge to edge, around all other elements", arguments: pairs)
    func orthogonal(pair: String) throws {
        let names = pair.map(String.init)
        let element = grid([Connector(from: .init(names[0]), to: .init(names[1]))])
        let layout = try element.layout(in: .unconstrained)
        let line = try #require(try routing(layout).lines.first)
        let frames = try names.map { try #require(layout.frame(ofID: $0)) }
        #expect(line.points.first.map { isOnEdge($0, frames[0]) } == true)
        #expect(line.points.last.map { isOnEdge($0, frames[1]) } == true)
        #expect(line.points.count <= 6)
        for (start, end) in line.parts {
            #expect(start.x == end.x || start.y == end.y)
            for name in "abcdefghi" {
                let frame = try #require(layout.frame(ofID: String(name)))
                #expect(!frame.isCrossed(from: start, to: end), "\(pair) crosses \(name)")
            }
        }
    }

    @Test("lines that branch off a straight one, however many, do not move it", arguments: 1...12)
    func branches(count: Int) throws {
        let places = (0..<count).map { "m\($0)" }
        let ends = ["a", "b"].map { Connector(from: .init($0, .bottom), to: .init(x: .init($0), y: "end.bottom")) }
        let messages = places.map { Connector(from: .init(x: "a", y: .init($0)), to: .init(x: "b", y: .init($0))) }
        var figure = Column {
            Row(spacing: 160) { for name in ["a", "b"] { Box().size(80, 30).fill(.white).id(name) } }
            for place in places { Spacer().preferredSize(0, 30).id(place) }
            Spacer().preferredSize(0, 20).id("end")
        }.painted { _ in }
        figure.kind.paint.connectors = ends + messages
        #expect(try lines(figure.inset(40).erased).allSatisfy { $0.count == 2 })
    }

    @Test("a label that is longer than its line stays in the picture", arguments: 18...32)
    func longLabel(length: Int) throws {
        let label = String(repeating: "x", count: length)
        let figure = Row(spacing: 100) {
            Box().size(60, 30).fill(.white).id("a")
            Box().size(60, 30).fill(.white).id("b")
            Box().size(0, 30).fill(.white).id("c")
        }.connectors(Connector(from: "b", to: "c", label: label))
        let layout = try figure.inset(10).erased.layout(in: .unconstrained)
        let frame = try #require(ConnectorLabels(try routing(layout), shaper: BlockShaper()).frames[0])
        #expect(Rect(origin: .zero, size: layout.size).contains(frame))
    }

    @Test("a line does not run along the edge of the box that it comes out of or goes into")
    func edgesAround() throws {
        func group(_ name: String, _ boxes: [String]) -> AnyElement {
            Box(
                Row(spacing: 40) { for box in boxes { Box().size(80, 30).fill(.white).id(box) } }.inset(20)
            ).fill(.white).id(name).erased
        }
        let figure = Column(spacing: 40) {
            [group("first", ["a", "b", "c"]), group("second", ["d", "e", "f"])]
        }.connectors(Connector(from: "c", to: "d"))
        let layout = try figure.inset(20).erased.layout(in: .unconstrained)
        let (first, second) = try (#require(layout.frame(ofID: "first")), #require(layout.frame(ofID: "second")))
        for part in try routing(layout).lines[0].parts where part.start.y == part.end.y {
            #expect(part.start.y > first.maxY + 6 && part.start.y < second.minY - 6)
        }
    }

    @Test("from a point to itself a line is a loop beside it, also where another line passes")
    func loopAtPoint() throws {
        let point = Connector.End(x: "b", y: "d.bottom")
        let lifeline = Connector(from: "b", to: "h", route: .straight)
        let lines = try lines(grid([lifeline, Connector(from: point, to: point)]))
        let loop = try #require(lines.last)
        #expect(loop.count == 4)
        #expect(loop[0].x == loop[3].x && loop[1].x == loop[2].x && loop[1].x > loop[0].x)
        #expect(loop[0].y == loop[1].y && loop[2].y == loop[3].y && loop[3].y > loop[0].y)
    }

    @Test("no line runs along the edge of a box", arguments: pairs)
    func edges(pair: String) throws {
        let names = pair.map(String.init)
        // In rows that are not level with each other, lines have to pass the edges of boxes.
        let ends = [("c", "d"), ("a", "f"), (names[0], names[1])].filter { $0.0 != $0.1 }
        let element = grid(width: 52, spacing: 22, ends.map { Connector(from: .init($0.0), to: .init($0.1)) })
        let layout = try element.layout(in: .unconstrained)
        for line in try routing(layout).lines {
            for part in line.parts {
                let (start, end) = part
                for name in "abcdefghi" {
                    let frame = try #require(layout.frame(ofID: String(name)))
                    let beside =
                        start.x == end.x
                        ? [frame.minX, frame.maxX].contains { abs($0 - start.x) < 3 }
                            && min(max(start.y, end.y), frame.maxY) - max(min(start.y, end.y), frame.minY) > 1
                        : [frame.minY, frame.maxY].contains { abs($0 - start.y) < 3 }
                            && min(max(start.x, end.x), frame.maxX) - max(min(start.x, end.x), frame.minX) > 1
                    #expect(!beside, "\(pair): along \(name)")
                }
            }
        }
    }

    @Test("among many boxes no line crosses one that it does not join")
    func dense() throws {
        var grid = Column(spacing: 50) {
            for row in 0..<8 {
                Row(spacing: 50) { for column in 0..<8 { Box().size(40, 30).fill(.white).id("\(row)\(column)") } }
            }
        }.painted { _ in }
        grid.kind.paint.connectors = (0..<30).map { number in
            Connector(
                from: .init("\(number * 5 % 8)\(number * 3 % 8)"),
                to: .init("\((number * 7 + 3) % 8)\((number + 5) % 8)"))
        }
        let layout = try grid.inset(40).erased.layout(in: .unconstrained)
        for line in try routing(layout).lines {
            let ends = [line.connector.from.x.element, line.connector.to.x.element]
            for row in 0..<8 {
                for column in 0..<8 where !ends.contains("\(row)\(column)") {
                    let frame = try #require(layout.frame(ofID: "\(row)\(column)"))
                    let isCrossed = line.parts.contains { frame.isCrossed(from: $0.start, to: $0.end) }
                    #expect(!isCrossed, "\(ends) crosses \(row)\(column)")
                }
            }
        }
    }

    @Test("a label has the color of its line, unless it has one of its own")
    func labelColors() throws {
        let red = RGBA(hex: 0xFF0000)
        func color(_ connector: Connector) throws -> RGBA? {
            let list = try DisplayList(grid([connector]).layout(in: .unconstrained), shaper: BlockShaper())
            return list.commands.lazy.compactMap { command -> RGBA? in
                if case .glyphs(_, _, .solid(let color)) = command.operation { color } else { nil }
            }.first
        }
        var connector = Connector(from: "a", to: "b", label: "x", color: Color(red))
        #expect(try color(connector) == red)
        connector.label?.spans[0].style.color = .black
        #expect(try color(connector) == .black)
    }

    @Test("a label keeps off the edge of what is around an end of its line, or what it is level with")
    func labelsBesideEdges() throws {
        let ends = (Connector.End(x: "frame.left", y: "page.top"), Connector.End(x: "frame.left", y: "page.bottom"))
        let element = Box().size(60, 60).fill(.black).inset(10).border(width: 1, color: .black).id("frame")
            .inset(EdgeInsets(top: 40, left: 40, bottom: 40, right: 100)).fill(.white).id("page")
            .inset(0).connectors(Connector(from: ends.0, to: ends.1, label: "cross", route: .straight))
        let layout = try element.erased.layout(in: .unconstrained)
        let labels = ConnectorLabels(try routing(layout), shaper: BlockShaper())
        let label = try #require(labels.frames.first ?? nil)
        let frame = try #require(layout.frame(ofID: "frame"))
        #expect(!frame.overlaps(label) || frame.contains(label), "\(label) \(frame)")
    }

    private func isOnEdge(_ point: Point, _ frame: Rect) -> Bool {
        frame.grown(by: 1e-6).contains(Rect(origin: point, size: .zero))
            && !frame.grown(by: -1e-6).contains(Rect(origin: point, size: .zero))
    }

    @Test("elements that are level with each other are joined by one straight line")
    func level() throws {
        for pair in [("a", "b"), ("b", "a"), ("a", "d"), ("h", "e")] {
            #expect(try lines(grid([Connector(from: .init(pair.0), to: .init(pair.1))]))[0].count == 2)
        }
    }

    @Test("between sides that overlap, lines are straight and apart from each other", arguments: Axis.allCases, 1...3)
    func overlappingSides(axis: Axis, count: Int) throws {
        for round in 0..<120 {
            let (first, second) = (20 + Double(round * 37 % 139) * 1.25, 20 + Double(round * 53 % 127) * 0.75)
            // From 20 points in common at one end of the first box to as many at the other end.
            let offset = 20 - second + (first + second - 40) * Double(round * 11 % 24) / 23
            func box(_ name: String, _ length: Double, at start: Double) -> AnyElement {
                let insets = EdgeInsets(
                    top: axis == .vertical ? start : 0, left: axis == .horizontal ? start : 0, bottom: 0, right: 0)
                let size = Size(main: length, cross: 30 + Double(round), axis: axis)
                return Box().size(size.width, size.height).fill(.white).id(name).inset(insets).erased
            }
            let boxes = [box("a", first, at: max(-offset, 0)), box("b", second, at: max(offset, 0))]
            let connectors = (0..<count).map {
                $0 == 1 ? Connector(from: "b", to: "a") : Connector(from: "a", to: "b")
            }
            let spacing = 30 + Double(round % 7) * 20
            let pair =
                axis == .horizontal
                ? Column(spacing: spacing, alignItems: .start) { boxes }.painted { $0.connectors = connectors }.erased
                : Row(spacing: spacing, alignItems: .start) { boxes }.painted { $0.connectors = connectors }.erased
            let found = try lines(pair.inset(40).erased)
            #expect(found.allSatisfy { $0.count == 2 }, "\(first), \(second) at \(offset): \(found)")
            let places = found.map { $0[0][axis] }
            #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 6 })
        }
    }

    @Test(
        "between round or pointed elements whose middles differ by less than a point, a line is straight and ends there"
    )
    func almostLevel() throws {
        for (shape, power) in [(Paint.FrameShape.ellipse, 2.0), (.diamond, 1)] {
            let figure = Column(spacing: 40) {
                Box().size(53.5, 35.5).fill(.white).shape(shape).id("a").inset(
                    EdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
                Box().size(61, 35.5).fill(.white).shape(shape).id("b")
            }.connectors(Connector(from: "a", to: "b"))
            let layout = try figure.inset(20).erased.layout(in: .unconstrained)
            let line = try routing(layout).lines[0].points
            #expect(line.count == 2 && line[0].x == line[1].x)
            for (point, name) in zip(line, ["a", "b"]) {
                let frame = try #require(layout.frame(ofID: name))
                let (x, y) = (
                    abs(point.x - frame.center.x) / frame.size.width * 2,
                    abs(point.y - frame.center.y) / frame.size.height * 2
                )
                #expect(abs(pow(x, power) + pow(y, power) - 1) < 0.01)
            }
        }
    }

    @Test("the lines of a tree branch at one height, in the middle between its levels", arguments: [30, 70, 130])
    func tree(width: Double) throws {
        var tree = Column(spacing: 40, alignItems: .center) {
            Box().size(width, 30).fill(.white).id("root")
            Row(spacing: 16, alignItems: .start) {
                Box().size(20, 20).fill(.white).id("a")
                Box().size(90, 50).fill(.white).id("b")
                Box().size(50, 30).fill(.white).id("c")
            }
        }.painted { _ in }
        tree.kind.paint.connectors = ["a", "b", "c"].map {
            Connector(from: .init("root", .bottom), to: .init($0, .top))
        }
        let levels = try lines(tree.inset(20).erased).filter { $0.count > 2 }.map { $0.dropFirst().dropLast().map(\.y) }
        #expect(levels.count > 1 && Set(levels.flatMap(\.self)) == [70])
    }

    @Test("a line begins and ends at the sides and corners that it names")
    func anchors() throws {
        let frame = Rect(40, 40, 60, 30)
        func start(_ anchor: Connector.Anchor, _ direction: LayoutDirection = .leftToRight) throws -> Point {
            let element = grid([Connector(from: .init("a", anchor), to: "i")])
            return try #require(try lines(element, direction: direction)[0].first)
        }
        #expect(try start(.right) == Point(100, 55))
        #expect(try start(.trailing) == Point(100, 55))
        #expect(try start(.top) == Point(70, 40))
        #expect(try start(.bottomLeft) == Point(40, 70))
        #expect(try start(.center) == frame.center)
        // From right to left, the first box is the rightmost one.
        #expect(try start(.trailing, .rightToLeft) == Point(260, 55))
    }

    @Test("lines that join the same elements lie beside each other", arguments: Connector.Route.allCases)
    func parallel(route: Connector.Route) throws {
        var (there, back) = (Connector(from: "a", to: "b"), Connector(from: "b", to: "a"))
        (there.route, back.route) = (route, route)
        let found = try lines(grid([there, back]))
        #expect(found[0][0].y == found[0][1].y && found[1][0].y == found[1][1].y)
        #expect(abs(found[0][0].y - found[1][0].y) >= 10)
    }

    @Test("a line from an element to itself is a loop outside of it")
    func loop() throws {
        let points = try lines(grid([Connector(from: "e", to: "e")]))[0]
        #expect(points.count == 4 && points[0] != points[3])
        #expect(Set([points[0].y, points[3].y]).count == 1 || Set([points[0].x, points[3].x]).count == 1)
    }

    @Test("lines end at the corners of a diamond, also beside the middle of its frame")
    func diamond() throws {
        let element = Row(spacing: 30, alignItems: .center) {
            Box().size(40, 60).fill(.white).shape(.diamond).id("a")
            Box().size(40, 40).fill(.white).id("b")
        }
        let level = try lines(element.connectors(Connector(from: "a", to: "b")).erased)[0]
        #expect(level.first == Point(40, 30) && level.last == Point(70, 30))
        var straight = Connector(from: "a", to: "b.topLeft")
        straight.route = .straight
        let start = try #require(try lines(element.connectors(straight).erased)[0].first)
        // On the edge from the top to the right, where x / 20 + y / 30 is 1 from the center.
        #expect(abs((start.x - 20) / 20 + (30 - start.y) / 30 - 1) < 0.001)
    }

    @Test("straight lines end at the outline of round elements")
    func round() throws {
        var connector = Connector(from: "a", to: "b")
        connector.route = .straight
        let element = Row(spacing: 30) {
            Box().size(40, 40).fill(.white).shape(.ellipse).id("a")
            Column {
                Spacer().height(60)
                Box().size(40, 40).fill(.white).shape(.ellipse).id("b")
            }
        }.connectors(connector)
        let points = try lines(element.erased)[0]
        for (point, center) in zip(points, [Point(20, 20), Point(90, 80)]) {
            let distance = point - center
            #expect(abs((distance.x * distance.x + distance.y * distance.y).squareRoot() - 20) < 0.2)
        }
    }

    @Test("a place that is level with two elements is where their lines meet")
    func crossing() throws {
        let end = Connector.End(x: "b", y: "d.bottom")
        #expect(try lines(grid([Connector(from: "a.bottom", to: end)]))[0].last == Point(180, 150))
    }

    @Test("elements without a size have loops too")
    func emptyLoop() throws {
        let element = Row { Spacer().preferredSize(0, 0).id("a") }.connectors(Connector(from: "a", to: "a"))
        let points = try lines(element.inset(50).erased)[0]
        #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test("an id that no element or several have is an error that names the nearest one")
    func names() throws {
        func message(_ connector: Connector, _ element: (Connector) -> AnyElement) -> String {
            do {
                _ = try DisplayList(element(connector).layout(in: .unconstrained))
                return ""
            } catch { return "\(error)" }
        }
        #expect(
            message(Connector(from: "a", to: "start")) { connector in
                Row {
                    Box().id("a")
                    Box().id("stars")
                }.connectors(connector).erased
            }.hasSuffix(
                "connectors[0].to names \"start\", but there is no element with this id in it; did you mean \"stars\"?")
        )
        #expect(
            message(Connector(from: "a", to: .init("a.middle"))) { Row { Box().id("a") }.connectors($0).erased }
                .contains(
                    "connectors[0].to names \"a.middle\", but \"middle\" is not a point of \"a\"; the points are top, ")
        )
        #expect(
            message(Connector(from: "a", to: "b")) { connector in
                Row {
                    Box().id("a")
                    Box().id("b")
                    Box().id("b")
                }.connectors(connector).erased
            }.hasSuffix("connectors[0].to names \"b\", but 2 elements in it have this id"))
    }

    @Test("heads are whole, and the line ends in them", arguments: Connector.Head.Kind.allCases)
    func heads(kind: Connector.Head.Kind) throws {
        var connector = Connector(from: "a", to: "b")
        (connector.head, connector.style) = (Connector.Head(kind, size: 12), .dashed)
        let list = try DisplayList(grid([connector]).layout(in: .unconstrained))
        let drawn = list.commands.map(\.operation)
        let strokes = drawn.compactMap { operation -> (Path, StrokeStyle)? in
            if case .stroke(let path, let style, _) = operation { (path, style) } else { nil }
        }
        #expect(strokes[0].1.dash.isEmpty == false)
        #expect(strokes.dropFirst().allSatisfy { $0.1.dash.isEmpty } && strokes.count == (kind == .open ? 2 : 1))
        let tip = 150.0
        let end = strokes[0].0.bounds.maxX
        switch kind {
        case .none: #expect(end == tip)
        case .open: #expect(end < tip && end > tip - 4)
        case .arrow, .dot, .diamond:
            guard case .fill(let shape, _)? = drawn.last else { return #expect(Bool(false)) }
            #expect(abs(shape.bounds.maxX - tip) < 0.01 && abs(shape.bounds.size.width - 12) < 0.01)
            #expect(end > shape.bounds.minX && end < shape.bounds.minX + 2)
        }
    }
}
