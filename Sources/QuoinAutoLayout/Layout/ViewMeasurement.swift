import QuoinLayout

/// The intrinsic size and the baselines of a view, in points of its alignment rectangle.
package struct ViewMeasurement: Hashable, Sendable {
    /// If an extent is missing or not finite, the view can have any extent.
    package var size: ConstraintsLayout.ViewTraits.IntrinsicContentSize
    /// From the top down to the first baseline.
    package var firstBaseline: Double
    /// From the bottom up to the last baseline.
    package var lastBaseline: Double
    /// The height of the content by itself; `nil` if it is not measured.
    package var contentHeight: Double?
    /// Whether the content is text, which may take several lines or be cut.
    package var wraps = false
    /// What a text does that takes more lines than by itself; `nil` for any other content.
    package var wrapping: Wrapping?

    package enum Wrapping: Hashable, Sendable {
        /// It hugs its longest line.
        case tight
        /// It is as wide as its rules allow, since others would have to change if it hugged its longest line.
        case loose
    }

    /// By default no intrinsic size, and baselines at the top and the bottom.
    package init(
        size: ConstraintsLayout.ViewTraits.IntrinsicContentSize = ConstraintsLayout.ViewTraits.IntrinsicContentSize(),
        firstBaseline: Double = 0,
        lastBaseline: Double = 0
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

extension ConstraintsLayout.ViewTraits {
    /// The sizes and baselines of the traits alone.
    package var traitMeasurement: ViewMeasurement {
        ViewMeasurement(
            size: intrinsic ?? ConstraintsLayout.ViewTraits.IntrinsicContentSize(), firstBaseline: firstBaseline ?? 0,
            lastBaseline: lastBaseline ?? 0)
    }

    /// The sizes and baselines of the traits, or otherwise as measured. A measured extent of 0 is that of an empty box, which
    /// has no intrinsic size.
    func measurement(of child: LayoutScope.Child) -> ViewMeasurement {
        let width = child.size.width - alignmentInsets.left - alignmentInsets.right
        let height = child.size.height - alignmentInsets.top - alignmentInsets.bottom
        let measured = ConstraintsLayout.ViewTraits.IntrinsicContentSize(
            width: width > 0 && width.isFinite ? width : nil, height: height > 0 && height.isFinite ? height : nil)
        let baselines = child.contentBaselines
        var measurement = ViewMeasurement(
            size: intrinsic ?? measured,
            firstBaseline: firstBaseline ?? baseline(baselines.ascender, alignmentInsets.top),
            lastBaseline: lastBaseline ?? baseline(baselines.descender, alignmentInsets.bottom))
        measurement.contentHeight = height
        measurement.wraps = child.containsText
        return measurement
    }

    private func baseline(_ distance: Double, _ inset: Double) -> Double {
        distance == 0 ? 0 : distance - inset
    }
}
