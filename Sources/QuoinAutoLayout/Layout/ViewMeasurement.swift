import QuoinLayout

/// The intrinsic size and the baselines of a view, in points of its alignment rectangle.
package struct ViewMeasurement: Hashable, Sendable {
    /// If an extent is missing or not finite, the view can have any extent.
    package var size: ViewTraits.IntrinsicContentSize
    /// From the top down to the first baseline.
    package var firstBaseline: Double
    /// From the bottom up to the last baseline.
    package var lastBaseline: Double

    /// By default no intrinsic size, and baselines at the top and the bottom.
    package init(
        size: ViewTraits.IntrinsicContentSize = ViewTraits.IntrinsicContentSize(), firstBaseline: Double = 0,
        lastBaseline: Double = 0
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

extension ViewTraits {
    /// The sizes and baselines of the traits alone.
    package var traitMeasurement: ViewMeasurement {
        ViewMeasurement(
            size: intrinsic ?? ViewTraits.IntrinsicContentSize(), firstBaseline: firstBaseline ?? 0,
            lastBaseline: lastBaseline ?? 0)
    }

    /// The sizes and baselines of the traits, or otherwise as measured. A measured extent of 0 is that of an empty box, which
    /// has no intrinsic size.
    func measurement(of child: LayoutScope.Child) -> ViewMeasurement {
        let width = child.size.width - alignmentInsets.left - alignmentInsets.right
        let height = child.size.height - alignmentInsets.top - alignmentInsets.bottom
        let measured = ViewTraits.IntrinsicContentSize(
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
