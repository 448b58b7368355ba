import QuoinLayout

/// Which part of an image is shown (Texture, §11.3, `cropRect`).
public enum ImageCrop: Hashable, Sendable {
    /// Where the image covers more than the bounds, its point at these fractions lies at the bounds'.
    case alignment(UnitPoint)
    /// The part of the image within a rectangle fills the bounds, whatever the content mode; in fractions of the
    /// image's extents, from 0 to 1.
    case part(Rect)

    /// As much is cut off on either side.
    public static let center = ImageCrop.alignment(.center)
}

/// A place in a rectangle, in fractions of its extents from the top left corner.
public struct UnitPoint: Hashable, Sendable {
    /// From 0, the left edge, to 1, the right one.
    public var x: Double
    /// From 0, the top edge, to 1, the bottom one.
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    public static let center = UnitPoint(0.5, 0.5)
}

extension ValueForm where Value == ImageCrop {
    /// `[x, y]`: which point is kept in view; `[x, y, width, height]`: which part is shown; in fractions of the image.
    static var imageCrop: ValueForm {
        ValueForm(
            .list(.number(0...1), count: 2...2) + .list(.number(0...1), count: 4...4), read: { $0.imageCrop() },
            write: { crop in
                switch crop {
                case .alignment(let point): .list([.number(point.x), .number(point.y)])
                case .part(let part):
                    .list([part.minX, part.minY, part.size.width, part.size.height].map { .number($0) })
                }
            })
    }
}

extension DocumentValue {
    fileprivate func imageCrop() -> ImageCrop? {
        let expected = "[x, y] or [x, y, width, height], each from 0 to 1"
        guard let count = node.items?.count, count == 2 || count == 4 else { return mismatch(expected) }
        guard let numbers = numbers(count: count, expected) else { return nil }
        guard numbers.allSatisfy({ (0...1).contains($0) }) else { return mismatch(expected) }
        if count == 2 { return .alignment(UnitPoint(numbers[0], numbers[1])) }
        let part = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        guard part.size.width > 0, part.size.height > 0, part.maxX <= 1 + 1e-9, part.maxY <= 1 + 1e-9 else {
            return mismatch("a part within the image that is not empty, as [x, y, width, height]")
        }
        return .part(part)
    }
}
