import CPangoCairo
import QuoinScene

/// A text without explicit line breaks, and its styles.
struct ParagraphText {
    /// The text in UTF-8.
    private(set) var bytes: [UInt8] = []
    private(set) var spans: [Span] = []
    /// Whether a line break comes before it, rather than a paragraph break.
    var continuesParagraph = false
    var direction = ParagraphStyle.Direction.automatic

    /// A part of one style.
    struct Span {
        /// The byte at which it ends.
        var end: Int
        var sharedStyle: SharedTextStyle
        /// The object in place of its characters; `nil` if they are shown.
        var object: InlineObject?

        var style: TextStyle {
            _read { yield sharedStyle.style }
        }
    }

    /// The style of the character that begins at a byte.
    func style(at byte: Int) -> TextStyle { span(at: byte)?.style ?? TextStyle() }

    func sharedStyle(at byte: Int) -> SharedTextStyle {
        span(at: byte)?.sharedStyle ?? SharedTextStyle(TextStyle())
    }

    /// The object in place of the character that begins at a byte; `nil` if the character is shown.
    func object(at byte: Int) -> InlineObject? { span(at: byte)?.object }

    private func span(at byte: Int) -> Span? {
        let index = firstSpan(endingAfter: byte)
        return index < spans.count ? spans[index] : spans.last
    }

    /// The index of the first span that ends after a byte, or the number of spans.
    private func firstSpan(endingAfter byte: Int) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The first start of a character at or after a byte, or the end.
    func boundary(at byte: Int) -> Int {
        bytes[byte...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    }

    /// The end of a line without its trailing spaces, in bytes.
    func trimmedEnd(of line: Range<Int>) -> Int {
        line.last { bytes[$0] != 0x20 }.map { $0 + 1 } ?? line.lowerBound
    }

    /// The start of a part without its leading spaces, in bytes.
    func trimmedStart(of part: Range<Int>) -> Int {
        part.first { bytes[$0] != 0x20 } ?? part.upperBound
    }

    mutating func append(_ string: some StringProtocol, style: TextStyle, object: InlineObject? = nil) {
        append(string, style: SharedTextStyle(style), object: object)
    }

    private mutating func append(
        _ string: some StringProtocol, style: SharedTextStyle, object: InlineObject? = nil
    ) {
        bytes += string.utf8
        spans.append(Span(end: bytes.count, sharedStyle: style, object: object))
    }

    mutating func append(_ other: ParagraphText) {
        let start = bytes.count
        bytes += other.bytes
        spans += other.spans.map { Span(end: start + $0.end, sharedStyle: $0.sharedStyle, object: $0.object) }
    }

    /// A part of the text, by its bytes.
    func part(_ range: Range<Int>) -> ParagraphText {
        guard range != 0..<bytes.count else { return self }
        var part = ParagraphText()
        (part.continuesParagraph, part.direction) = (continuesParagraph, direction)
        part.bytes = Array(bytes[range])
        for span in spans[firstSpan(endingAfter: range.lowerBound)...] {
            let end = min(span.end, range.upperBound) - range.lowerBound
            part.spans.append(Span(end: end, sharedStyle: span.sharedStyle, object: span.object))
            if span.end >= range.upperBound { break }
        }
        // An empty paragraph still gets one line of its font's height.
        if part.spans.isEmpty { part.spans.append(Span(end: 0, sharedStyle: sharedStyle(at: range.lowerBound))) }
        return part
    }

    /// Splits a text at its paragraph breaks and line breaks; at least one part.
    static func split(_ spans: [TextContent.Span], direction: ParagraphStyle.Direction) -> [ParagraphText] {
        var paragraphs = [ParagraphText()]
        for (index, span) in spans.enumerated() {
            let padding = BackgroundPadding(of: index, in: spans)
            if let start = padding.start { paragraphs[paragraphs.count - 1].append(start) }
            if let image = span.image {
                paragraphs[paragraphs.count - 1].append(span.string, style: span.style, object: .image(image))
            } else {
                append(span, to: &paragraphs)
            }
            if let end = padding.end { paragraphs[paragraphs.count - 1].append(end) }
        }
        for index in paragraphs.indices { paragraphs[index].direction = direction }
        return paragraphs
    }

    private static func append(_ span: TextContent.Span, to paragraphs: inout [ParagraphText]) {
        let style = SharedTextStyle(span.style)
        var rest = Substring(span.string)
        while rest.utf8.contains(where: isPartOfNewline), let end = rest.firstIndex(where: \.isNewline) {
            paragraphs[paragraphs.count - 1].append(rest[..<end], style: style)
            var next = ParagraphText()
            next.continuesParagraph = !["\n", "\r", "\r\n", "\u{2029}"].contains(rest[end])
            paragraphs.append(next)
            rest = rest[rest.index(after: end)...]
        }
        paragraphs[paragraphs.count - 1].append(rest, style: style)
    }

    /// Whether a byte is, or begins, a newline. This is checked first, because segmenting characters is slower and few
    /// texts have newlines.
    private static func isPartOfNewline(_ byte: UInt8) -> Bool {
        (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
    }
}

/// Content of a line that is not a glyph.
indirect enum InlineObject: Hashable {
    /// A space of a width, in points.
    case space(Double)
    case image(TextContent.InlineImage)

    /// In points, from the baseline up.
    var size: Size {
        switch self {
        case .space(let width): Size(width, 0)
        case .image(let image): image.size ?? image.image.size
        }
    }

    /// The attribute that gives characters the size of the object.
    var attribute: UnsafeMutablePointer<PangoAttribute>? {
        var box = PangoRectangle(
            x: 0, y: -PangoUnits.units(size.height), width: PangoUnits.units(size.width),
            height: PangoUnits.units(size.height))
        return pango_attr_shape_new(&box, &box)
    }

    var image: TextContent.InlineImage? {
        if case .image(let image) = self { image } else { nil }
    }
}
