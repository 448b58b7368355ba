import CPangoCairo
import QuoinScene

extension ParagraphText {
    /// A part of the text with the same additional space between characters.
    struct SpacedPart {
        /// In bytes.
        var range: Range<Int>
        /// In points, not 0.
        var spacing: Double
    }

    /// The parts with letter spacing or word spacing.
    ///
    /// Scripts that join their letters have no letter spacing: it would tear them apart (CSS Text 4, §8.2.1).
    var spacedParts: [SpacedPart] {
        var parts: [SpacedPart] = []
        var spanStart = 0
        var joined = rangesOfJoiningScripts[...]
        for span in spans {
            defer { spanStart = span.end }
            let style = span.style
            guard style.letterSpacing != 0 || style.wordSpacing != 0 else { continue }
            var start = spanStart
            while start < span.end {
                let next = boundary(at: start + 1)
                let isSpace = isSpace(at: start)
                while let range = joined.first, range.upperBound <= start { joined.removeFirst() }
                let isJoined = !isSpace && joined.first?.contains(start) == true
                let spacing = (isJoined ? 0 : style.letterSpacing) + (isSpace ? style.wordSpacing : 0)
                if spacing != 0 {
                    if let last = parts.last, last.range.upperBound == start, last.spacing == spacing {
                        parts[parts.count - 1].range = last.range.lowerBound..<next
                    } else {
                        parts.append(SpacedPart(range: start..<next, spacing: spacing))
                    }
                }
                start = next
            }
        }
        return parts
    }

    /// Whether the character at a byte is a space, breaking or not.
    func isSpace(at byte: Int) -> Bool {
        bytes[byte] == 0x20 || bytes[byte] == 0xC2 && byte + 1 < bytes.count && bytes[byte + 1] == 0xA0
    }

    /// Whether justification adds space after the character at a byte.
    ///
    /// - Parameter end: the end of the line without its trailing spaces, in bytes.
    func grows(behind byte: Int, before end: Int, _ isRightToLeft: Bool) -> Bool {
        if isSpace(at: byte) { return true }
        let next = boundary(at: byte + 1)
        guard !isRightToLeft, bytes[byte] >= 0xE2 || next < end && bytes[next] >= 0xE2, next < end else { return false }
        return !isSpace(at: next)
            && (scalar(at: byte)?.isIdeographOrKana == true || scalar(at: next)?.isIdeographOrKana == true)
    }

    private func scalar(at byte: Int) -> Unicode.Scalar? {
        String(decoding: bytes[byte..<boundary(at: byte + 1)], as: UTF8.self).unicodeScalars.first
    }

    /// The parts in scripts that join their letters, in bytes.
    private var rangesOfJoiningScripts: [Range<Int>] {
        // The characters of all these scripts begin with a byte of 0xD8 or above. Most texts have none.
        guard bytes.contains(where: { $0 >= 0xD8 }) else { return [] }
        return bytes.withUnsafeBytes { buffer -> [Range<Int>] in
            guard let text = buffer.bindMemory(to: CChar.self).baseAddress,
                let iterator = pango_script_iter_new(text, Int32(buffer.count))
            else { return [] }
            defer { pango_script_iter_free(iterator) }
            var ranges: [Range<Int>] = []
            repeat {
                var (start, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
                var script = PANGO_SCRIPT_COMMON
                pango_script_iter_get_range(iterator, &start, &end, &script)
                if let start, let end, Self.joiningScripts.contains(script.rawValue) {
                    ranges.append(start - text..<end - text)
                }
            } while pango_script_iter_next(iterator) != 0
            return ranges
        }
    }

    private static let joiningScripts: Set<PangoScript.RawValue> = Set(
        [
            PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_SYRIAC, PANGO_SCRIPT_MONGOLIAN, PANGO_SCRIPT_NKO, PANGO_SCRIPT_MANDAIC,
            PANGO_SCRIPT_PHAGS_PA,
        ].map(\.rawValue))
}

/// The space for the padding of a background, at its first and its last span.
struct BackgroundPadding {
    private(set) var start: ParagraphText?
    private(set) var end: ParagraphText?

    /// A line may break before this character as before a letter.
    private static let letter = "\u{2063}"
    /// No line breaks beside this character.
    private static let wordJoiner = "\u{2060}"

    /// The space for a style's padding at the start and at the end of a background.
    static func widths(_ padding: EdgeInsets, isRightToLeft: Bool) -> (start: Double, end: Double) {
        isRightToLeft ? (padding.right, padding.left) : (padding.left, padding.right)
    }

    init(of index: Int, in spans: [TextContent.Span]) {
        let style = spans[index].style
        guard style.background != nil, style.backgroundPadding != .zero else { return }
        func isBeside(_ other: Int) -> Bool {
            spans.indices.contains(other) && spans[other].style.hasSameBackground(as: style)
        }
        let padding = style.backgroundPadding
        let isRightToLeft =
            spans[index].string.unicodeScalars.first(where: \.properties.isAlphabetic)?.isRightToLeft == true
        let widths = Self.widths(padding, isRightToLeft: isRightToLeft)
        if !isBeside(index - 1) {
            var start = ParagraphText()
            start.append(Self.letter, style: style, object: .space(widths.start))
            start.append(Self.wordJoiner, style: style, object: .space(0))
            self.start = start
        }
        if !isBeside(index + 1) {
            var end = ParagraphText()
            end.append(Self.wordJoiner, style: style, object: .space(widths.end))
            self.end = end
        }
    }
}

extension ParagraphText {
    /// The padding of a background that goes on beyond a byte, where a line breaks; 0 if it is not repeated there.
    func repeatedPadding(at byte: Int) -> (start: Double, end: Double) {
        guard byte > 0, byte < bytes.count else { return (0, 0) }
        let (last, next) = (style(at: byte - 1), style(at: byte))
        guard last.backgroundBreak == .clone, last.background != nil, last.hasSameBackground(as: next) else {
            return (0, 0)
        }
        return BackgroundPadding.widths(last.backgroundPadding, isRightToLeft: direction == .rightToLeft)
    }
}
