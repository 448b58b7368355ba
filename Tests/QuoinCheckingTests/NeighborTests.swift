import QuoinChecking
import TestSupport
import Testing

/// Several elements of one parent that are wrong.
@Suite("Findings of neighbors")
struct NeighborTests {
    private func findings(
        _ layout: String, widths: String = "320...500", canvas: String = "height: 120", check: String = ""
    ) throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 390, \(canvas), fill: white}
            check: {widths: \(widths), levels: {contrast: off, tapTarget: off}\(check)}
            layout: \(layout.replacing("\n", with: " "))
            """)
    }

    @Test("name each text beyond the canvas, with its own distance")
    func texts() throws {
        let mono = "font: DejaVu Sans Mono"
        func place(_ top: Int) -> String {
            """
            {constraints: {views: {place: {text: {string: Old crane, size: 20, \(mono)}}, far: {text: {string: By the pier, size: 15, \(mono)}}},
              rules: [place.leading == container.leading, place.top == container.top + \(top), far.leading == container.leading,
              far.top == place.bottom + 6]}}
            """
        }
        // Lines of 20 points are 24 high, those of 15 are 18.
        let found = try findings(place(100))
        #expect(
            found.map(\.message) == [
                "`place` passes the bottom edge of the canvas by 4 pt",
                "`far` passes the bottom edge of the canvas by 28 pt and is hidden",
            ], "\(found)")
        #expect(try findings(place(60)).isEmpty)
        let placed = """
            {absolute: {children: [{id: far, text: {string: Total, size: 15}, layoutPosition: [-100, 20]},
              {id: near, text: {string: Total, size: 15}, layoutPosition: [-10, 60]}]}}
            """
        #expect(Set(try findings(placed).compactMap { $0.elements.first?.id }) == ["far", "near"])
    }

    @Test("of a column are each named where they are too wide, and at the bottom")
    func edges() throws {
        let phone = """
            {column: [{id: screen, fill: '#111', width: 340, height: 80}, {id: home, fill: '#ccc', width: 60, height: 60}]}
            """
        let found = try findings(phone)
        #expect(found.map { $0.elements.map(\.id) } == [["screen"], ["home"]], "\(found)")
        #expect(found.map { $0.occurrences.first?.widths } == [[320...339], [320...500]])
    }

    @Test("with one cause and one remedy are one finding, which lists them")
    func oneCause() throws {
        let chart = """
            {column: [{id: chart, height: 60, absolute: {children: [
              {id: mon, text: {string: Mon, size: 12}, layoutPosition: [2, 104]},
              {id: tue, text: {string: Tue, size: 12}, layoutPosition: [52, 104]}]}}]}
            """
        let found = try findings(chart)
        #expect(found.map { $0.elements.map(\.id) } == [["tue", "mon"]], "\(found)")
        #expect(found.first?.description.contains("× 0 pt, like `mon`, because the height of `chart` is 60") == true)
        let own = chart.replacing("height: 60, absolute", with: "height: 160, absolute")
        #expect(try findings(own, canvas: "height: 200").isEmpty)
    }

    @Test("that follow a view that a rule puts too far are in its line")
    func followers() throws {
        let form = """
            {constraints: {views: {mail: {fill: '#eee'}, note: {text: Sent to nobody}}, rules: [mail.leading == container.leading + 24,
              mail.trailing == container.trailing + 40, mail.top == container.top, mail.height == 44, note.trailing == mail.trailing - 10,
              note.top == mail.bottom]}}
            """
        let found = try findings(form)
        let message = "`mail` passes the right edge of the canvas by 40 pt, like `note`"
        #expect(found.map(\.message) == [message], "\(found)")
        #expect(
            found.map(\.cause) == ["«mail.trailing == container.trailing + 40» decides its right edge"], "\(found)")
        let wide = form.replacing("mail.trailing == container.trailing + 40", with: "mail.width == 340")
        let other = try findings(wide, widths: "320...330")
        #expect(other.map(\.cause) == ["«mail.width == 340» decides its width"], "\(other)")
    }

    @Test("in several rows that one height is too low for are one finding")
    func oneRemedy() throws {
        let items = ["one", "two"].map {
            "{flexBasis: 0, flexGrow: 1, column: {justifyContent: end, children: [{fill: red, width: 24, height: 24}, {id: \($0), text: {string: \($0), size: 24}}]}}"
        }
        let found = try findings("{column: [{id: bar, height: 40, row: [\(items.joined(separator: ", "))]}]}")
        #expect(found.map(\.cause) == ["the height of `bar` is 40"], "\(found)")
        #expect(found.map(\.remedy) == ["minHeight: 40 in place of height on `bar`"], "\(found)")
    }

    @Test("have one line for an edge that is that of the canvas and of its safe area")
    func safeArea() throws {
        let layout = """
            {absolute: {children: [{id: title, text: {string: Inbox, size: 20}, layoutPosition: [20, -10]},
              {id: note, text: {string: Two letters, size: 14}, layoutPosition: [20, 30]}]}}
            """
        let found = try findings(layout, canvas: "height: 120, safeArea: {top: 40}")
        #expect(found.map(\.kind) == [.overflow, .safeArea], "\(found)")
        #expect(found.map { $0.elements.map(\.id) } == [["title"], ["note"]])
    }

    @Test("are allowed by themselves")
    func allowances() throws {
        let row = """
            {row: [{id: a, fill: '#eee', width: 300, height: 44}, {id: b, fill: '#080', width: 100, height: 44},
              {id: c, fill: '#008', width: 20, height: 44}]}
            """
        func found(_ names: String) throws -> [LayoutFinding] {
            try findings(row, check: ", allow: {overflow: \(names), because: it is meant to be}")
        }
        // The second ends at 400 points, the third at 420.
        #expect(try found("[c]").map { $0.elements.map(\.id) } == [["b"]])
        #expect(try found("[c]").map { $0.occurrences.first?.widths } == [[320...399]])
        #expect(try found("[b, c]").isEmpty)
    }

    @Test("that a clip hides are said to be hidden, also buttons that a rule puts there")
    func hidden() throws {
        func bar(_ rule: String) -> String {
            """
            {column: [{id: bar, clip: true, height: 56, constraints: {views: {sort: {button: {title: Sort}}}, rules: [\(rule),
              sort.width == 60, sort.height == 44, sort.top == container.top + 6]}}], with: [{inset: 30}]}
            """
        }
        let hidden = try findings(bar("sort.leading == container.trailing + 8"))
        #expect(
            hidden.map(\.message) == ["`sort` is cut by the right edge of `bar` by 68 pt and is hidden"], "\(hidden)")
        let cut = try findings(bar("sort.leading == container.trailing - 50"))
        #expect(cut.map(\.message) == ["`sort` passes the right edge of the constraints in `bar` by 10 pt"], "\(cut)")
        #expect(try findings(bar("sort.trailing == container.trailing - 8")).isEmpty)
    }
}
