import QuoinExplanations

/// What contrast depends on in the fonts of pictures, found once for each face. There are few, so that they are compared
/// rather than hashed.
final class KnownFaces {
    private let renderer: PictureRenderer
    private var known: [(face: FontFace, traits: Traits)] = []

    struct Traits {
        /// Whether the glyphs have their own colors, as those of emoji have.
        var hasOwnColors: Bool
        var isBold: Bool
    }

    init(_ renderer: PictureRenderer) { self.renderer = renderer }

    func traits(of face: FontFace) -> Traits {
        if let found = known.first(where: { $0.face == face }) { return found.traits }
        let traits = Traits(hasOwnColors: renderer.hasOwnColors(face), isBold: face.isBold)
        known.append((face, traits))
        return traits
    }

    /// A picture without glyphs that have their own colors, on which the color of a text has no effect.
    func withoutColorGlyphs(_ list: DisplayList) -> DisplayList {
        func isColored(_ command: DisplayCommand) -> Bool {
            guard case .glyphs(let run, _, _) = command.operation else { return false }
            return traits(of: run.face).hasOwnColors
        }
        guard list.commands.contains(where: isColored) else { return list }
        var copy = list
        copy.commands.removeAll(where: isColored)
        return copy
    }
}

extension FontFace {
    fileprivate var isBold: Bool {
        if let weight = variations.split(separator: ",").first(where: { $0.hasPrefix("wght=") }) {
            return (Double(weight.dropFirst(5)) ?? 400) >= 700
        }
        return ["Bold", "Black", "Heavy"].contains { style.contains($0) }
    }
}
