import QuoinValues

extension Canvas {
    /// What texts show where the fonts lack something. It is an error unless a choice says what to show.
    public struct TextFallbacks: Hashable, Sendable {
        /// For characters that no font has; `nil` is an error.
        public var missingGlyphs: Glyphs?
        /// For italic letters of a family that has none; `nil` is an error.
        public var missingItalic: Italic?

        /// Errors for all that is missing.
        public init(missingGlyphs: Glyphs? = nil, missingItalic: Italic? = nil) {
            (self.missingGlyphs, self.missingItalic) = (missingGlyphs, missingItalic)
        }

        /// What stands for a character that no font has.
        public enum Glyphs: String, Hashable, Sendable, CaseIterable {
            case error
            /// An empty box, and a warning.
            case box
        }

        /// What stands for italic letters that a family lacks.
        public enum Italic: String, Hashable, Sendable, CaseIterable {
            case error
            /// Its upright letters, and a warning.
            case upright
            /// Its upright letters, slanted, and a warning.
            case slanted
        }

        /// Whether a problem is a warning.
        func tolerate(_ problem: TextContent.Problem) -> Bool {
            switch problem {
            case .missingGlyphs: missingGlyphs == .box
            case .missingStyle(_, let isItalic): isItalic && missingItalic != nil && missingItalic != .error
            default: problem.isTolerable
            }
        }
    }
}

extension Canvas.TextFallbacks {
    package static let glyphsSummary = "What stands for characters that no font has: an error, or an empty box."
    package static let italicSummary = "What stands for italic letters that a family lacks."

    package static let properties = PropertyTable(
        Canvas.TextFallbacks(),
        [
            Property("missingGlyphs", \.missingGlyphs, .choice, .pixels, glyphsSummary),
            Property(
                "missingItalic", \.missingItalic, .choice, .pixels, also: ["font-synthesis", "fontSynthesis"],
                italicSummary),
        ])

    /// The choices, completed by those of others.
    package func completed(by others: Canvas.TextFallbacks) -> Canvas.TextFallbacks {
        Canvas.TextFallbacks(
            missingGlyphs: missingGlyphs ?? others.missingGlyphs, missingItalic: missingItalic ?? others.missingItalic)
    }
}
