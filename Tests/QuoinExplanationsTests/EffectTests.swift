import Testing

@Suite("Changes that matter only together, and those without effect")
struct EffectTests {
    private func box(_ properties: String) -> String {
        """
        canvas: {width: 60, height: 40, fill: white}
        layout: {row: {children: [{box: {}, id: c, height: 20, \(properties)}]}}
        """
    }

    @Test("a change whose effect another one hides is not without effect")
    func hidden() throws {
        let faded = try findings(
            box("width: 20, fill: red, opacity: 0"), since: box("width: 20, fill: white, opacity: 1"))
        #expect(faded == ["`c` changed fill from #fff to #f00, changed opacity from 1 to 0"])
        let narrowed = try findings(
            box("fill: blue, width: 30, maxWidth: 50"), since: box("fill: red, width: 50, maxWidth: 30"))
        #expect(
            narrowed == [
                "`c` changed fill from #f00 to #00f, changed maxWidth from 30 to 50, changed width from 50 to 30"
            ])
    }

    @Test("changes of which each alone changes nothing are without effect, also beside one that does")
    func idle() throws {
        let found = try findings(
            box("fill: blue, width: 30, maxWidth: 50, minWidth: 8"),
            since: box("fill: red, width: 30, maxWidth: 40, minWidth: 4"))
        #expect(
            found == [
                "`c` changed fill from #f00 to #00f",
                "`c` changed maxWidth from 40 to 50, changed minWidth from 4 to 8, without effect here",
            ])
    }

    @Test("a change without an effect is no cause beside one of the same element, or of the canvas")
    func beside() throws {
        func document(_ radius: Int, _ color: String, width: Int = 60) -> String {
            """
            canvas: {width: \(width), height: 40, fill: white}
            layout: {absolute: [{id: c, width: 20, height: 20, fill: \(color), cornerRadius: \(radius)}]}
            """
        }
        let recolored = try findings(document(30, "blue"), since: document(20, "red"))
        #expect(
            recolored == [
                "`c` changed fill from #f00 to #00f", "`c` changed cornerRadius from 20 to 30, without effect here",
            ])
        let wider = try findings(document(30, "red", width: 80), since: document(20, "red"))
        #expect(wider.last == "`c` changed cornerRadius from 20 to 30, without effect here", "\(wider)")
    }

    @Test("a key that is a word of the sentence is quoted")
    func quotedKey() throws {
        let turned = try findings(
            box("width: 20, fill: {conic: {from: 90, stops: [red, blue]}}"),
            since: box("width: 20, fill: {conic: {from: 30, stops: [red, blue]}}"))
        #expect(turned == ["`c` changed fill `from` from 30 to 90"])
    }

    @Test("a rule is not blamed for what another rule moved")
    func rules() throws {
        func document(_ width: Int, _ most: Int) -> String {
            """
            canvas: {width: 120, height: 40, fill: white}
            layout:
              constraints:
                views: {a: {box: {}, fill: red, hugging: [9, 9]}}
                rules: [a.left == container.left, a.top == container.top, a.height == 20, a.width == \(width), \
                  a.width <= \(most)]
            """
        }
        #expect(
            try findings(document(40, 70), since: document(30, 60)) == [
                "rule \"a.width == 30\" changed constant from 30 to 40, so a is 10 pt wider",
                "rule \"a.width <= 60\" changed constant from 60 to 70, without effect here",
            ])
    }

    @Test("all changes of an element are named, however many")
    func many() throws {
        func text(_ values: String) -> String {
            "layout: {text: {string: A text with many properties, \(values)}, id: label}"
        }
        let keys = ["size", "letterSpacing", "lineSpacing", "paragraphSpacing", "firstLineIndent", "minimumLineHeight"]
        func values(_ value: Int) -> String { keys.map { "\($0): \(value)" }.joined(separator: ", ") }
        let found = try findings(text(values(19)), since: text(values(18)))
        for key in keys { #expect(found.contains { $0.contains(key) }, "\(key) in \(found)") }
    }

    @Test("what a larger viewport uncovers is explained by it")
    func uncovered() throws {
        func document(_ width: Int) -> String {
            """
            canvas: {width: 120, height: 40, fill: white}
            layout: {row: {children: [{scroll: {child: {box: {}, id: tall, fill: red, width: 200, height: 90}}, \
              id: x, width: \(width), height: 30}]}}
            """
        }
        #expect(try findings(document(60), since: document(40)).first?.hasPrefix("`x` changed width") == true)
    }
}
