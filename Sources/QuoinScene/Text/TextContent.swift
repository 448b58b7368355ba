/// A text with its styles: what a text node is given.
public struct TextContent: Hashable, Sendable {
    public var spans: [TextSpan]
    public var paragraph: ParagraphStyle

    public init(spans: [TextSpan], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.spans = spans
        self.paragraph = paragraph
    }

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
    public var string: String
    public var style: TextStyle

    public init(_ string: String, style: TextStyle = TextStyle()) {
        self.string = string
        self.style = style
    }
}
