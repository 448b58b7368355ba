import Foundation
import QuoinAutoLayout

/// A relation of two attributes of views and guides, or of one to a number.
open class NSLayoutConstraint: MainActorObject {
    public private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    private let hasSecondItem: Bool
    /// Where the app made it.
    private let file: StaticString
    private let line: UInt
    private let callers = Callers()

    open var constant: CGFloat { didSet { holder?.markChanged() } }
    open var priority = UILayoutPriority.required { didSet { holder?.markChanged() } }
    open var identifier: String?
    /// How many lines of the larger font are between two baselines, whose fonts may still change; `nil` if the constant is.
    var linesBetweenBaselines: CGFloat?
    weak var holder: UIView?
    /// The number of constraints that were activated before: of those that conflict, the later one is left out.
    private(set) var order = 0
    private static var activated = 0

    nonisolated open override var description: String { onMainActor(self) { $0.text } }

    public init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        (firstItem, firstAttribute, self.relation) = (first as AnyObject, attribute, relation)
        secondItem = second.map { $0 as AnyObject }
        (self.secondAttribute, self.multiplier, self.constant) = (secondAttribute, multiplier, constant)
        hasSecondItem = second != nil
        (self.file, self.line) = (file, line)
        super.init()
        if let reason = attribute.reasonAgainst(secondAttribute, multiplier, constant) {
            ViewProblems.report("\(text): \(reason)", at: place)
        }
        if attribute.isOfMargins { (first as? UIView)?.makeMargins() }
        if secondAttribute.isOfMargins { (second as? UIView)?.makeMargins() }
    }

    /// A constraint of nothing, which libraries return where they have none.
    public convenience override init() {
        self.init(
            item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    /// The file and the line of the app: where a library's own class of constraints says that it was asked for one, else
    /// where it was made; `nil` for one of the system.
    var sourcePlace: SourcePlace? {
        let (file, line) = placeOfLibrary ?? ("\(file)", line)
        guard !file.hasPrefix("UIKit/") else { return nil }
        let name = file.split(separator: "/").last ?? ""
        return SourcePlace(line: Int(line), column: 1, in: SourceFile(ofData: String(name)))
    }

    /// What a library has kept of its caller in what it adds to constraints, as SnapKit does.
    private var placeOfLibrary: (String, UInt)? {
        let own = Mirror.properties(of: self, below: "UIKit.")
        return own.flatMap { Mirror.properties(of: $0.value as AnyObject, below: "UIKit.") }.lazy
            .compactMap { $0.value as? (String, UInt) }.first
    }

    private var place: String? { sourcePlace?.fileAndLine }

    /// The line in the code of one of some types that called what made the constraint, which is looked up when it is printed.
    ///
    /// - Parameter place: the line that made it.
    func callingPlace(in types: Set<String>, unless place: SourcePlace) -> SourcePlace {
        guard placeOfLibrary == nil else { return place }
        let (callers, made) = (callers, place.fileAndLine)
        let file = SourceFile(ofData: place.file?.name ?? "") { callers.place(in: types) ?? made }
        return SourcePlace(line: place.line, column: place.column, in: file)
    }

    /// The module whose code made it.
    var module: Substring { "\(file)".prefix { $0 != "/" } }

    /// The constant that holds with the fonts of the views.
    var shownConstant: CGFloat {
        let heights = [firstItem, secondItem].compactMap { ($0 as? UIView)?.fontOfBaselines?.lineHeight }
        guard let linesBetweenBaselines, let height = heights.max() else { return constant }
        return linesBetweenBaselines * height
    }

    public var firstAnchor: NSLayoutAnchorBase { NSLayoutAnchorBase(firstItem, firstAttribute) }
    public var secondAnchor: NSLayoutAnchorBase? { secondItem.map { NSLayoutAnchorBase($0, secondAttribute) } }

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
        case equal, greaterThanOrEqual
    }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
}

extension NSLayoutConstraint.Attribute {
    /// UIKit's reason why a constraint cannot be made.
    fileprivate func reasonAgainst(_ other: Self, _ multiplier: CGFloat, _ constant: CGFloat) -> String? {
        if !constant.isFinite { return "Constant is not finite! That's illegal. constant:\(constant)" }
        if !multiplier.isFinite { return "Multiplier is not finite! That's illegal. multiplier:\(multiplier)" }
        guard other != .notAnAttribute else { return nil }
        let kinds = [attribute.0, other.attribute.0]
        if kinds[0].kind != kinds[1].kind { return "Invalid pairing of layout attributes" }
        let sides = kinds.contains { $0 == .left || $0 == .right }
        return sides && kinds.contains(where: \.followsDirection)
            ? "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither." : nil
    }
}

extension UIView {
    /// `nil` if the view has no text of its own.
    fileprivate var fontOfBaselines: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        case let button as UIButton: button.titleLabel?.font
        default: nil
        }
    }

    /// Makes the guide that attributes of margins stand for.
    fileprivate func makeMargins() { _ = guide(.layoutMargins) }
}

extension NSLayoutConstraint.Attribute {
    var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

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
        (order, Self.activated) = (Self.activated, Self.activated + 1)
        view.markChanged()
    }

    func deactivate() {
        guard let view = holder else { return }
        view.heldConstraints.removeAll { $0 === self }
        holder = nil
        view.markChanged()
    }

    /// Whether the constraint is about nothing but the view that holds it.
    var isOfHolderAlone: Bool {
        firstItem === holder && (secondItem == nil || secondAttribute == .notAnAttribute || secondItem === holder)
    }

    /// The items that keep frames that the constraint may contradict. A constraint that a view itself holds is about what is
    /// in it, and those that the system places keep their frames rightly.
    var viewsThatKeepFrames: [UIView] {
        [firstItem, secondItem].compactMap { $0 as? UIView }.filter { view in
            guard view.keepsFrame, view.controller == nil, let superview = view.superview else { return false }
            return !superview.isLayoutRoot && (holder !== view || secondItem == nil)
        }
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
    func ancestor(with other: UIView) -> UIView? { other.isAtOrBelow(self) ? self : superview?.ancestor(with: other) }

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

    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

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

    public static func + (priority: Self, offset: Float) -> Self { Self(priority.rawValue + offset) }
    public static func - (priority: Self, offset: Float) -> Self { Self(priority.rawValue - offset) }

    var priority: LayoutPriority { LayoutPriority(Double(rawValue)) }
}
