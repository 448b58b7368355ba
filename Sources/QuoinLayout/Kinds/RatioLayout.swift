/// A child whose height is a fixed multiple of its width, as large as fits (Texture, §4.8).
public struct RatioLayout: LayoutKind {
    public static let name = "ratio"

    public static let declaration = KindDeclaration(
        "A child as large as fits with a fixed ratio of its height to its width.",
        PropertyTable(
            RatioLayout(1),
            [
                Property(
                    "ratio", \.ratio,
                    .positive(upTo: 1e6, Expected("a ratio above 0: height divided by width", .ratio)),
                    [.size, .contentLayout], also: ["aspectRatio", "aspect-ratio"], isRequired: true,
                    "The height divided by the width, above 0.")
            ]), children: .named([ChildSlots.wrapped]), shorthand: "ratio", also: ["aspectRatio", "aspect-ratio"])

    /// Height divided by width, above 0.
    public var ratio: Double

    /// - Parameter ratio: height divided by width, above 0.
    @inlinable
    public init(_ ratio: Double) {
        self.ratio = ratio
    }

    public var childStyle: ElementStyle.Parts { [] }

    /// A ratio that does not count, or that the parent's range leaves no room for.
    public func warnings(of element: Layout.LaidOutElement) -> [(property: String, reason: String)] {
        guard let range = element.range else { return [] }
        let isUnbounded = { (range: SizeRange) in range.max.width.isInfinite && range.max.height.isInfinite }
        // By the rules of CSS, a stack gives its child exactly the size that it had without bounds.
        let isNothing = range.max.width == 0 || range.max.height == 0
        if isUnbounded(range) || isNothing && element.offers.contains(where: { isUnbounded($0.effectiveRange) }) {
            return [("ratio", "has no effect: neither the width nor the height has a maximum; set one of them")]
        }
        let size = element.frame.size
        guard size.width > 0, size.height > 0, !hasRatio(size, element.scale) else { return [] }
        return [("ratio", "is overruled: the parent allows \(range) only; a center around it leaves it its size")]
    }

    /// The ratio with one decimal in place of the id (Texture, §7.1).
    public func asciiArtName(id: String?) -> String { "Ratio (\((ratio * 10).rounded() / 10))" }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.first else { return LayoutMeasurement(size: .zero) }
        guard let best = bestSize(in: range, grid: scope.grid) else {
            child.explain { "there is no maximum, so the ratio \(shortDescription(ratio)) does not count" }
            return LayoutMeasurement(size: child.measure(range, parent: .undefined))
        }
        child.explain { words(for: best, in: range, grid: scope.grid) }
        return LayoutMeasurement(
            size: child.measure(range.intersected(with: SizeRange(exactly: best)), parent: best))
    }

    private func words(for best: Size, in range: SizeRange, grid: PixelGrid) -> String {
        let ratio = shortDescription(ratio)
        return hasRatio(best, grid.scale)
            ? "the largest size with the ratio \(ratio) that fits is \(best)"
            : "no size that fits has the ratio \(ratio); the nearest is \(best), as the range is \(range)"
    }

    /// Whether a size has the ratio, but for a pixel by rounding.
    private func hasRatio(_ size: Size, _ scale: Double) -> Bool {
        Axis.allCases.contains { axis in
            let other = axis == .horizontal ? size.height / ratio : size.width * ratio
            return abs(other - size[axis]) <= 2 / scale
        }
    }

    /// Of the sizes that fill an axis, the one whose ratio is nearest; if both are equally near, the one that fills the
    /// width. `nil` if no axis has a maximum.
    private func bestSize(in range: SizeRange, grid: PixelGrid) -> Size? {
        let available = range.max.knownExtents
        let fillingWidth =
            available.width.isNaN
            ? nil : range.clamp(Size(available.width, grid.floor(ratio * available.width)))
        let fillingHeight =
            available.height.isNaN
            ? nil : range.clamp(Size(grid.floor(available.height / ratio), available.height))
        guard let a = fillingWidth else { return fillingHeight }
        guard let b = fillingHeight else { return a }
        return error(of: b) < error(of: a) ? b : a
    }

    private func error(of size: Size) -> Double { abs(size.height / size.width - ratio) }
}
