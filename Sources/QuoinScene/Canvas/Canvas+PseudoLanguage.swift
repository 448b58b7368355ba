import QuoinLayout

extension Canvas {
    /// A pseudo-language for all texts, to test a layout with longer or other words.
    public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
        /// Three of ten letters are doubled: translations of English texts are about that much longer.
        case long = "pseudo-long"
        /// Every second letter is doubled.
        case longer = "pseudo-long-50"
        /// Letters have accents.
        case accented = "pseudo-accented"
        /// There are no spaces, so that a paragraph is one long word.
        case unbroken = "pseudo-unbroken"
        /// Letters run from right to left, and layouts begin at the right.
        case rightToLeft = "pseudo-rtl"
        /// Ideographs, one for two letters, and no spaces.
        case eastAsian = "pseudo-cjk"

        /// The side from which layouts start; `nil` for that of the canvas.
        var direction: LayoutDirection? { self == .rightToLeft ? .rightToLeft : nil }

        /// A text of the language, to find out whether the fonts have its letters.
        package var sample: String {
            var progress = Progress()
            return translated("Sample", &progress)
        }
    }
}

extension TextContent {
    /// The text in a pseudo-language, in the same styles. Digits and punctuation stay as they are.
    func translated(to language: Canvas.PseudoLanguage) -> TextContent {
        var copy = self
        var progress = Canvas.PseudoLanguage.Progress()
        for index in copy.spans.indices where copy.spans[index].image == nil {
            copy.spans[index].string = language.translated(copy.spans[index].string, &progress)
        }
        if language == .rightToLeft, copy.paragraph.direction == .automatic {
            copy.paragraph.direction = .rightToLeft
        }
        return copy
    }
}

extension Canvas.PseudoLanguage {
    /// The state that the translation of a span passes to the next span.
    struct Progress {
        /// The fraction of a letter that is still to be added.
        var owed = 0.0
        /// The number of ideographs so far.
        var ideographs = 0
    }

    func translated(_ text: String, _ progress: inout Progress) -> String {
        switch self {
        case .long: lengthened(text, by: 0.3, &progress)
        case .longer: lengthened(text, by: 0.5, &progress)
        case .accented: String(text.map { Self.accents[$0] ?? $0 })
        case .unbroken: text.filter { !$0.isWhitespace || $0.isNewline }
        case .rightToLeft: reversed(text)
        case .eastAsian: ideographs(for: text, &progress)
        }
    }

    /// The text with some letters doubled.
    private func lengthened(_ text: String, by share: Double, _ progress: inout Progress) -> String {
        var result = ""
        for character in text {
            result.append(character)
            guard character.isLetter else { continue }
            progress.owed += share
            guard progress.owed >= 1 else { continue }
            progress.owed -= 1
            result += character.lowercased()
        }
        return result
    }

    private static let accents: [Character: Character] = {
        let pairs = zip("AEIOUYCNSZaeiouycnsz", "ÅÉÎÕÛÝÇÑŠŽåéîõûýçñšž")
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
    }()

    /// The text with the letters of each line from right to left, by the characters U+202E and U+202C.
    private func reversed(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }

    /// The text with an ideograph for each two letters. An odd letter at the end of a word counts as two.
    private func ideographs(for text: String, _ progress: inout Progress) -> String {
        var result = ""
        var isSecond = false
        for character in text {
            if character.isLetter {
                isSecond.toggle()
                guard isSecond else { continue }
                result.append(Self.ideographs[progress.ideographs % Self.ideographs.count])
                progress.ideographs += 1
            } else {
                isSecond = false
                if !character.isWhitespace || character.isNewline { result.append(character) }
            }
        }
        return result
    }

    /// Frequent ideographs that fonts for Chinese and for Japanese have.
    private static let ideographs = Array("日本語文字大小中国人生年月山水木金土上下左右前後内外天地")
}
