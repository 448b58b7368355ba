/// What keeps a text from being shown as it was wanted.
public enum TextProblem: Hashable, Sendable {
    /// None of the families is among the fonts.
    case missingFamily([String], available: [String])
    /// The family has no face that is upright, or italic, as asked.
    case missingStyle(family: String, isItalic: Bool)
    /// The family has no face of the weight.
    case missingWeight(family: String, FontWeight, nearest: FontWeight)
    /// The family has no face of the width; both in percent of the normal one.
    case missingWidth(family: String, Double, nearest: Double)
    /// The family's face has no such axis.
    case missingAxis(family: String, tag: String)
    /// None of the families has the character; it is shown in another.
    case substitutedFamily(Unicode.Scalar, families: [String], by: String)
    /// No font has these characters of the text.
    case missingGlyphs([Unicode.Scalar], text: String)
    /// The layout environment has nothing that shapes text.
    case noShaper
}

extension TextProblem {
    /// Whether the text is shown all the same, though not quite as it was wanted.
    public var isTolerable: Bool {
        if case .substitutedFamily = self { true } else { false }
    }
}

extension TextProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingFamily(let families, let available):
            "no font family \(TextProblem.list(families))"
                + "; there are \(available.joined(separator: ", "))"
        case .missingStyle(let family, let isItalic):
            "the font family \"\(family)\" has no \(isItalic ? "italic" : "upright") face"
        case .missingWeight(let family, let weight, let nearest):
            "the font family \"\(family)\" has no face of weight \(weight.value); the nearest is \(nearest.value)"
        case .missingWidth(let family, let width, let nearest):
            "the font family \"\(family)\" has no face of width \(width)%; the nearest is \(nearest)%"
        case .missingAxis(let family, let tag):
            "the font family \"\(family)\" has no axis \"\(tag)\""
        case .substitutedFamily(let scalar, let families, let substitute):
            "the character \(TextProblem.name(of: scalar)) is in no font of \(TextProblem.list(families)); "
                + "it is shown in \"\(substitute)\""
        case .missingGlyphs(let scalars, let text):
            "no font has \(TextProblem.summary(of: scalars)) of the text \(TextProblem.excerpt(of: text)); "
                + "install a font that has \(scalars.count == 1 ? "it" : "them")\(TextProblem.hint(for: scalars)), "
                + "and name its file under \"fonts\", in Swift in FontSources"
        case .noShaper:
            "the layout environment has no text shaper"
        }
    }

    private static func list(_ families: [String]) -> String {
        families.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
