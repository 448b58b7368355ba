import QuoinLayout
import QuoinScene

extension DocumentMapping {
    /// `{image, sizing, tile, alignment, tint, sampling}`.
    func imageFill() -> Fill? {
        let sizing = self["sizing"]?.imageSizing() ?? .natural
        let isTiled = self["tile"]?.bool() ?? true
        let alignment = self["alignment"]?.relativePoint() ?? RelativePoint(0, 0)
        let (tint, sampling) = (self["tint"]?.color(), self["sampling"]?.choice(ImageSampling.self))
        guard let image = self["image"]?.image() else { return nil }
        var fill = ImageFill(image, sizing: sizing, isTiled: isTiled, alignment: alignment)
        fill.tint = tint
        fill.sampling = sampling ?? .smooth
        return .image(fill)
    }
}

extension DocumentValue {
    /// `natural`, `stretch`, `cover`, `contain`, or `[width, height]` as dimensions.
    fileprivate func imageSizing() -> ImageFill.Sizing? {
        if node.items != nil { return layoutSize().map { .size($0) } }
        return choice([("natural", .natural), ("stretch", .stretch), ("cover", .cover), ("contain", .contain)])
    }
}
