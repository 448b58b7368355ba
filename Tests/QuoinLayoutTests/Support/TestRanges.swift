import QuoinLayout

/// Any extent.
let free = 0.0...Double.infinity

/// The sizes of a root, axis by axis.
func sizes(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> SizeRange {
    SizeRange(
        width: ExtentRange(min: width.lowerBound, max: width.upperBound),
        height: ExtentRange(min: height.lowerBound, max: height.upperBound))
}

func exactly(_ width: Double, _ height: Double) -> SizeRange { SizeRange(exactly: Size(width, height)) }

func upTo(_ width: Double, _ height: Double) -> SizeRange { sizes(0...width, 0...height) }

extension LayoutElement {
    /// The frames of a root's descendants, level by level.
    func innerFrames(in range: SizeRange, scale: Double = 1) throws -> [Rect] {
        Array(try layout(in: range, environment: LayoutEnvironment(scale: scale)).frames.dropFirst())
    }

    func size(in range: SizeRange, scale: Double = 1) throws -> Size {
        try layout(in: range, environment: LayoutEnvironment(scale: scale)).size
    }
}

extension Sequence where Element == Rect {
    /// Left edge and width of each.
    var horizontal: [[Double]] { map { [$0.minX, $0.size.width] } }

    /// Top edge and height of each.
    var vertical: [[Double]] { map { [$0.minY, $0.size.height] } }
}
