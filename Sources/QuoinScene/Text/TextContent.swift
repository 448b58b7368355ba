import QuoinValues

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
        /// An image in the line; then the string is the object replacement character, U+FFFC.
        @Paint.Rare public var image: InlineImage?
        /// Where the span and its style come from in their document.
        package var origin = Origin()

        public init(_ string: String, style: TextStyle = TextStyle()) {
            self.string = string
            self.style = style
        }

        /// An image on the baseline, raised by the style's offset.
        public init(image: InlineImage, style: TextStyle = TextStyle()) {
            self.init(Self.objectReplacement, style: style)
            self.image = image
        }

        private static let objectReplacement = "\u{FFFC}"
    }

    /// Where a span and its style come from in their document. Spans with different origins are equal.
    package struct Origin: Hashable, Sendable {
        /// `nil` for the span of a text that is not a list of spans, and for one from Swift.
        package var place: SourcePlace?
        /// The named styles that values of the span and of its text come from.
        package var styles = StyleSources()

        package static func == (_: Origin, _: Origin) -> Bool { true }

        package func hash(into _: inout Hasher) {}
    }

    /// An image in a line of text.
    public struct InlineImage: Hashable, Sendable {
        public var image: ImageResource
        /// The size in the line, in points; `nil` for the image's own.
        public var size: Size?
        /// A color in place of the image's own; `nil` for none.
        public var tint: Color?

        public init(_ image: ImageResource, size: Size? = nil, tint: Color? = nil) {
            (self.image, self.size, self.tint) = (image, size, tint)
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
        for index in copy.spans.indices {
            copy.spans[index].style.scale(by: factor)
            if let image = copy.spans[index].image {
                let size = image.size ?? image.image.size
                copy.spans[index].image?.size = Size(size.width * factor, size.height * factor)
            }
        }
        copy.paragraph.scale(by: factor)
        return copy
    }
}

extension TextStyle {
    fileprivate mutating func scale(by factor: Double) {
        size *= factor
        letterSpacing *= factor
        wordSpacing *= factor
        baselineOffset *= factor
        underline?.thickness? *= factor
        underline?.offset? *= factor
        overline?.thickness? *= factor
        strikethrough?.thickness? *= factor
        stroke?.width *= factor
        backgroundRadius *= factor
        backgroundPadding = EdgeInsets(
            top: backgroundPadding.top * factor, left: backgroundPadding.left * factor,
            bottom: backgroundPadding.bottom * factor, right: backgroundPadding.right * factor)
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
        for index in tabStops.indices { tabStops[index].position *= factor }
        if case .points(let height) = lineHeight { lineHeight = .points(height * factor) }
    }
}

extension Unicode.Scalar {
    /// Whether it is a Chinese, Japanese or Korean character, between which lines break without a space.
    package var isEastAsian: Bool { isIdeographOrKana || isHangul }

    /// Whether it is an ideograph, a Japanese syllable, or punctuation of the same width.
    package var isIdeographOrKana: Bool {
        guard value >= 0x2E80 else { return false }
        return properties.isIdeographic
            || [0x2E80...0x2FDF, 0x3001...0x312F, 0x3190...0x33FF, 0xFF00...0xFFEF].contains { $0.contains(value) }
    }

    private var isHangul: Bool {
        guard value >= 0x1100 else { return false }
        return [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF].contains { $0.contains(value) }
    }

    /// Whether it is a letter of a script that is written from right to left.
    package var isRightToLeft: Bool {
        [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
            .contains { $0.contains(value) }
    }

    /// Whether it is a character that controls devices, and not one that separates words or lines.
    package var isDeviceControl: Bool {
        (value < 0x20 || (0x7F...0x9F).contains(value)) && !(0x09...0x0D).contains(value) && value != 0x85
    }
}
