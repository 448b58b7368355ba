import QuoinLayout

extension ConstraintsLayout {
    /// The name, the priorities and the intrinsic size of a view in a layout of constraints.
    public struct ViewTraits: Hashable, Sendable {
        /// The name by which rules and reports refer to the view.
        public var name: String
        /// The intrinsic size; `nil` for the size that the element measures.
        public var intrinsic: IntrinsicContentSize?
        /// The priorities with which the view does not grow beyond its intrinsic size.
        public var hugging = AxisPriorities(250, 250)
        /// The priorities with which the view does not shrink below its intrinsic size.
        public var compression = AxisPriorities(750, 750)
        /// From the top of the alignment rectangle down to the first baseline, in points; `nil` for the measured
        /// distance.
        public var firstBaseline: Double?
        /// From the bottom of the alignment rectangle up to the last baseline, in points; `nil` for the measured
        /// distance.
        public var lastBaseline: Double?
        /// The part of the height that the content does not need that is above it, as 0.5 for the text of a button; `nil` if the
        /// content fills the view. Baselines are then where the content is, whatever the height.
        package var shareAbove: Double?
        /// How far the frame reaches beyond the alignment rectangle on each side, in points.
        public var alignmentInsets = EdgeInsets.zero
        /// From the edges of the view's safe area to those of its `layoutMargins`, in points; 8 by default, as in UIKit. From
        /// right to left the left one is on the right.
        public var layoutMargins = EdgeInsets(8)
        /// Whether the part of the view's frame outside of the container's safe area counts; that of content that scrolls does not.
        package var hasSafeArea = true
        /// Whether nothing is seen of the view, as of a guide.
        package var isUnseen = false

        /// The size that the element measures, with the default priorities.
        public init(_ name: String) {
            self.name = name
        }
    }
}

extension ConstraintsLayout.ViewTraits {
    /// The intrinsic size of a view, in points.
    public struct IntrinsicContentSize: Hashable, Sendable {
        /// `nil` for a view that takes any width.
        public var width: Double?
        /// `nil` for a view that takes any height.
        public var height: Double?

        public init(width: Double? = nil, height: Double? = nil) {
            self.width = width
            self.height = height
        }

        subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
    }

    /// A priority for each axis, at most 1000; 0 for no constraint.
    public struct AxisPriorities: Hashable, Sendable {
        public var horizontal: LayoutPriority
        public var vertical: LayoutPriority

        public init(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
            self.horizontal = horizontal
            self.vertical = vertical
        }

        subscript(axis: Axis) -> LayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }
}

/// The intrinsic size and the baselines of a view, in points of its alignment rectangle; by default no size, and baselines at
/// the top and the bottom.
package struct ViewMeasurement: Hashable, Sendable {
    /// If an extent is missing or not finite, the view can have any extent.
    package var size = ConstraintsLayout.ViewTraits.IntrinsicContentSize()
    /// From the top down to the first baseline.
    package var firstBaseline = 0.0
    /// From the bottom up to the last baseline.
    package var lastBaseline = 0.0
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
