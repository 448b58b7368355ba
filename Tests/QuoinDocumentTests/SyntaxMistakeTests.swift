import Testing

@Suite("Mistakes in the syntax of documents")
struct SyntaxMistakeTests {
    @Test(
        "the marks of a merge, and other ends of lines, are seen",
        arguments: [
            ("layout: {row: [{text: a}\r\n\r\n", "1:15: error: this \"[\" is not closed; \"]\" is missing"),
            (
                "# a\n<<<<<<< HEAD\ncanvas: {width: 1}\n=======\ncanvas: {width: 2}\n>>>>>>> b\nlayout: {text: a}\n",
                "2:1: error: this line is the mark of a merge, as are those in 4, 6; keep the lines of one side, and delete the marks"
            ),
            (
                "{\n<<<<<<< a\n\"x\": 1\n",
                "2:1: error: this line is the mark of a merge; keep the lines of one side, and delete the marks"
            ),
            ("=======: 1\na: 'b", "2:4: error: this quote is not closed"),
        ])
    func mistake(text: String, message: String) {
        #expect(problems(text) == [message])
    }
}
