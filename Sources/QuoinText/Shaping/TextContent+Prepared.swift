import QuoinScene

extension TextContent {
    /// The text in the form in which it is shaped: without control characters, in the letter case of its styles, and
    /// with marks where words may break.
    func prepared(hyphenating hyphenation: Hyphenation) -> TextContent {
        var copy = self
        if !controlCharacters.isEmpty { copy = copy.withoutControlCharacters }
        if copy.hasJoiners { copy = copy.withoutIdleJoiners }
        if copy.spans.contains(where: { $0.style.textCase != .none }) { copy = copy.cased }
        for index in copy.spans.indices where copy.spans[index].style.hasSystemSpacing {
            copy.spans[index].style.letterSpacing += copy.spans[index].style.systemSpacing
        }
        if copy.paragraph.hyphens == .auto { copy = hyphenation.hyphenated(copy) }
        if copy.paragraph.wordBreak == .keepAll { copy = copy.keepingWordsWhole }
        return copy
    }

    /// How many times as wide as its space a text may be before it is cut. In frames that iOS's letters fill, a line in letters
    /// that are nearly as wide is not cut.
    var allowedExcess: Double {
        paragraph.lineLimit == 1 && spans.contains { $0.style.hasSystemSpacing } ? 1.02 : 1
    }

    /// The control characters, each once. Pango would end the text at the first U+0000.
    var controlCharacters: [Unicode.Scalar] {
        var found: [Unicode.Scalar] = []
        for span in spans where span.string.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) {
            for scalar in span.string.unicodeScalars where scalar.isDeviceControl && !found.contains(scalar) {
                found.append(scalar)
            }
        }
        return found
    }

    private var withoutControlCharacters: TextContent {
        var copy = self
        for index in copy.spans.indices {
            copy.spans[index].string.unicodeScalars.removeAll { $0.isDeviceControl }
        }
        return copy
    }

    // MARK: Case

    /// The text in the letter case of its styles; small capitals become separate spans.
    private var cased: TextContent {
        var copy = self
        copy.spans.removeAll()
        var isWordStart = true
        for span in spans {
            if span.image == nil {
                copy.spans += span.cased(isWordStart)
                isWordStart = span.string.last.map { !$0.isPartOfWord } ?? isWordStart
            } else {
                copy.spans.append(span)
                isWordStart = true
            }
        }
        return copy
    }
}

extension TextContent.Span {
    /// - Parameter isWordStart: whether a word may begin with the span.
    fileprivate func cased(_ isWordStart: Bool) -> [TextContent.Span] {
        var copy = self
        let language = LanguageCase(style.language)
        switch style.textCase {
        case .none: break
        case .uppercase: copy.string = language.uppercased(string)
        case .lowercase: copy.string = language.lowercased(string)
        case .capitalize: copy.string = language.capitalized(string, isWordStart)
        case .smallCaps: return smallCaps(in: language)
        }
        return [copy]
    }

    private func smallCaps(in language: LanguageCase) -> [TextContent.Span] {
        var spans: [TextContent.Span] = []
        var rest = Substring(string)
        while let first = rest.first {
            let part = rest.prefix { $0.isLowercase == first.isLowercase }
            rest = rest[part.endIndex...]
            var span = self
            span.string = first.isLowercase ? language.uppercased(part) : String(part)
            if !first.isLowercase { span.style.textCase = .none }
            spans.append(span)
        }
        if spans.isEmpty {
            spans = [self]
            spans[0].style.textCase = .none
        }
        return spans
    }
}

extension TextContent {
    /// Whether a span has a zero-width joiner.
    var hasJoiners: Bool {
        spans.contains { $0.string.utf8.contains(0xE2) && $0.string.unicodeScalars.contains(Self.joiner) }
    }

    /// The text without zero-width joiners between white space and characters that are not letters, where they join
    /// nothing. Pango 1.50 terminates the process if a line of a text with both directions breaks before one.
    var withoutIdleJoiners: TextContent {
        var copy = self
        var isAfterSpace = false
        for index in copy.spans.indices {
            let scalars = Array(spans[index].string.unicodeScalars)
            var kept = String.UnicodeScalarView()
            for (place, scalar) in scalars.enumerated() {
                let next = place + 1 < scalars.count ? scalars[place + 1] : nil
                if scalar == Self.joiner, isAfterSpace, next?.properties.isAlphabetic != true { continue }
                kept.append(scalar)
                isAfterSpace = scalar.properties.isWhitespace
            }
            copy.spans[index].string = String(kept)
        }
        return copy
    }

    private static let joiner: Unicode.Scalar = "\u{200D}"
}
