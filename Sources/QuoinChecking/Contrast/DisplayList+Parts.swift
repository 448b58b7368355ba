import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinValues

extension DisplayList {
    /// Whether both lists paint the same, whatever elements the commands come from.
    func paintsSame(as other: DisplayList) -> Bool {
        size == other.size && commands.count == other.commands.count
            && commands.indices.allSatisfy { commands[$0].operation == other.commands[$0].operation }
    }

    /// The picture without glyphs that have their own colors, such as emoji, on which the color of a text has no
    /// effect.
    func withoutColorGlyphs(_ renderer: PictureRenderer) -> DisplayList {
        var known: [FontFace: Bool] = [:]
        var copy = self
        copy.commands.removeAll { command in
            guard case .glyphs(let run, _, _) = command.operation else { return false }
            let hasColors = known[run.face] ?? renderer.hasOwnColors(run.face)
            known[run.face] = hasColors
            return hasColors
        }
        return copy
    }

    /// A part of the picture.
    func cropped(to area: Rect) -> DisplayList {
        var copy = self
        copy.size = area.size
        copy.commands =
            [DisplayCommand(.pushTransform(.translation(-area.minX, -area.minY)))] + commands
            + [DisplayCommand(.popTransform)]
        return copy
    }
}
