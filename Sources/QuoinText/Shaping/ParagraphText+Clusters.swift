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
