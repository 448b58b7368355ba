extension TextContent {
    /// A text with the inline marks of Markdown: `**bold**`, `*italic*` or `_italic_`, `~~struck~~`, code between
    /// backticks, and `[label](address)`, by the rules of CommonMark.
    ///
    /// Marks may be nested, but a link contains no other link. A mark without a partner, or after a backslash, is plain
    /// text. So are the marks of blocks: headings and lists are separate elements. A newline begins a paragraph. Links
    /// are underlined, code is in `monospace`.
    public init(markdown: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        let padding = Self.padding(for: markdown)
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let tree = MarkdownTree(lines.map { "\(padding)\($0)\(padding)" }.joined(separator: "\n"))
        let letters = MarkdownLetters(style: style, softBreak: "\n", lineBreak: "\n", padding: padding)
        let spans = tree.root?.children.first.map { letters.spans(of: $0) } ?? [Span(markdown, style: style)]
        self.init(spans: spans, paragraph: paragraph)
    }

    /// A space character that the text does not contain.
    ///
    /// It is added around every line. There it prevents the parser from reading the line as the beginning of a block,
    /// and from removing the spaces at its ends. Marks treat it as a space, like the end of a line.
    private static func padding(for text: String) -> Character {
        let spaces: [Character] = ["\u{1680}", "\u{205F}", "\u{2008}", "\u{2006}"]
        return spaces.first { !text.contains($0) } ?? spaces[0]
    }
}
