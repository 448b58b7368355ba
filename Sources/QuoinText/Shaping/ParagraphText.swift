import QuoinGeometry
import QuoinScene

/// A text without explicit line breaks, and its styles.
struct ParagraphText {
    /// The text in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// The styles, and the byte at which each ends.
    private(set) var spans: [(end: Int, style: TextStyle)] = []
    /// Whether a line break comes before it, rather than a paragraph break.
    var continuesParagraph = false
    var direction = ParagraphStyle.Direction.automatic

    /// The style of the character that begins at a byte.
    func style(at byte: Int) -> TextStyle {
        let span = firstSpan(endingAfter: byte)
        return (span < spans.count ? spans[span] : spans.last)?.style ?? TextStyle()
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

    /// Whether the character at a byte is a space, breaking or not.
    func isSpace(at byte: Int) -> Bool {
        bytes[byte] == 0x20 || bytes[byte] == 0xC2 && byte + 1 < bytes.count && bytes[byte + 1] == 0xA0
    }

    /// The end of a line without its trailing spaces, in bytes.
    func trimmedEnd(of line: Range<Int>) -> Int {
        line.last { bytes[$0] != 0x20 }.map { $0 + 1 } ?? line.lowerBound
    }

    mutating func append(_ string: some StringProtocol, style: TextStyle) {
        bytes += string.utf8
        spans.append((bytes.count, style))
    }

    mutating func append(_ other: ParagraphText) {
        let start = bytes.count
        bytes += other.bytes
        spans += other.spans.map { (start + $0.end, $0.style) }
    }

    /// A part of the text, by its bytes.
    func part(_ range: Range<Int>) -> ParagraphText {
        guard range != 0..<bytes.count else { return self }
        var part = ParagraphText()
        (part.continuesParagraph, part.direction) = (continuesParagraph, direction)
        part.bytes = Array(bytes[range])
        for span in spans[firstSpan(endingAfter: range.lowerBound)...] {
            part.spans.append((min(span.end, range.upperBound) - range.lowerBound, span.style))
            if span.end >= range.upperBound { break }
        }
        // An empty paragraph still gets one line of its font's height.
        if part.spans.isEmpty { part.spans.append((0, style(at: range.lowerBound))) }
        return part
    }

    /// Splits a text at its paragraph breaks and line breaks; at least one part.
    static func split(_ spans: [TextContent.Span], direction: ParagraphStyle.Direction) -> [ParagraphText] {
        var paragraphs = [ParagraphText()]
        for span in spans {
            var rest = Substring(span.string)
            while rest.utf8.contains(where: isPartOfNewline), let end = rest.firstIndex(where: \.isNewline) {
                paragraphs[paragraphs.count - 1].append(rest[..<end], style: span.style)
                var next = ParagraphText()
                next.continuesParagraph = !["\n", "\r", "\r\n", "\u{2029}"].contains(rest[end])
                paragraphs.append(next)
                rest = rest[rest.index(after: end)...]
            }
            paragraphs[paragraphs.count - 1].append(rest, style: span.style)
        }
        for index in paragraphs.indices { paragraphs[index].direction = direction }
        return paragraphs
    }

    /// Whether a byte is, or begins, a newline. It is searched first, because segmenting characters is slower and few texts
    /// have newlines.
    private static func isPartOfNewline(_ byte: UInt8) -> Bool {
        (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
    }
}
