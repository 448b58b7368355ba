import QuoinScene

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
