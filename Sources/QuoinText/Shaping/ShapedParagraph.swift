import QuoinScene

/// A paragraph, or a part of one, in lines.
protocol ShapedParagraph {
    var paragraph: ParagraphText { get }
    var fonts: PangoFonts { get }
    /// Whether the heights of letters matter, besides those of lines.
    var measuresLetters: Bool { get }
    var lineCount: Int { get }

    /// In bytes.
    func length(ofLine index: Int) -> Int
    func line(_ index: Int) -> ParagraphLine
}

extension ParagraphStyle {
    /// Whether the heights of letters matter, besides those of lines.
    var measuresLetters: Bool { if case .points = lineHeight { true } else { false } }
}
