import QuoinLayout

/// Breaks text into lines, and chooses and positions its glyphs.
package protocol TextShaper {
    /// The text in an available size, in points.
    ///
    /// Lines break at its width and are aligned in it. Lines that do not fit its height are left out, except for the
    /// first. Either extent may be infinite.
    func shape(_ text: TextContent, in available: Size) -> ShapedText

    /// The width of a text whose lines break wherever they may, in points: that of its longest word.
    func minimumWidth(of text: TextContent) -> Double
}

/// The key of the text shaper in a layout environment. Without a shaper texts have no size.
package enum TextShaperKey: LayoutEnvironment.Key {
    package typealias Value = any TextShaper
}

/// Shapes every text larger or smaller than its style, as for readers who need larger text.
///
/// All lengths of a text are multiplied: its size, its spacing, its line height. Everything around it keeps its size.
package struct ScaledTextShaper: TextShaper {
    private let base: any TextShaper
    private let factor: Double

    /// - Parameter factor: above 0.
    package init(_ base: any TextShaper, factor: Double) {
        (self.base, self.factor) = (base, factor)
    }

    package func shape(_ text: TextContent, in available: Size) -> ShapedText {
        base.shape(text.scaled(by: factor), in: available)
    }

    package func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text.scaled(by: factor)) }
}

/// Shapes every text in a pseudo-language.
package struct TranslatingTextShaper: TextShaper {
    private let base: any TextShaper
    private let language: Canvas.PseudoLanguage

    package init(_ base: any TextShaper, to language: Canvas.PseudoLanguage) {
        (self.base, self.language) = (base, language)
    }

    package func shape(_ text: TextContent, in available: Size) -> ShapedText {
        base.shape(text.translated(to: language), in: available)
    }

    package func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text.translated(to: language)) }
}

/// Shapes texts on a canvas that is read from right to left: a text without a letter, such as a number, stands where reading
/// begins, as other texts stand where their own letters begin.
package struct RightToLeftTextShaper: TextShaper {
    private let base: any TextShaper

    package init(_ base: any TextShaper) { self.base = base }

    package func shape(_ text: TextContent, in available: Size) -> ShapedText {
        var text = text
        if text.paragraph.direction == .automatic,
            !text.string.unicodeScalars.contains(where: \.properties.isAlphabetic)
        {
            switch text.paragraph.alignment {
            case .start: text.paragraph.alignment = .right
            case .end: text.paragraph.alignment = .left
            case .left, .center, .right, .justified: break
            }
        }
        return base.shape(text, in: available)
    }

    package func minimumWidth(of text: TextContent) -> Double { base.minimumWidth(of: text) }
}
