import QuoinLayout

/// What a view is at present: its own size and its baselines, in points of its alignment rectangle.
public struct ViewMeasurement: Hashable, Sendable {
    /// An extent that is missing or not finite is no wish of the view's.
    public var size: OwnSize
    /// From the top down to the first baseline.
    public var firstBaseline: Double
    /// From the bottom up to the last baseline.
    public var lastBaseline: Double

    /// A view without an own size, whose baselines are its top and bottom, unless told otherwise.
    public init(size: OwnSize = OwnSize(), firstBaseline: Double = 0, lastBaseline: Double = 0) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

extension ViewTraits {
    /// What the traits say outright; nothing of it was measured.
    public var statedMeasurement: ViewMeasurement {
        ViewMeasurement(
            size: intrinsic ?? OwnSize(), firstBaseline: firstBaseline ?? 0, lastBaseline: lastBaseline ?? 0)
    }

    /// What the traits say, and for the rest what the element measured. An extent of 0 is that of an empty box, which has
    /// none of its own.
    func measurement(of child: LayoutScope.Child) -> ViewMeasurement {
        let width = child.size.width - alignmentInsets.left - alignmentInsets.right
        let height = child.size.height - alignmentInsets.top - alignmentInsets.bottom
        let measured = OwnSize(
            width: width > 0 && width.isFinite ? width : nil, height: height > 0 && height.isFinite ? height : nil)
        return ViewMeasurement(
            size: intrinsic ?? measured,
            firstBaseline: firstBaseline ?? baseline(child.ascender, alignmentInsets.top),
            lastBaseline: lastBaseline ?? baseline(child.descender, alignmentInsets.bottom))
    }

    private func baseline(_ distance: Double, _ inset: Double) -> Double {
        distance == 0 ? 0 : distance - inset
    }
}
