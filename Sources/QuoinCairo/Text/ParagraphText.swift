import QuoinScene

/// A text without line breaks of its own, and its styles.
struct ParagraphText {
    /// The text in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// Where each style ends, and the style.
    private(set) var spans: [(end: Int, style: TextStyle)] = []

    /// The style of the character that begins at a byte.
    func style(at byte: Int) -> TextStyle {
        spans.first { byte < $0.end }?.style ?? spans.last?.style ?? TextStyle()
    }

    mutating func append(_ string: some StringProtocol, style: TextStyle) {
        bytes += string.utf8
        spans.append((bytes.count, style))
    }

    /// The paragraph with more text in its last style.
    func followed(by string: String) -> ParagraphText {
        var copy = self
        copy.append(string, style: style(at: bytes.count))
        return copy
    }

    /// The paragraphs of a text; at least one.
    static func split(_ spans: [TextSpan]) -> [ParagraphText] {
        var paragraphs = [ParagraphText()]
        for span in spans {
            let parts = span.string.split(omittingEmptySubsequences: false) {
                $0 == "\n" || $0 == "\r\n" || $0 == "\u{2029}"
            }
            for (index, part) in parts.enumerated() {
                if index > 0 { paragraphs.append(ParagraphText()) }
                paragraphs[paragraphs.count - 1].append(part, style: span.style)
            }
        }
        return paragraphs
    }
}
