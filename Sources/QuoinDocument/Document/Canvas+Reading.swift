import QuoinLayout
import QuoinScene

extension Canvas {
    /// The largest number of pixels per point.
    public static let largestScale = 100.0

    /// The canvas that a document describes.
    init(_ mapping: DocumentMapping) {
        self.init()
        let width = mapping["width"]?.extentRange() ?? .unconstrained
        let height = mapping["height"]?.extentRange() ?? .unconstrained
        range = SizeRange(width: width, height: height)
        if let value = mapping["scale"] { scale = Self.scale(value) ?? 1 }
        if let value = mapping["fill"] { fills = value.fills() ?? [] }
        if let value = mapping["direction"] { direction = value.choice(LayoutDirection.self) ?? direction }
        if let value = mapping["appearance"] { appearance = value.choice(Appearance.self) ?? appearance }
        mapping.finish()
    }

    private static func scale(_ value: DocumentValue) -> Double? {
        let expected = "a scale above 0 and up to \(shortDescription(largestScale))"
        guard let scale = value.number(0...largestScale, expected) else { return nil }
        return scale > 0 ? scale : value.mismatch(expected)
    }
}
