import QuoinLayout
import QuoinValues

extension ImageShading {
    /// The fewest pixels across of an image that is more than a color or a blend to be stretched.
    private static let fewestPixels = 16.0

    /// What to say of an image that is drawn with more than twice the pixels that it has; `nil` of any other.
    ///
    /// - Parameter scale: the pixels of a point.
    func wordsIfCoarse(at scale: Double) -> String? {
        guard sampling == .smooth, capInsets == .zero, !image.isVector else { return nil }
        let own = image.size.width * max(image.scale, image.variants.last?.scale ?? 0) * part.size.width
        let drawn = tile.size.width * scale
        guard own >= Self.fewestPixels, drawn > own * 2 + 1 else { return nil }
        return "has fewer pixels than are drawn: \(shortDescription(own)) in \(shortDescription(drawn)) across; "
            + "a larger image, or sampling: pixelated, would be sharp"
    }
}

extension Paint {
    func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        guard !fills.isEmpty, !isHidden else { return [] }
        return fills.compactMap { fill in
            guard case .image(let image) = fill else { return nil }
            let shading = image.shading(of: element.frame, appearance: .light)
            return shading.wordsIfCoarse(at: element.scale).map { ("fill", $0) }
        }
    }
}
