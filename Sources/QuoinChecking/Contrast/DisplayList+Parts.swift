import QuoinGeometry
import QuoinLayout
import QuoinScene

extension DisplayList {
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
