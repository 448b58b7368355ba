import QuoinLayout
import QuoinScene

extension Canvas {
    /// The largest number of pixels per point.
    public static let largestScale = 100.0
    /// The largest factor for texts.
    public static let largestTextScale = 10.0

    /// The canvas that a document describes.
    init(_ mapping: DocumentMapping) {
        self.init()
        let width = mapping["width"]?.extentRange() ?? .unconstrained
        let height = mapping["height"]?.extentRange() ?? .unconstrained
        range = SizeRange(width: width, height: height)
        if let value = mapping["scale"] { scale = value.scale(upTo: Self.largestScale) ?? 1 }
        if let value = mapping["fill"] { fills = value.fills() ?? [] }
        if let value = mapping["direction"] { direction = value.choice(LayoutDirection.self) ?? direction }
        if let value = mapping["appearance"] { appearance = value.choice(Appearance.self) ?? appearance }
        if let value = mapping["textScale"] { textScale = value.scale(upTo: Self.largestTextScale) ?? 1 }
        mapping.finish()
    }
}

extension DocumentValue {
    /// A scale above 0.
    func scale(upTo largest: Double) -> Double? {
        let expected = "a scale above 0 and up to \(shortDescription(largest))"
        guard let scale = number(0...largest, expected) else { return nil }
        return scale > 0 ? scale : mismatch(expected)
    }
}
