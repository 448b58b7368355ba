import QuoinLayout

/// The insets of the areas that rules may name, of the container and of each view.
///
/// The container's come from the canvas. A view's safe area is the part of its frame that is in the container's, so it is
/// known only once the view has been placed, as with UIKit.
package struct AreaInsets: Sendable {
    /// The greatest width of the readable content, in points: UIKit's with texts of the default size.
    static let readableWidth = 672.0

    private var safeArea = EdgeInsets.zero
    private var margins = EdgeInsets.zero
    private var viewMargins: [EdgeInsets]
    private var hasSafeArea: [Bool]
    /// The size of the container; NaN where it is not known.
    private var container: Size
    /// The frames of the views; empty before the first solution.
    private var frames: [Rect] = []

    /// Those in a container whose extents are known where its range is exact, before any view has a frame.
    init(
        _ layout: ConstraintsLayout, _ range: SizeRange, _ environment: LayoutEnvironment?, _ direction: LayoutDirection
    ) {
        func known(_ range: ExtentRange) -> Double { range.isExact ? range.max : .nan }
        container = Size(known(range[.horizontal]), known(range[.vertical]))
        hasSafeArea = layout.views.map(\.hasSafeArea)
        viewMargins = layout.views.map { $0.layoutMargins.mirrored(in: direction) }
        let own = layout.containerAreas
        safeArea = (own?.safeArea ?? environment?.safeArea ?? .zero).mirrored(in: direction)
        margins = (own?.margins ?? environment?.margins ?? .zero).mirrored(in: direction)
    }

    /// Those of a container and views that were placed.
    func placed(by solution: ConstraintSolution) -> AreaInsets {
        var insets = self
        insets.container = solution.container
        insets.frames = solution.layout.views.indices.map { solution.alignmentRect(of: .view($0)) }
        return insets
    }

    /// From the edges of an item's rectangle to those of an area, in points.
    func insets(of area: LayoutArea, in item: ConstraintItem) -> EdgeInsets {
        let safe = safeArea(of: item)
        guard area != .safeArea else { return safe }
        var insets = safe.adding(margins(of: item))
        guard area == .readableContent, let width = width(of: item) else { return insets }
        let rest = max(0, width - insets.left - insets.right - Self.readableWidth) / 2
        (insets.left, insets.right) = (insets.left + rest, insets.right + rest)
        return insets
    }

    private func safeArea(of item: ConstraintItem) -> EdgeInsets {
        guard case .view(let index) = item else { return safeArea }
        guard frames.indices.contains(index), hasSafeArea[index] else { return .zero }
        let frame = frames[index]
        return EdgeInsets(
            top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
            bottom: max(0, frame.maxY - container.height + safeArea.bottom),
            right: max(0, frame.maxX - container.width + safeArea.right))
    }

    private func margins(of item: ConstraintItem) -> EdgeInsets {
        if case .view(let index) = item { viewMargins[index] } else { margins }
    }

    private func width(of item: ConstraintItem) -> Double? {
        guard case .view(let index) = item else { return container.width.isNaN ? nil : container.width }
        return frames.indices.contains(index) ? frames[index].size.width : nil
    }
}

extension EdgeInsets {
    /// With left and right exchanged from right to left, where finished layouts are mirrored.
    fileprivate func mirrored(in direction: LayoutDirection) -> EdgeInsets {
        direction == .leftToRight ? self : EdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }

    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
