import QuoinScene

extension DisplayList {
    /// Whether both lists paint the same, whatever elements the commands come from.
    func paintsSame(as other: DisplayList) -> Bool {
        size == other.size && commands.count == other.commands.count
            && commands.indices.allSatisfy { commands[$0].operation == other.commands[$0].operation }
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
