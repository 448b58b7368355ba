import QuoinScene

extension PangoFonts {
    /// In what a face differs from what a style asks for.
    ///
    /// - Parameter text: what the face shows.
    func substitutions(in face: Face, for style: TextStyle, of text: Substring) -> [TextProblem] {
        guard let family = style.families.first(where: face.isOf) else {
            // Nobody names a family for emoji, and where no family is there, that is the problem.
            guard style.families.contains(where: hasFamily),
                let character = text.first(where: { !$0.isEmoji }), let scalar = character.unicodeScalars.first
            else {
                return []
            }
            return [.substitutedFamily(scalar, families: style.families, by: face.face.family)]
        }
        var problems: [TextProblem] = []
        if face.isItalic != style.isItalic {
            problems.append(.missingStyle(family: family, isItalic: style.isItalic))
        }
        if let weight = face.weight, weight != style.weight {
            problems.append(.missingWeight(family: family, style.weight, nearest: weight))
        }
        // Fontconfig keeps widths as whole percents.
        if let width = face.width, abs(width - style.width.percent) > 1 {
            problems.append(.missingWidth(family: family, style.width.percent, nearest: width))
        }
        for tag in style.axes.keys.sorted() where !face.axes.contains(tag) {
            problems.append(.missingAxis(family: family, tag: tag))
        }
        return problems
    }
}

extension PangoFonts.Face {
    /// Whether the face is of a family, or of the one that its name stands for.
    fileprivate func isOf(family name: String) -> Bool {
        let name = name.lowercased()
        return families.contains(FontConfiguration.aliases[name]?.lowercased() ?? name)
    }
}

extension Character {
    /// Whether it is shown as an emoji unless other is said, or because it is said so.
    fileprivate var isEmoji: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    }
}
