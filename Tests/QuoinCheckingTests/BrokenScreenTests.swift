import QuoinChecking
import TestSupport
import Testing

/// Screens that are broken at every width, or from one width on that is computed by hand.
@Suite("Broken screens")
struct BrokenScreenTests {
    private func findings(_ layout: String, widths: String, canvas: String = "height: 120") throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 390, \(canvas), fill: white}
            check: {widths: \(widths), levels: {tapTarget: off}}
            layout: \(layout.replacing("\n", with: " "))
            """)
    }

    @Test("a stack with negative spacing prints texts over each other")
    func tucked() throws {
        let stack =
            "{column: {spacing: -14, children: [{text: {string: One, size: 20}}, {text: {string: Two, size: 20}}]}}"
        #expect(try findings(stack, widths: "320...330").map(\.kind) == [.overlap])
        let tight = stack.replacing("-14", with: "-4")
        #expect(try findings(tight, widths: "320...330").isEmpty)
    }

    @Test("a button at coordinates breaks the words of its title because of its place, on both sides")
    func placedButton() throws {
        let layout = """
            {absolute: {children: [{id: pay, layoutPosition: [250, 10], button: {title: Continue to the payment}}]}}
            """
        for (direction, edge) in [("ltr", "left"), ("rtl", "right")] {
            let found = try findings(layout, widths: "280...400", canvas: "height: 300, direction: \(direction)")
            let cause = found.first { $0.kind == .brokenWord }?.cause
            #expect(cause == "`pay` begins 250 pt from the \(edge)", "\(found)")
        }
    }

    @Test("a badge over letters is found where it is within them, too")
    func badge() throws {
        // The badge is 30 points wide, 16 from the right edge; the title ends where the letters end.
        let layout = """
            {constraints: {views: {title: {text: {string: Total, size: 20}}, badge: {fill: red}}, rules: [
              title.leading == container.leading + 200, title.top == container.top, title.width == 100,
              badge.width == 30, badge.height == 24, badge.top == container.top, badge.trailing == container.trailing - 16]}}
            """
        let ranges = try findings(layout, widths: "210...500").filter { $0.kind == .overlap }.flatMap(\.occurrences)
            .flatMap(\.widths)
        // It begins at width - 46 and ends at width - 16; letters are from 200 on, and above 40 points wide.
        let range = try #require(ranges.first)
        #expect(ranges.count == 1 && range.lowerBound == 218 && (286...300).contains(range.upperBound), "\(ranges)")
    }

    @Test("letters beyond a picture that fills the canvas are beyond the canvas, and not over the picture")
    func fullPicture() throws {
        let layout = """
            {constraints: {views: {map: {fill: '#9bd'}, place: {text: {string: Old crane, size: 20}}}, rules: [
              map.edges == container.edges, place.leading == container.leading - 20, place.top == container.top]}}
            """
        let picture = layout.replacing("fill: '#9bd'", with: "image: photo.svg")
        let check = CheckedText()
        try check.folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "photo.svg")
        for layout in [layout, picture] {
            let found = try check.findings(
                "{canvas: {width: 390, height: 120, fill: white}, check: {widths: 320...330}, layout: "
                    + layout.replacing("\n", with: " ") + "}")
            #expect(found.filter { $0.kind != .contrast }.map(\.kind) == [.overflow], "\(found)")
        }
    }

    @Test("what passes the edge of its row, and then of the canvas, is one element in one sentence")
    func rowAndCanvas() throws {
        // The row ends 20 points before the canvas, `author` 320 and `when` 410 points from its beginning. Below 340 points,
        // `author` passes the edge of the row, too, and comes before `when`.
        let layout = """
            {column: [{row: [{id: author, fill: '#ccc', width: 300, height: 20},
              {id: when, text: {string: 12 min, size: 15, font: DejaVu Sans Mono}, width: 90}]}], with: [{inset: 20}]}
            """
        let found = try findings(layout, widths: "300...500")
        #expect(found.map(\.kind) == [.overflow])
        let finding = try #require(found.first)
        #expect(finding.occurrences.first?.widths == [300...429])
        #expect(finding.elements.map(\.id) == ["when"] && !finding.message.contains("worst of"), "\(finding)")
        #expect(finding.message.contains("the right edge of the row"), "\(finding)")
    }

    @Test("a button off the canvas is named, not its title")
    func button() throws {
        let layout = """
            {constraints: {views: {back: {button: {title: Back to the start}}}, rules: [
              back.trailing == container.trailing + 20, back.top == container.top]}}
            """
        let found = try findings(layout, widths: "320...330")
        #expect(found.map(\.elements.first?.id) == [nil] && found.map(\.kind) == [.overflow])
        #expect(
            found.map(\.cause) == ["«back.trailing == container.trailing + 20» decides its right edge"], "\(found)")
        let cut = try findings("{row: [{id: go, width: 60, button: {title: Extraordinarily}}]}", widths: "320...330")
        #expect(cut.allSatisfy { $0.elements.first?.id == "go" && $0.place?.line == 3 } && !cut.isEmpty, "\(cut)")
        #expect(cut.allSatisfy { $0.message.contains("the title of `go`") }, "\(cut)")
    }

    @Test("the side of a view that no rule limits is said, with a rule that does")
    func unlimited() throws {
        let layout = """
            {constraints: {views: {label: {text: {string: A label that is long enough, size: 20}}}, rules: [
              label.leading == container.leading + 16, label.top == container.top]}}
            """
        let found = try findings(layout, widths: "150...400")
        #expect(found.map(\.cause) == ["no rule limits its right edge"], "\(found)")
        #expect(found.map(\.remedy) == ["the rule label.right <= container.right on the constraints"])
    }

    @Test("letters that are cut off or covered have no contrast")
    func unseen() throws {
        let price = "{id: price, text: {string: '1,299.00 EUR', size: 16}}"
        let clipped = """
            {row: [{fill: '#f4f5f7', clip: true, width: '50%', height: 30, box: {child: {absolute: {children: [
              {bleeds: true, minWidth: 150, maxWidth: 150, column: [\(price)], layoutPosition: [100, 0]}]}}}}]}
            """
        #expect(try findings(clipped, widths: "150...390").isEmpty)
        let covered = """
            {absolute: {children: [\(price), {id: cover, fill: '#0a58ca', preferredSize: [390, 40]}]}}
            """
        #expect(try findings(covered, widths: "320...330").map(\.kind) == [.overlap])
        let lane = """
            {scroll: {directions: horizontal, child: {row: {spacing: 300, children: [\(price), {text: Another}, {text: Third}]}}}}
            """
        #expect(try findings(lane, widths: "320...400").isEmpty)
    }

    @Test("a jump is said from the smaller to the larger width, whatever a card is written with")
    func jump() throws {
        let steps = Element(Steps()) {
            Text("A text that breaks into lines")
            Row { Box().width(10).height(10) }.fill(.black).id("card")
        }
        let found = try steps.findings(widths: 90...110).filter { $0.kind == .jump }
        #expect(
            found.map(\.description) == ["from 99 to 100 pt the width of `card` jumps from 50 to 200 pt"], "\(found)")
        let bar =
            "{row: [{id: bar, fill: red, width: 6}, {flexShrink: 1, text: {string: A text that breaks into two lines, size: 20}}]}"
        #expect(try findings(bar, widths: "200...390").isEmpty)
        let cards = """
            {row: {flexWrap: wrap, spacing: 10, children: [
              {fill: '#ccc', with: [{inset: 0, minWidth: 250, height: 40, flexGrow: 1}]},
              {fill: '#ccc', with: [{inset: 0, minWidth: 250, height: 40, flexGrow: 1}]}]}}
            """
        #expect(try findings(cards, widths: "480...560").isEmpty)
    }

    @Test("letters under other letters are an overlap, and have no contrast")
    func underLetters() throws {
        let layout = """
            {constraints: {views: {go: {text: {string: '++++', size: 24, color: white}, fill: '#0a58ca'}, body: {text: {string: 'All in euros', size: 24}}},
            rules: [go.leading == container.leading, go.top == container.top, body.leading == go.leading, body.top == go.top]}}
            """
        let found = try findings(layout, widths: "320...330")
        #expect(found.contains { $0.kind == .overlap }, "\(found)")
        #expect(!found.contains { $0.kind == .contrast && $0.elements.first?.path.contains("go") == true }, "\(found)")
    }

    @Test("a letter that is wider than its frame is too wide, and over the letters beside it")
    func wideLetter() throws {
        let layout = """
            {row: [{id: mark, text: {string: W, size: 30}, flexShrink: 1}, {id: label, text: {string: Com, lines: 1}, width: 52}]}
            """
        let found = try findings(layout, widths: "60...61")
        #expect(found.contains { $0.kind == .overflow && $0.message.hasPrefix("the line of `mark` needs") }, "\(found)")
        #expect(found.contains { $0.kind == .overlap && $0.elements.map(\.id) == ["mark", "label"] }, "\(found)")
        #expect(try findings(layout, widths: "120...121").isEmpty)
    }

    @Test("a faint text is found beside another that is pale")
    func faint() throws {
        let layout = """
            {column: [{id: off, opacity: 0.4, text: {string: Half seen, color: '#222'}}, {id: pale, text: {string: Pale, color: '#bbb'}}]}
            """
        let found = try findings(layout, widths: "320...321").filter { $0.kind == .contrast }
        #expect(Set(found.compactMap { $0.elements.first?.id }) == ["off", "pale"], "\(found)")
    }

    @Test("elements without a name are found by the nearest name, or by a short path")
    func names() throws {
        func message(_ layout: String) throws -> String {
            try findings(layout, widths: "320...321").first { $0.kind == .overflow }?.message ?? ""
        }
        let inner = "{id: card, height: 90, with: [{inset: 4}], column: [{row: [{fill: red, width: 400, height: 9}]}]}"
        #expect(
            try message("{column: [\(inner)]}").hasPrefix(
                "the box in `card` passes the right edge of the row in `card`, "))
        let around = "{column: [{row: [{column: [{id: a, fill: red, width: 400, height: 9}], flexShrink: 0}]}]}"
        #expect(try message(around).hasPrefix("the column with `a` passes the right edge of"))
        let deep = (0..<9).reduce("{row: [{fill: red, width: 400, height: 9}]}") { inner, _ in "{column: [\(inner)]}" }
        let long = try message(deep)
        let words = long.split(whereSeparator: " ,".contains)
        #expect(long.contains(" at …") && words.allSatisfy { $0.count <= 80 }, "\(long)")
    }

    @Test("what is written once is one line, with the number of elements")
    func oneLine() throws {
        let text = """
            canvas: {width: 390, fill: white}
            check: {widths: 380...390}
            components:
              cell:
                parameters: {name: x}
                element: {id: "title-${name}", height: 14, text: {string: "$name", size: 18, lines: 1}}
            layout:
              column:
                - cell: {name: Revenue}
                - cell: {name: Costs}
                - cell: {name: Profit}
            """
        let found = try CheckedText().findings(text)
        #expect(found.count == 1 && found.first?.elements.count == 3, "\(found)")
        #expect(found.first?.message.hasSuffix("the worst of 3 that this line makes") == true)
        #expect(found.first?.remedy == "minHeight: 14 in place of height on `title-Revenue` and 2 others", "\(found)")
    }

    @Test("of children beyond an edge the one that reaches furthest is named, with what it passes it by at that width")
    func furthest() throws {
        let layout = """
            {row: [{id: a, fill: '#eee', width: 300, height: 44}, {id: lever, fill: '#080', width: 60, height: 44}],
             clip: true, with: [{inset: {right: 40}}]}
            """
        // From 340 points on, only the second is beyond the edge.
        for (widths, end) in [("320...500", 399.0), ("320...339", 339)] {
            let found = try findings(layout, widths: widths)
            #expect(found.map { $0.elements.map(\.id) } == [["lever"]], "\(found)")
            #expect(found.first?.message.hasSuffix(", at 320 pt by 80 pt and is hidden") == true, "\(found)")
            #expect(found.first?.occurrences.map(\.widths) == [[320...end]])
        }
    }

    @Test("a cause has the numbers of the width at which the problem is worst")
    func numbersOfCauses() throws {
        let text = "{string: Plate of bone china with rim and rim, size: 14, lines: 1, font: DejaVu Sans Mono}"
        let row = "{row: [{id: a, text: \(text), flexShrink: 1, flexGrow: 1}, {width: 80, height: 20, fill: '#ccc'}]}"
        let cut = try findings(row, widths: "320...400").first { $0.kind == .cut }
        #expect(cut?.message.contains("at 320 pt") == true)
        #expect(cut?.cause?.hasSuffix("of which there are 240 pt") == true, "\(cut?.cause ?? "")")
    }

    @Test("a text within a view's inset has the name of the view")
    func wrappedViews() throws {
        let layout = """
            {constraints: {views: {search: {text: {string: Where to?, size: 8}, with: [{inset: 14, fill: '#eee'}]}},
              rules: [search.leading == container.leading + 16, search.top == container.top + 20]}}
            """
        let found = try findings(layout, widths: "320...330")
        #expect(!found.isEmpty && found.allSatisfy { $0.description.contains("`search`") }, "\(found)")
    }

    @Test("what is said to be the cause is what the layout is right without")
    func causes() throws {
        func cause(_ layout: String, of id: String) throws -> String? {
            try findings(layout, widths: "320...330").first { $0.elements.first?.id == id }?.cause
        }
        let words =
            "A message of many words that is longer than two lines on any phone, since it goes on and on and on."
        #expect(
            try cause("{column: [{id: m, maxWidth: 310, height: 42, text: {string: '\(words)', size: 16}}]}", of: "m")
                == "its height is 42")
        let row =
            "{row: [{id: qty, width: 60, text: '3'}, {id: price, width: 34, text: {string: '1,299.00 EUR', size: 14}}]}"
        #expect(try cause(row, of: "price") == "its width is 34")
        // The name is to blame, not the price that it pushes out.
        let name = "{id: name, text: A long name of a thing that is sold here}"
        let found = try findings("{row: [\(name), {id: price, text: '3.49 EUR'}]}", widths: "250...300")
        #expect(found.map(\.cause) == ["`name` does not shrink"], "\(found)")
        #expect(found.map(\.remedy) == ["flexShrink: 1 on `name`"], "\(found)")
        let pill = "{row: [{id: pill, width: 60, height: 28, text: {string: Subscribed, size: 14}}]}"
        let cut = try findings(pill, widths: "320...321").first { $0.kind == .cut }
        #expect(cut?.cause == "its width is 60" && cut?.remedy == "no width on `pill`", "\(cut.debugDescription)")
        let days = ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Monday"].map {
            "{id: \($0), text: \($0), flexBasis: 0, flexGrow: 1}"
        }
        let shares = try cause("{row: [\(days.joined(separator: ", "))]}", of: "Wednesday")
        #expect(shares?.hasPrefix("its share of the row is") == true, "\(shares ?? "")")
    }
}

/// Gives its children another width from 100 points on.
private struct Steps: LayoutKind {
    static let name = "steps"
    static let declaration = KindDeclaration("Steps.", Steps(), containsChildren: false, [])

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        for child in scope.children {
            let size = Size(range.max.width < 100 ? 50 : 200, 40)
            child.measure(SizeRange(exactly: size), parent: size)
        }
        return LayoutMeasurement(size: Size(range.max.width, 40))
    }
}
