import Foundation
import QuoinAutoLayout

/// A relation of two attributes of views and guides, or of one to a number.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    private let hasSecondItem: Bool
    /// Where the app made it: the file and the line.
    let place: String?

    open var constant: CGFloat { didSet { holder?.markChanged() } }
    open var priority = UILayoutPriority.required { didSet { holder?.markChanged() } }
    open var identifier: String?
    open var shouldBeArchived = false
    weak var holder: UIView?

    nonisolated open override var description: String {
        MainActor.assumeIsolated { text }
    }

    public init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        (firstItem, firstAttribute, self.relation) = (first as AnyObject, attribute, relation)
        secondItem = second.map { $0 as AnyObject }
        (self.secondAttribute, self.multiplier, self.constant) = (secondAttribute, multiplier, constant)
        hasSecondItem = second != nil
        place = "\("\(file)".split(separator: "/").last ?? ""):\(line)"
        super.init()
        if attribute.isOfMargins { (first as? UIView)?.makeMargins() }
        if secondAttribute.isOfMargins { (second as? UIView)?.makeMargins() }
    }

    public var firstAnchor: NSLayoutAnchorBase { NSLayoutAnchorBase(firstItem, firstAttribute) }
    public var secondAnchor: NSLayoutAnchorBase? {
        secondItem.map { NSLayoutAnchorBase($0, secondAttribute) }
    }

    open var isActive: Bool {
        get { holder != nil }
        set { if newValue != isActive { newValue ? activate() : deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
    }
}

extension UIView {
    /// Makes the guide that attributes of margins stand for.
    fileprivate func makeMargins() { _ = guide(.layoutMargins) }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }
}

// MARK: - Activation

extension NSLayoutConstraint {
    var firstView: UIView? { Self.view(of: firstItem) }
    var secondView: UIView? { Self.view(of: secondItem) }

    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private func activate() {
        guard let first = firstView else {
            return ViewProblems.report("Unable to activate constraint \(text): its item is in no view", at: place)
        }
        let isPosition = ![.width, .height].contains(firstAttribute)
        if isPosition, !hasSecondItem || secondAttribute == .notAnAttribute {
            return ViewProblems.report(
                "\(text): A constraint cannot be made that sets a location equal to a constant. Location attributes must "
                    + "be specified in pairs.", at: place)
        }
        let needsSecond = hasSecondItem && secondAttribute != .notAnAttribute
        guard let common = needsSecond ? secondView.flatMap({ first.ancestor(with: $0) }) : first else {
            return ViewProblems.report(
                "Unable to activate constraint with anchors \(sideText(firstItem, firstAttribute)) and "
                    + "\(sideText(secondItem, secondAttribute)) because they have no common ancestor. Does the "
                    + "constraint or its anchors reference items in different view hierarchies? That's illegal.",
                at: place)
        }
        hold(in: common)
    }

    func hold(in view: UIView) {
        guard holder == nil else { return }
        view.heldConstraints.append(self)
        holder = view
        view.markChanged()
    }

    func deactivate() {
        guard let view = holder else { return }
        view.heldConstraints.removeAll { $0 === self }
        holder = nil
        view.markChanged()
    }

    // MARK: Words

    /// The constraint as a rule: `title.top == avatar.bottom + 12`.
    var text: String { text { $0.shortName } }

    func text(_ name: (UIView) -> String) -> String {
        let sign: String =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let left = "\(sideText(firstItem, firstAttribute, name)) \(sign) "
        guard secondItem != nil, secondAttribute != .notAnAttribute else { return left + number(constant) }
        let factor = multiplier == 1 ? "" : " * \(number(multiplier))"
        let offset = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
        return left + sideText(secondItem, secondAttribute, name) + factor + offset
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
    }

    private func sideText(
        _ item: AnyObject?, _ attribute: Attribute, _ name: (UIView) -> String = { $0.shortName }
    ) -> String {
        let guide = (item as? UILayoutGuide).map { ".\($0.name)" } ?? ""
        return "\(Self.view(of: item).map(name) ?? "nil")\(guide).\(attribute)"
    }
}

extension UIView {
    /// The nearest view that holds both.
    func ancestor(with other: UIView) -> UIView? {
        other.isAtOrBelow(self) ? self : superview?.ancestor(with: other)
    }

    /// Drops the constraints between a removed view, those in it, and what remains.
    func dropConstraints(on removed: UIView) {
        for constraint in heldConstraints {
            let views = [constraint.firstView, constraint.secondView].compactMap { $0 }
            if views.contains(where: { $0.isAtOrBelow(removed) || $0 === removed }) { constraint.deactivate() }
        }
        superview?.dropConstraints(on: removed)
    }

    public var constraints: [NSLayoutConstraint] { heldConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (superview?.constraintsAffectingLayout(for: axis) ?? []) + heldConstraints.filter { $0.firstView === self }
    }
}

/// How important a constraint is, up to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    var priority: LayoutPriority { LayoutPriority(Double(rawValue)) }
}
