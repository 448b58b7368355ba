import QuoinScene

extension PangoFonts {
    /// In what a face differs from what a style asks its family for. A face of another family was chosen because the
    /// character is in no other, and may be as it is.
    func substitutions(in face: Face, for style: TextStyle) -> [TextProblem] {
        let family = style.families.first { name in
            let name = name.lowercased()
            return face.families.contains(FontConfiguration.aliases[name]?.lowercased() ?? name)
        }
        guard let family else { return [] }
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
