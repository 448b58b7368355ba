/// A text with its styles: what a text node is given.
public struct TextContent: Hashable, Sendable {
    /// In reading order, with nothing in between; at a newline within one begins a paragraph.
    public var spans: [TextSpan]
    /// How the lines of all its paragraphs are made.
    public var paragraph: ParagraphStyle

    /// A text of several styles.
    public init(spans: [TextSpan], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.spans = spans
        self.paragraph = paragraph
    }

    /// A text of one style; at each newline begins a paragraph.
    public init(_ string: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(spans: [TextSpan(string, style: style)], paragraph: paragraph)
    }

    /// The text without its styles.
    public var string: String { spans.map(\.string).joined() }

    /// The strings alone: texts that differ only in their styles are seldom kept together, and to hash all of a style would
    /// take much longer.
    public func hash(into hasher: inout Hasher) {
        for span in spans { hasher.combine(span.string) }
    }
}

/// A part of a text in one style.
public struct TextSpan: Hashable, Sendable {
    /// Any part of the text: a letter, a word, or several paragraphs.
    public var string: String
    /// The whole style: a span takes nothing from those around it.
    public var style: TextStyle

    public init(_ string: String, style: TextStyle = TextStyle()) {
        self.string = string
        self.style = style
    }
}
