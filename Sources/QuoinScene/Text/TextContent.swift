import QuoinLayout

/// A text with its styles.
public struct TextContent: Hashable, Sendable {
    /// In reading order; a newline begins a paragraph.
    public var spans: [Span]
    /// The style of all paragraphs.
    public var paragraph: ParagraphStyle

    /// A text of several styles.
    public init(spans: [Span], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.spans = spans
        self.paragraph = paragraph
    }

    /// A text of one style; a newline begins a paragraph.
    public init(_ string: String, style: TextStyle = TextStyle(), paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(spans: [Span(string, style: style)], paragraph: paragraph)
    }

    /// A part of a text in one style.
    public struct Span: Hashable, Sendable {
        /// Any part of the text: a letter, a word, or several paragraphs.
        public var string: String
        /// The whole style: a span inherits nothing.
        public var style: TextStyle

        public init(_ string: String, style: TextStyle = TextStyle()) {
            self.string = string
            self.style = style
        }
    }

    /// The text without its styles.
    public var string: String { spans.map(\.string).joined() }

    /// Hashes the strings alone: hashing styles takes much longer, and texts that differ only in style are rare.
    public func hash(into hasher: inout Hasher) {
        for span in spans { hasher.combine(span.string) }
    }
}

// MARK: - Scaling

extension TextContent {
    /// The text with all its lengths multiplied by a factor, except for the areas that it flows around.
    package func scaled(by factor: Double) -> TextContent {
        var copy = self
        for index in copy.spans.indices { copy.spans[index].style.scale(by: factor) }
        copy.paragraph.scale(by: factor)
        return copy
    }
}

extension TextStyle {
    fileprivate mutating func scale(by factor: Double) {
        size *= factor
        letterSpacing *= factor
        baselineOffset *= factor
        underline?.thickness? *= factor
        strikethrough?.thickness? *= factor
        stroke?.width *= factor
        for index in shadows.indices {
            shadows[index].radius *= factor
            shadows[index].offset = Point(shadows[index].offset.x * factor, shadows[index].offset.y * factor)
        }
    }
}

extension ParagraphStyle {
    fileprivate mutating func scale(by factor: Double) {
        firstLineIndent *= factor
        paragraphSpacing *= factor
        lineSpacing *= factor
        minimumLineHeight *= factor
        maximumLineHeight *= factor
        ellipsis.style?.scale(by: factor)
        if case .points(let height) = lineHeight { lineHeight = .points(height * factor) }
    }
}
