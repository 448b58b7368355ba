import QuoinScene

extension TextContent {
    /// The text in the form in which it is shaped: without control characters, in the letter case of its styles, and
    /// with marks where words may break.
    func prepared(hyphenating hyphenation: Hyphenation) -> TextContent {
        var copy = self
        if !controlCharacters.isEmpty { copy = copy.withoutControlCharacters }
        if copy.hasJoiners { copy = copy.withoutIdleJoiners }
        if copy.spans.contains(where: { $0.style.textCase != .none }) { copy = copy.cased }
        if copy.paragraph.hyphens == .auto { copy = hyphenation.hyphenated(copy) }
        if copy.paragraph.wordBreak == .keepAll { copy = copy.keepingWordsWhole }
        return copy
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
}

// MARK: - Case

extension TextContent {
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
