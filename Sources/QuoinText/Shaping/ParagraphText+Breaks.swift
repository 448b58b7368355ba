import CPangoCairo
import QuoinScene

extension ParagraphText {
    /// The parts within which no hyphen appears at the end of a line, in bytes.
    ///
    /// Pango adds one wherever a word is broken. It is only correct if the text has a soft hyphen: elsewhere it would
    /// change a hash or an address.
    var partsWithoutHyphens: [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for place in bytes.indices where isSoftHyphen(at: place) && parts.count < Self.softHyphenLimit {
            parts.append(start..<place + 2)
            start = place + 2
        }
        return start < bytes.count ? parts + [start..<bytes.count] : parts
    }

    /// The largest number of soft hyphens of a paragraph that are shown. Pango counts the characters up to each part,
    /// so more of them would take time that grows with the square of their number.
    private static let softHyphenLimit = 4_096

    private func isSoftHyphen(at byte: Int) -> Bool {
        bytes[byte] == 0xC2 && byte + 1 < bytes.count && bytes[byte + 1] == 0xAD
    }

    /// The parts within which no line may break even if words may break between any letters: punctuation with what it
    /// belongs to (CSS Text 3, §5.2, `break-all`); in bytes.
    var unbreakableParts: [Range<Int>] {
        let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        guard scalars.count > 1 else { return [] }
        let mayBreak = usualBreaks(scalars.count)
        var parts: [Range<Int>] = []
        var (before, place) = (0, UTF8.width(scalars[0]))
        for index in 1..<scalars.count {
            let after = place + UTF8.width(scalars[index])
            if !mayBreak[index], !(scalars[index - 1].isPartOfWord && scalars[index].isPartOfWord) {
                if let last = parts.last, last.upperBound == place {
                    parts[parts.count - 1] = last.lowerBound..<after
                } else {
                    parts.append(before..<after)
                }
            }
            (before, place) = (place, after)
        }
        return parts
    }

    /// For each character, whether a line may break before it by the Unicode line breaking algorithm.
    private func usualBreaks(_ count: Int) -> [Bool] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        bytes.withUnsafeBytes { buffer in
            pango_get_log_attrs(
                buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), -1, nil, &attributes,
                Int32(count + 1))
        }
        return attributes.map { $0.is_line_break != 0 }
    }
}

extension TextContent {
    /// The text with words that are kept whole although they are written without spaces (CSS Text 3, §5.2, `keep-all`).
    var keepingWordsWhole: TextContent {
        var copy = self
        var last: Unicode.Scalar?
        for index in copy.spans.indices where copy.spans[index].image == nil {
            var scalars = String.UnicodeScalarView()
            for scalar in copy.spans[index].string.unicodeScalars {
                if let last, last.isPartOfWord, scalar.isPartOfWord, last.isEastAsian || scalar.isEastAsian {
                    scalars.append("\u{2060}")
                }
                scalars.append(scalar)
                last = scalar
            }
            copy.spans[index].string = String(scalars)
        }
        return copy
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter, a digit, a mark or an ideograph.
    fileprivate var isPartOfWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
