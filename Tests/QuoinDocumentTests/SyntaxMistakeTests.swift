import Testing

@Suite("Mistakes in the syntax of documents")
struct SyntaxMistakeTests {
    @Test(
        "a mistake is reported where it is, with what to do",
        arguments: [
            ("layout:\n\ttext: a", "2:1: error: a tab cannot indent a line or begin a value; YAML indents with spaces"),
            ("layout: [", "1:9: error: this \"[\" is not closed; \"]\" is missing"),
            ("layout: {row: [{text: a}\r\n\r\n", "1:15: error: this \"[\" is not closed; \"]\" is missing"),
            ("layout: {a: b", "1:9: error: this \"{\" is not closed; \"}\" is missing"),
            (
                "layout: {row: [{text: é, size: 3]}",
                "1:33: error: expected \",\" or \"}\" in the mapping that begins at 1:16"
            ),
            ("layout: {row: [{text: a}}", "1:25: error: expected \",\" or \"]\" in the list that begins at 1:15"),
            ("layout: {row: [}]}", "1:16: error: expected a value in the list that begins at 1:15"),
            ("layout: {a: 'b", "1:13: error: this quote is not closed"),
            (
                "# a\n<<<<<<< HEAD\ncanvas: {width: 1}\n=======\ncanvas: {width: 2}\n>>>>>>> b\nlayout: {text: a}\n",
                "2:1: error: this line is the mark of a merge, as are those in 4, 6; keep the lines of one side, and delete the marks"
            ),
            (
                "{\n<<<<<<< a\n\"x\": 1\n",
                "2:1: error: this line is the mark of a merge; keep the lines of one side, and delete the marks"
            ),
            ("=======: 1\na: 'b", "2:4: error: this quote is not closed"),
            ("layout: {text: \"a}\n", "1:16: error: this quote is not closed"),
            (
                "layout: {fill: @ink}",
                "1:16: error: nothing can begin with \"@\"; a text that begins with it must stand in quotes"
            ),
            (
                "layout: {text: `a`}",
                "1:16: error: nothing can begin with \"`\"; a text that begins with it must stand in quotes"
            ),
            (
                "layout: {text: & co}",
                "1:16: error: \"&\" begins an anchor's name here; a text that begins with it must stand in quotes"
            ),
            (
                "layout:\n  text: >= 3",
                "2:9: error: \">\" begins a block of lines here; a text that begins with it must stand in quotes"
            ),
            (
                "layout:\n  text: a\n size: 3",
                "3:2: error: this line is indented unlike the lines above it: the mapping around it, which begins in line 1, "
                    + "has its keys in column 1"
            ),
            (
                "layout:\n  text: \"a\" and b",
                "2:13: error: unexpected content after the value in this line; a text with quotes in it must stand in quotes as a "
                    + "whole"
            ),
            (
                "layout:\n  text: a\n    width: 3",
                "3:10: error: this line is indented deeper than the one above, whose key has a value already"
            ),
            ("layout:\n  text: a: b", "2:10: error: a text with a colon and a space in it must stand in quotes"),
            (
                "layout:\n  row:\n    - text: a\n    text: b",
                "4:5: error: expected the next \"-\" of the list that begins in line 3, or a line indented less"
            ),
            ("layout:\n  row: - text: a", "2:8: error: a list with \"-\" begins on a line of its own"),
            (
                "layout:\n  text: a\n  width\n  height: 3",
                "3:3: error: a colon and a space follow a key; here they are missing"
            ),
            (
                "layout: {text: \"a\\qb\"}",
                "1:18: error: a backslash in double quotes begins an escape, which this is not; in single quotes it is a plain character"
            ),
        ])
    func mistake(text: String, message: String) {
        #expect(problems(text) == [message])
    }

    @Test(
        "a key or a value in the wrong form is reported with the right form",
        arguments: [
            (
                "layout: {text: a, with: {inset: 10}}",
                "expected a list of wrappers, not a mapping: each is an entry of its own, as in [inset: …]"
            ),
            (
                "components: {pill: {element: {text: a}}}\nlayout: {pil: {}}",
                "unknown key \"pil\"; did you mean \"pill\"?"
            ),
            (
                "components: {pill: {element: {text: a}, params: [a]}}\nlayout: {pill: {}}",
                "unknown key \"params\"; did you mean \"parameters\"?"
            ),
            (
                "layout: {text: {string: a, color: $ink}}",
                "\"$ink\" is not a color; no parameter here is called \"ink\""
            ),
            (
                "layout: {text: a, width: $w}",
                "not \"$w\"; no parameter here is called \"w\""
            ),
            (
                "components: {pill: {parameters: [a], element: {fill: $ink}}}\nlayout: {pill: {a: 1}}",
                "no parameter here is called \"ink\""
            ),
        ])
    func form(text: String, message: String) {
        let found = problems(text)
        #expect(found.count == 1 && found.first?.hasSuffix(message) == true, "\(found)")
    }

    @Test("a sum of money is no parameter")
    func money() {
        #expect(problems("layout: {fill: \"$5\"}") == ["1:16: error: layout.fill: \"$5\" is not a color"])
    }
}
