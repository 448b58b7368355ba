extension TextContent {
    /// A text with the inline marks of Markdown: `**bold**`, `*italic*` or `_italic_`, `~~struck~~`, code between
    /// backticks, and `[label](address)`.
    ///
    /// Marks may be nested. A mark that has no partner, or a backslash in front, stands for itself. Links are underlined,
    /// code is in `monospace`.
    public init(markdown: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        var parser = MarkdownParser(markdown)
        self.init(spans: parser.spans(style: style), paragraph: paragraph)
    }
}
