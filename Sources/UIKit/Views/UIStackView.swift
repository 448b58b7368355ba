import Foundation
import QuoinAutoLayout

/// Arranges views in a row or a column by constraints.
open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) { super.init(frame: .zero) }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if index > arrangedSubviews.count {
            ViewProblems.report("index \(index) out of bounds for arranged subview: \(view.shortName)")
        }
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) { arrangedSubviews.removeAll { $0 === subview } }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsLayout()
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = 8

    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

    override func prepareGuides() { if isLayoutMarginsRelativeArrangement { _ = guide(.layoutMargins) } }

    override func addRules(to system: inout ViewSystem) {
        let outer: AnyObject = isLayoutMarginsRelativeArrangement ? guide(.layoutMargins) : self
        guard let stack = system.item(of: outer) else { return }
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let arranged = shown.compactMap { view in
            system.item(of: view).map {
                StackArrangement.Arranged($0, spacingAfter: customSpacings[ObjectIdentifier(view)].map(Double.init))
            }
        }
        system.stackRules += arrangement(named: system.name(of: self))
            .rules(of: arranged, in: stack, guides: &system.gaps)
        for view in arrangedSubviews where view.isHidden { system.collapse(view, along: axis, in: self) }
    }

    private func arrangement(named name: String) -> StackArrangement {
        var stack = StackArrangement(axis == .horizontal ? .horizontal : .vertical)
        (stack.name, stack.spacing, stack.isBaselineRelative) = (name, Double(spacing), isBaselineRelativeArrangement)
        stack.distribution = StackArrangement.Distribution(rawValue: "\(distribution)") ?? .fill
        stack.alignment = StackArrangement.Alignment(rawValue: "\(alignment)") ?? .fill
        return stack
    }

    override func recordedSettings(_ names: ViewNames) -> [RecordedProperty] {
        let own = arrangedSubviews.compactMap { view in
            customSpacings[ObjectIdentifier(view)].map {
                ("spacing after \(names.lastName(of: view))", PropertyValue.number(Double($0)))
            }
        }
        let settings: [(String, PropertyValue)] = [
            ("spacing", .number(Double(spacing))), ("axis", .text("\(axis)")),
            ("distribution", .text("\(distribution)")), ("alignment", .text("\(alignment)")),
        ]
        return (settings + own).map { RecordedProperty("stack.\($0)", $1, .contentLayout) }
    }

    override func hidingChanged() { setNeedsLayout() }
}

extension ViewSystem {
    /// Takes the extent of a hidden view out of its stack.
    mutating func collapse(_ view: UIView, along axis: NSLayoutConstraint.Axis, in stack: UIView) {
        guard let item = item(of: view) else { return }
        var rule = Rule(
            Rule.Side(item, axis == .horizontal ? .width : .height), .equal, constant: 0,
            text: "\(name(of: stack)): hides \(name(of: view))")
        rule.priority = LayoutPriority(999)
        rules.append(rule)
    }
}
