import QuoinLayout

/// A node without content: it fills a bounded available size, and has no size if a bound is missing (Texture, §3.7). With a child
/// it is a node of its own around the child's layout (Texture, §3.4).
struct PlainNode: LayoutKind {
    static let name = "box"
    static let isNode = true

    var childStyle: ElementStyle.Parts { [] }

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        childCount == 0 ? .boundOfOtherAxis : .children
    }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        if let child = scope.children.first { return LayoutMeasurement(size: child.measure(range, parent: range.max)) }
        let available = range.max.knownExtents
        return LayoutMeasurement(size: available.width.isNaN || available.height.isNaN ? .zero : available)
    }
}

/// A leaf with a natural size, and baselines where they are given.
struct Content: LayoutKind {
    static let name = "content"
    static let isNode = true

    var size: Size
    var baselines = LayoutMeasurement.Baselines.none

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        LayoutMeasurement(size: size, baselines: baselines)
    }
}

/// A leaf that wraps as text does: words of 10 by 10 points, as many in a line as fit.
struct Words: LayoutKind {
    static let name = "words"
    static let isNode = true

    var count: Int

    var wrapsContent: Bool { true }

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        axis == .horizontal ? .otherAxisWhereBounded : .otherAxis
    }

    func minimumWidth(scope: LayoutScope) -> Double { 10 }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let inLine = range.max.width.isFinite ? min(max(Int(range.max.width / 10), 1), count) : count
        let lines = (count + inLine - 1) / inLine
        return LayoutMeasurement(
            size: Size(Double(inLine) * 10, Double(lines) * 10), baselines: .at(ascender: 8, descender: 2))
    }
}

func plain() -> Element<PlainNode> { Element(PlainNode()) }

func node(@ElementBuilder _ child: () -> [AnyElement]) -> Element<PlainNode> { Element(PlainNode(), children: child) }

func box(_ width: Double, _ height: Double) -> Element<PlainNode> { plain().preferredSize(width, height) }

func content(_ width: Double, _ height: Double) -> Element<Content> {
    Element(Content(size: Size(width, height)))
}

func content(_ width: Double, _ height: Double, ascender: Double, descender: Double) -> Element<Content> {
    Element(
        Content(size: Size(width, height), baselines: .at(ascender: ascender, descender: descender)))
}

func words(_ count: Int) -> Element<Words> { Element(Words(count: count)) }

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
