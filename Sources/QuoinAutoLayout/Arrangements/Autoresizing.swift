import QuoinLayout

/// A frame in a superview of a known size, and which of its parts change with that size: springs and struts.
///
/// What the superview has more or less than its designed extent is shared among the flexible parts in proportion to their own
/// extents, as UIKit does.
package struct Autoresizing: Hashable, Sendable {
    /// The parts that change; the raw values are those of `UIView.AutoresizingMask`.
    package struct Mask: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let flexibleLeftMargin = Mask(rawValue: 1)
        package static let flexibleWidth = Mask(rawValue: 2)
        package static let flexibleRightMargin = Mask(rawValue: 4)
        package static let flexibleTopMargin = Mask(rawValue: 8)
        package static let flexibleHeight = Mask(rawValue: 16)
        package static let flexibleBottomMargin = Mask(rawValue: 32)
    }

    /// In points of the superview.
    package var frame: Rect
    /// The size of the superview for which the frame is meant, in points.
    package var designSize: Size
    package var mask: Mask

    package init(_ frame: Rect, in designSize: Size, _ mask: Mask) {
        (self.frame, self.designSize, self.mask) = (frame, designSize, mask)
    }

    /// The rules that keep an item in a superview: its position and its extent, along both axes.
    package func rules(of item: ConstraintItem, in superview: ConstraintItem, name: String) -> [Rule] {
        let (left, right) = (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleRightMargin))
        let (top, bottom) = (mask.contains(.flexibleTopMargin), mask.contains(.flexibleBottomMargin))
        let isFlexible = (width: mask.contains(.flexibleWidth), height: mask.contains(.flexibleHeight))
        let across = shares(.horizontal, before: left, extent: isFlexible.width, after: right)
        let down = shares(.vertical, before: top, extent: isFlexible.height, after: bottom)
        func rule(_ attribute: Attribute, _ value: Double, _ share: Double, _ axis: Axis) -> Rule {
            let side = Rule.Side(item, attribute)
            let text = "\(name): autoresizing \(attribute.rawValue)"
            guard share != 0 else {
                let corner = attribute.kind == .dimension ? nil : Rule.Side(superview, attribute)
                return Rule(side, .equal, corner, constant: value, text: text)
            }
            var rule = Rule(
                side, .equal, Rule.Side(superview, axis == .horizontal ? .width : .height), multiplier: share,
                constant: value - share * designSize[axis], text: text)
            rule.origin = superview
            return rule
        }
        return [
            rule(.left, frame.minX, across.before, .horizontal),
            rule(.width, frame.size.width, across.extent, .horizontal),
            rule(.top, frame.minY, down.before, .vertical),
            rule(.height, frame.size.height, down.extent, .vertical),
        ]
    }

    /// The shares of the parts before and of the frame itself in what the superview has more than designed.
    private func shares(
        _ axis: Axis, before: Bool, extent: Bool, after: Bool
    ) -> (before: Double, extent: Double) {
        let start = axis == .horizontal ? frame.minX : frame.minY
        let parts = [
            (start, before), (frame.size[axis], extent), (designSize[axis] - start - frame.size[axis], after),
        ].map { $1 ? max($0, 0) : 0 }
        let flexible = parts.reduce(0, +)
        if flexible > 0 { return (parts[0] / flexible, parts[1] / flexible) }
        let count = Double([before, extent, after].count { $0 })
        return count == 0 ? (0, 0) : (before ? 1 / count : 0, extent ? 1 / count : 0)
    }
}
