import QuoinChecking
import TestSupport
import Testing

@Suite("Canvases of checks")
struct CanvasTests {
    private func findings(
        _ layout: String, canvas: String = "height: 200", check: String = "",
        _ change: (inout DocumentChecks) -> Void = { _ in }
    ) throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 390, \(canvas), fill: white}
            check: {widths: 380...390\(check)}
            layout: \(layout)
            """, change)
    }

    @Test("have the heights that are asked for, such as a phone in landscape")
    func heights() throws {
        // 44 points of button below 180 points of text do not fit into 200.
        let layout =
            "{column: [{id: top, height: 180, width: 20, fill: '#eee'}, {id: go, button: {title: Go}, width: 80, height: 44}]}"
        let tall = try findings(layout, canvas: "height: 300")
        #expect(tall.isEmpty, "\(tall)")
        let low = try findings(layout, canvas: "height: 300") { $0.settings.heights = [300, 200] }
        #expect(low.map(\.kind) == [.overflow] && low.flatMap(\.occurrences).map(\.height) == [200], "\(low)")
        #expect(low.first?.description.contains("at a height of 200 pt at every width `go`") == true, "\(low)")
    }

    @Test("have the directions that are asked for, with the real texts")
    func directions() throws {
        // Left and right do not follow the direction: the label runs to the left, into the mark.
        let layout = """
            {constraints: {views: {mark: {fill: '#ccc'}, label: {text: A label of some length}}, rules: [mark.left == container.left, \
            mark.width == 60, mark.height == 44, mark.top == container.top, label.leading == container.leading + 70, \
            label.top == container.top, label.width == 330]}}
            """
        let plain = try findings(layout).filter { $0.kind == .overlap }
        #expect(plain.isEmpty, "\(plain)")
        let both = try findings(layout, check: ", directions: [ltr, rtl]").filter {
            $0.kind == .overlap || $0.kind == .overflow
        }
        #expect(both.flatMap(\.occurrences).contains { $0.direction == .rightToLeft }, "\(both)")
    }

    @Test("are measured in the appearances that are asked for, with the contrast that is")
    func contrast() throws {
        let pale = "{text: {string: A note, color: {light: '#767676', dark: '#eee'}}}"
        #expect(try findings(pale, check: ", appearances: [light]").isEmpty)
        #expect(try findings(pale).map(\.kind) == [.contrast])
        #expect(try findings(pale, check: ", appearances: [light], minimumContrast: 7").map(\.kind) == [.contrast])
    }

    @Test("have a safe area, which letters and buttons keep to, and shapes and what scrolls do not")
    func safeArea() throws {
        let canvas = "height: 200, safeArea: [40, 0, 30, 0]"
        let title = "{id: title, text: {string: Title, size: 20}}"
        let below = try findings("{column: [\(title)], with: [{inset: [30, 16, 0, 16]}]}", canvas: canvas)
        #expect(below.map(\.kind) == [.safeArea] && below.first?.elements.first?.id == "title", "\(below)")
        #expect(below.first?.message.contains("is outside of the safe area at the top edge by") == true)
        let bar = "{column: [{height: 130, width: 10}, {id: home, button: {title: Home}, width: 80, height: 50}]}"
        #expect(try findings(bar, canvas: canvas).map(\.elements.first?.id) == ["home"])
        #expect(try findings("{column: [{fill: '#eee', height: 30}, {height: 20}, \(title)]}", canvas: canvas).isEmpty)
        #expect(try findings("{scroll: {child: {column: [\(title)]}}}", canvas: canvas).isEmpty)
    }

    @Test("have what covers letters, buttons and fields at their edges, but not shapes and what scrolls")
    func obstructions() throws {
        // A column of 140 points and 200 of canvas, of which the keyboard leaves 120.
        let check = ", obstructions: [{name: keyboard, bottom: 80}]"
        func found(_ last: String) throws -> [LayoutFinding] {
            try findings("{column: {alignItems: start, children: [{height: 100, width: 20}, \(last)]}}", check: check)
        }
        let field =
            "{id: emailField, fill: '#eee', width: 200, height: 40, column: [{text: {string: Email, size: 16}}]}"
        let covered = try found(field)
        #expect(covered.map(\.kind) == [.obstructed] && covered.first?.elements.first?.id == "emailField", "\(covered)")
        #expect(covered.first?.message == "`emailField` is under the keyboard by 20 pt", "\(covered)")
        #expect(try found("{id: note, text: {string: A note, size: 24}}").map(\.kind) == [.obstructed])
        #expect(try found("{fill: '#eee', width: 200, height: 60}").isEmpty)
        #expect(try found("{id: emailField, fill: '#eee', width: 200, height: 20}").isEmpty)
        #expect(try findings("{scroll: {child: {column: [{height: 150, width: 10}, \(field)]}}}", check: check).isEmpty)
    }

    @Test("an image is stretched out of its ratio only by its mode")
    func stretched() throws {
        // The image has 3 by 2 points.
        let image = PackageFolder.snapshots.appendingPathComponent("Images/dessert.png").path
        func kinds(_ mode: String, _ size: String) throws -> [Document.FindingKind] {
            try findings(
                "{column: {alignItems: start, children: [{image: {source: '\(image)', mode: \(mode)}, \(size)}]}}"
            ).map(\.kind)
        }
        #expect(try kinds("stretch", "width: 150, height: 30") == [.stretched])
        #expect(try kinds("fill", "width: 150, height: 30").isEmpty)
    }

    @Test("a square corner stands out of a round one, unless it is clipped, round or away from the corner")
    func corners() throws {
        func kinds(_ child: String, _ card: String = "cornerRadius: 16") throws -> [LayoutFinding] {
            try findings("{fill: '#eee', \(card), column: [{height: 60, \(child)}, {height: 40}]}")
        }
        let found = try kinds("fill: '#336'")
        #expect(found.map(\.kind) == [.corner], "\(found)")
        #expect(found.first?.message.contains("stands out of the round corners of") == true, "\(found)")
        #expect(try kinds("fill: '#336'", "cornerRadius: 16, clip: true").isEmpty)
        #expect(try kinds("fill: '#336', cornerRadius: 16").isEmpty)
        #expect(try kinds("fill: '#336'", "cornerRadius: 0").isEmpty)
        #expect(try kinds("column: [{fill: '#336', height: 20}], with: [{inset: 20}]").isEmpty)
    }

    @Test("an allowance may be for some widths, scales or ids only")
    func scopes() throws {
        let layout =
            "{column: [{id: value-a, width: 40, text: {string: Extraordinarily, lines: 1}}, {id: value-b, width: 40, text: {string: Extraordinarily, lines: 1}}]}"
        func found(_ allow: String) throws -> [LayoutFinding] {
            try findings(layout, check: ", textScales: [1, 2], allow: {cut: \(allow), because: it is meant to be}")
        }
        #expect(try found("value-*").isEmpty)
        #expect(try found("[value-a]").map(\.elements.first?.id) == ["value-b"])
        let scale = try found("'value-*', textScales: [2]")
        #expect(scale.count == 2 && scale.flatMap(\.occurrences).allSatisfy { $0.textScale == 1 }, "\(scale)")
        let widths = try found("'value-*', widths: 385...390")
        #expect(widths.flatMap(\.occurrences).flatMap(\.widths) == Array(repeating: 380...384, count: 4), "\(widths)")
        let unused = try found("'value-*', widths: 100...200")
        #expect(unused.map(\.kind).contains(.unusedAllow))
    }
}
