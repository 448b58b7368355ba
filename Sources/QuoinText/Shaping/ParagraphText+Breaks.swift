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

extension ParagraphText {
    /// The ends of what readers see as one letter, in bytes: of extended grapheme clusters (UAX 29), and of syllables whose
    /// consonants are joined, however they are split there.
    var clusterEnds: [Int] {
        var ends: [Int] = []
        var end = 0
        var joinsNext = false
        for character in String(decoding: bytes, as: UTF8.self) {
            end += character.utf8.count
            if joinsNext, character.unicodeScalars.first?.properties.generalCategory == .otherLetter {
                ends[ends.count - 1] = end
            } else {
                ends.append(end)
            }
            joinsNext = character.unicodeScalars.last.map(Self.joiningMarks.contains) ?? false
        }
        return ends
    }

    /// The clusters of several characters of scripts in which Pango's boundaries are others than those of clusters.
    var unbreakableClusters: [Range<Int>] {
        guard hasClusters else { return [] }
        var start = 0
        var parts: [Range<Int>] = []
        for end in clusterEnds {
            if boundary(at: start + 1) < end, parts.count < Self.clusterLimit { parts.append(start..<end) }
            start = end
        }
        return parts
    }

    /// Whether a letter may consist of several characters: scripts from Devanagari to Balinese, those after the kana and the
    /// ideographs, and beyond the basic plane.
    var hasClusters: Bool {
        bytes.contains { $0 == 0xE0 || $0 == 0xE1 || $0 == 0xEA || $0 >= 0xF0 }
    }

    /// Pango counts the characters up to each part, so that more of them take a time that grows with their square.
    private static let clusterLimit = 4_096

    /// The marks that join the consonant before them with the one behind them.
    private static let joiningMarks: Set<Unicode.Scalar> = [
        "\u{94D}", "\u{9CD}", "\u{A4D}", "\u{ACD}", "\u{B4D}", "\u{C4D}", "\u{CCD}", "\u{D4D}", "\u{1039}", "\u{17D2}",
        "\u{1A60}", "\u{1B44}", "\u{A9C0}", "\u{AAF6}", "\u{11133}",
    ]
}
