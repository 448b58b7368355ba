import Foundation

/// An attribute of a view or a guide.
open class NSLayoutAnchorBase: MainActorObject {
    public private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
    }

    public var name: String { "\(attribute)" }
    public var hasAmbiguousLayout: Bool { false }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchorBase?, _ multiplier: CGFloat = 1,
        constant: CGFloat, _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? NSNull(), attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant, file: file,
            line: line)
    }
}

/// An attribute of a view or a guide that is related to others of its kind.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSLayoutAnchorBase {
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: constant, file, line) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: constant, file, line) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: constant, file, line) }

    /// With multiples of the 8 points that the system leaves between neighbors, or between baselines, of its lines' height.
    func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchorBase, _ multiplier: CGFloat,
        _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        let made = constraint(relation, anchor, constant: multiplier * 8, file, line)
        if attribute.isBaseline, anchor.attribute.isBaseline { made.linesBetweenBaselines = multiplier }
        return made
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: self, to: other)
    }

    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, file, line) }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, file, line) }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, file, line) }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: self, to: other)
    }

    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier, file, line) }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier, file, line) }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier, file, line) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(
        equalToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.equal, nil, constant: constant, file, line) }

    public func constraint(
        greaterThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, nil, constant: constant, file, line) }

    public func constraint(
        lessThanOrEqualToConstant constant: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, constant: constant, file, line) }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier, constant: constant, file, line) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier, constant: constant, file, line) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier, constant: constant, file, line) }

    /// The extent of a guide from one position to another.
    convenience init(distanceFrom start: NSLayoutAnchorBase, to end: NSLayoutAnchorBase) {
        let guide = UILayoutGuide()
        let isHorizontal = start is NSLayoutXAxisAnchor
        let isAbsolute = [start, end].contains { [.left, .right].contains($0.attribute) }
        let edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isHorizontal ? isAbsolute ? (.left, .right) : (.leading, .trailing) : (.top, .bottom)
        self.init(guide, isHorizontal ? .width : .height)
        guard let first = start.item, let last = end.item else { return }
        let view = first as? UIView ?? (first as? UILayoutGuide)?.owningView
        (view?.superview ?? view)?.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: guide, attribute: edges.0, relatedBy: .equal, toItem: first, attribute: start.attribute,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: guide, attribute: edges.1, relatedBy: .equal, toItem: last, attribute: end.attribute,
                multiplier: 1, constant: 0),
        ])
    }
}

// MARK: - Anchors of views and guides

/// What has anchors: a view and a guide.
@preconcurrency @MainActor public protocol AnchoredItem: AnyObject {}

extension UIView: AnchoredItem {}
extension UILayoutGuide: AnchoredItem {}

extension AnchoredItem {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// Always false: `findings` say what constraints leave open.
    public var hasAmbiguousLayout: Bool { false }
}

/// A rectangle for constraints that draws nothing.
open class UILayoutGuide: MainActorObject {
    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    var role = Role.own
    var frameInView = CGRect.zero

    /// What decides the rectangle of a guide.
    enum Role: String, Hashable { case own, safeArea, layoutMargins, readableContent, keyboard, content, frame }

    open var layoutFrame: CGRect {
        owningView?.topmostView.layOutTreeIfChanged()
        return frameInView
    }

    var name: String { identifier.isEmpty ? (role == .own ? "guide" : role.rawValue) : identifier }
}

/// The keyboard, which is never shown.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Without effect on a picture.
    open var usesBottomSafeArea = true
}

extension UIView {
    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let guide = builtGuides[role] { return guide }
        let guide = role == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
        (guide.role, guide.owningView) = (role, self)
        builtGuides[role] = guide
        return guide
    }

    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
    public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
    }
}
