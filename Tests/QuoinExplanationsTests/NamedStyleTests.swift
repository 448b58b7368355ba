import QuoinExplanations
import QuoinFiles
import TestSupport
import Testing

/// What a named style changed is said of the style.
@Suite("Named styles in explanations") struct NamedStyleTests {
    private func document(_ styles: String, texts: [String] = ["{text: a}", "{text: b}", "{text: c}"]) -> String {
        """
        canvas: {width: 200, fill: white}
        styles: {\(styles)}
        layout: {style: title, column: [\(texts.joined(separator: ", "))]}
        """
    }

    private func causes(_ new: String, since old: String) throws -> [String] {
        let renderer = DocumentRenderer()
        let (new, old) = (
            try RecordedPicture(ofDocument: new, by: renderer), try RecordedPicture(ofDocument: old, by: renderer)
        )
        let search = CauseSearch(of: try #require(new.record), from: try #require(old.record))
        return PictureCause.titles(of: search.causes)
    }

    @Test("a change of a style is one finding and one cause, with the texts that have it")
    func change() throws {
        let (old, new) = (document("title: {size: 28}"), document("title: {size: 31}"))
        let found = try findings(new, since: old)
        #expect(
            found.first?.hasPrefix("`title` style changed size from 28 to 31, in 3 texts, which are ") == true,
            "\(found)")
        #expect(try causes(new, since: old) == ["style `title`.size 28 → 31"])
    }

    @Test("a key that a style got or lost is said of the style, one that a text got or lost of the text")
    func keys() throws {
        let (short, long) = ("title: {size: 28}", "title: {size: 28, color: red}")
        let texts = ["{text: {string: a, color: red}}", "{text: b}", "{text: c}"]
        for (old, new) in [(document(short), document(long)), (document(long), document(short))] {
            let found = try findings(new, since: old)
            #expect(found.count == 1 && found[0].hasPrefix("`title` style changed color from "), "\(found)")
            #expect(found[0].hasSuffix(", in 3 texts"), "\(found)")
        }
        let own = try findings(document(short), since: document(short, texts: texts))
        #expect(own.count == 1 && own[0].hasPrefix("text \"a\" changed text color from "), "\(own)")
    }

    @Test("what a text sets itself is its own, and what only some texts show is said of these")
    func own() throws {
        let texts = ["{text: a}", "{text: {string: b, size: 12}}"]
        let old = document("title: {size: 28, color: red}", texts: texts)
        let new = document("title: {size: 28, color: blue}", texts: texts)
        let colored = try findings(new, since: old)
        #expect(
            colored.count == 1 && colored[0].hasPrefix("`title` style changed color from ")
                && colored[0].hasSuffix(", in text \"a\" and text \"b\""), "\(colored)")
        let other = ["{text: a}", "{text: {string: b, size: 14}}"]
        let changed = try findings(
            document("title: {size: 28}", texts: other), since: document("title: {size: 28}", texts: texts))
        #expect(changed.first?.hasPrefix("text \"b\" changed text size from 12 to 14") == true, "\(changed)")
    }

    @Test("a change of the document's style is said of it, and what a text or an element sets is its own")
    func document() throws {
        func document(_ style: String) -> String {
            """
            canvas: {width: 200, fill: white}
            \(style)
            layout: {column: [{text: a}, {text: b}, {text: {string: c, size: 9}}, {style: {color: red}, column: [{text: d}]}]}
            """
        }
        let old = document("style: {color: blue}")
        let given = try findings(document("style: {color: blue, size: 20}"), since: old)
        #expect(given[0].hasPrefix("the document's style changed size from 16 to 20, in 3 texts"), "\(given)")
        #expect(!given[0].contains("("), "\(given)")
        let first = try findings(old, since: document("# None."))
        #expect(first == ["the document's style changed color from #000 to #00f, in 3 texts"])
        let causes = try causes(document("style: {color: green}"), since: old)
        #expect(causes == ["the document's style.color #00f → #008000"])
    }

    @Test("a text with a change of its own does not say again what its style changed")
    func ownChange() throws {
        let old = document("title: {size: 28, color: red}")
        let texts = ["{text: a}", "{text: {string: b, weight: bold}}", "{text: c}"]
        let found = try findings(document("title: {size: 31, color: red}", texts: texts), since: old)
        #expect(found.count { $0.contains("size from 28 to 31") } == 1, "\(found)")
        #expect(found.contains { $0.hasPrefix("`title` style changed size from 28 to 31, in 3 texts") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("text \"b\" changed text weight") }, "\(found)")
    }

    @Test("a record names the styles, and giving one to texts of the same look changes no picture")
    func record() throws {
        let renderer = DocumentRenderer()
        let named = try RecordedPicture(ofDocument: document("title: {size: 28, weight: bold}"), by: renderer)
        let plain = try RecordedPicture(
            ofDocument: "canvas: {width: 200, fill: white}\n"
                + "layout: {style: {size: 28, weight: bold}, column: [{text: a}, {text: b}, {text: c}]}",
            by: renderer)
        #expect(named.record?.description.contains("size and weight by the style `title`") == true)
        #expect(plain.record?.elements.allSatisfy(\.styles.isEmpty) == true)
        #expect(named.record?.drawnElements == plain.record?.drawnElements)
        let plainFile = PNGEncoder.encode(Bitmap(width: 1, height: 1), scale: 1)
        let file = try #require(named.record?.added(toPNG: plainFile))
        #expect(PictureRecord(inPNG: file)?.elements.map(\.styles) == named.record?.elements.map(\.styles))
    }
}
