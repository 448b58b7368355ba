import QuoinDeclarations

/// A child whose height is a fixed multiple of its width, as large as fits (Texture, §4.8).
public struct RatioLayout: LayoutKind {
    public static let name = "ratio"

    public static let declaration = KindDeclaration(
        "A child as large as fits with a fixed ratio of its height to its width.",
        PropertyTable(
            RatioLayout(1),
            [
                Property(
                    "ratio", \.ratio, .positive(upTo: 1e6, "a ratio above 0: height divided by width"),
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

    /// The ratio with one decimal in place of the id (Texture, §7.1).
    public func asciiArtName(id: String?) -> String { "Ratio (\((ratio * 10).rounded() / 10))" }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.first else { return LayoutMeasurement(size: .zero) }
        guard let best = bestSize(in: range, grid: scope.grid) else {
            child.explain { "there is no maximum, so the ratio \(shortDescription(ratio)) does not count" }
            return LayoutMeasurement(size: child.measure(range, parent: .undefined))
        }
        child.explain {
            let free = bestSize(in: SizeRange(min: .zero, max: range.max), grid: scope.grid) ?? best
            let words = "the largest size with the ratio \(shortDescription(ratio)) that fits is \(free)"
            return free == best ? words : words + ", but the range allows \(range) only, so it is \(best)"
        }
        return LayoutMeasurement(
            size: child.measure(range.intersected(with: SizeRange(exactly: best)), parent: best))
    }

    /// The ratio that the frame does not have, because the range does not allow it or has no maximum.
    public func warnings(of element: LaidOutElement) -> [(property: String, reason: String)] {
        guard let range = element.range else { return [] }
        let grid = PixelGrid(scale: 1)
        guard let best = bestSize(in: range, grid: grid) else {
            return [("ratio", "has no effect: neither the width nor the height has a maximum; give it one of them")]
        }
        guard let free = bestSize(in: SizeRange(min: .zero, max: range.max), grid: grid), free != best else {
            return []
        }
        return [("ratio", "is overruled: the parent allows \(range) only; a center around it keeps the ratio")]
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
