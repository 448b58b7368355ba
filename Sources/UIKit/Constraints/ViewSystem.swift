import Foundation
import QuoinAutoLayout
import QuoinScene

/// The views below a root as one layout of constraints, whose container is the root.
@MainActor struct ViewSystem {
    let root: UIView
    /// The items that are not the root: views and guides.
    private(set) var items: [Item] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private(set) var traits: [ConstraintsLayout.ViewTraits] = []
    private(set) var elements: [AnyElement] = []
    var rules: [Rule] = []
    /// Those of stacks, which come after those of the app: stacks make theirs when they are laid out.
    var stackRules: [Rule] = []
    private var constraints: [NSLayoutConstraint] = []
    /// With names, the rules by the constraints that they are, as they were before trials.
    private var rulesOfConstraints: [ObjectIdentifier: Rule] = [:]
    /// The guides that arrangements add.
    var gaps: [String] = []
    /// The views that keep their frames although constraints are about their places.
    private(set) var contradicted: [UIView] = []
    var contradictedNames: [String] { contradicted.map(name) }
    /// The scroll views whose content has constraints.
    private(set) var scrolled: Set<ObjectIdentifier> = []
    private let names: ViewNames?
    /// Where the app makes constraints, if there are names.
    private var places: ConstraintPlaces?
    /// Changes of constraints that are tried while a screen is laid out.
    static var trials: [ConstraintsLayout.Trial] = []

    /// The limits of lines that texts have instead of their own, by the name of the view: what a check tries.
    static var lineLimits: [String: Int?] = [:]

    /// What a view shows, with the limit of lines that is tried.
    static func limited(_ content: AnyElement, _ name: String) -> AnyElement {
        guard let limit = lineLimits[name], var node = content.kind.base as? TextNode else { return content }
        node.text.paragraph.lineLimit = limit
        return content.replacingKind(with: AnyLayoutKind(node))
    }

    enum Item {
        case view(UIView)
        case guide(UILayoutGuide, of: UIView)
    }

    /// - Parameters:
    ///   - names: the names for people in rules; types by default, which takes no time.
    init(_ root: UIView, names: ViewNames? = nil) {
        self.root = root
        self.names = names ?? (Self.trials.isEmpty && Self.lineLimits.isEmpty ? nil : ViewNames(below: root))
        addGuides(of: root)
        for view in root.subviews { add(view, isUnseen: false) }
        addRules(of: root)
        for case .view(let view) in items { addRules(of: view) }
        places = self.names.map { ConstraintPlaces(of: constraints, $0) }
        for constraint in constraints.sorted(by: { $0.order < $1.order }) { add(constraint) }
        rules += stackRules
        for case .guide(let guide, let view) in items where guide.role == .content { addExtents(of: guide, in: view) }
        for trial in Self.trials { change(trial) }
    }

    private mutating func change(_ trial: ConstraintsLayout.Trial) {
        var layout = kind
        guard trial(&layout) else { return }
        (traits, rules) = (layout.views, layout.rules)
    }

    var kind: ConstraintsLayout { ConstraintsLayout(views: traits, guides: gaps, rules: rules) }

    var element: Element<ConstraintsLayout> { Element(kind, children: elements) }

    /// The index of a view among those of the layout.
    func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

    func name(of view: UIView) -> String { names?.name(of: view) ?? view.shortName }

    // MARK: Items

    private mutating func add(_ view: UIView, isUnseen: Bool) {
        view.updateConstraintsIfNeeded()
        var (name, (traits, content)) = (name(of: view), view.layoutTraits(named: name(of: view)))
        traits.isUnseen = isUnseen || view.isHidden
        addItem(.view(view), view, (traits, content.map { Self.limited($0, name) }))
        guard !view.isLayoutRoot else { return }
        addGuides(of: view)
        for subview in view.subviews { add(subview, isUnseen: traits.isUnseen) }
    }

    private mutating func addGuides(of view: UIView) {
        view.prepareGuides()
        for guide in view.layoutGuides + view.builtGuides.values.sorted(by: { $0.name < $1.name }) {
            var traits = ConstraintsLayout.ViewTraits("\(view === root ? "" : "\(name(of: view)).")\(guide.name)")
            traits.intrinsic = ConstraintsLayout.ViewTraits.IntrinsicContentSize()
            traits.isUnseen = true
            addItem(.guide(guide, of: view), guide, (traits, nil))
        }
    }

    private mutating func addItem(
        _ item: Item, _ object: AnyObject, _ layout: (ConstraintsLayout.ViewTraits, AnyElement?)
    ) {
        indices[ObjectIdentifier(object)] = items.count
        items.append(item)
        traits.append(layout.0)
        elements.append(layout.1 ?? Element(BoxNode()).erased)
    }

    func item(of object: AnyObject?) -> ConstraintItem? {
        guard let object else { return nil }
        if object === root { return .container }
        return indices[ObjectIdentifier(object)].map { .view($0) }
    }

    // MARK: Rules

    private mutating func addRules(of view: UIView) {
        guard let own = item(of: view) else { return }
        if view !== root, view.keepsFrame { addFrameRules(of: view, own) }
        guard view === root || !view.isLayoutRoot else { return }
        for guide in view.builtGuides.values.sorted(by: { $0.name < $1.name }) { addRules(of: guide, in: view) }
        view.addRules(to: &self)
        constraints += view.heldConstraints
    }

    /// The frame of a view that keeps it, as its autoresizing mask changes it with the superview.
    private mutating func addFrameRules(of view: UIView, _ own: ConstraintItem) {
        guard let superview = view.superview, let outer = item(of: superview) else { return }
        let offset = superview.boundsOrigin
        let frame = view.plainFrame.offsetBy(dx: -offset.x, dy: -offset.y)
        // Rules are about the alignment rectangle, which is smaller than the frame of a switch.
        let resizing = Autoresizing(
            frame.inset(by: view.alignmentRectInsets).rect, in: (view.designSize ?? superview.plainFrame.size).size,
            Autoresizing.Mask(rawValue: superview.autoresizesSubviews ? Int(view.autoresizingMask.rawValue) : 0))
        rules += resizing.rules(of: own, in: outer, name: name(of: view))
    }

    private mutating func addRules(of guide: UILayoutGuide, in view: UIView) {
        guard let own = item(of: guide), let outer = item(of: view) else { return }
        let insets = view.insets(of: guide.role)
        func pin(_ attribute: Attribute, _ constant: CGFloat) {
            let rule = Rule(
                Rule.Side(own, attribute), .equal, Rule.Side(outer, attribute), constant: Double(constant),
                text: "\(name(of: view)).\(guide.name).\(attribute.rawValue)")
            if view is UIStackView { stackRules.append(rule) } else { rules.append(rule) }
        }
        pin(.left, insets.left - (guide.role == .content ? view.boundsOrigin.x : 0))
        pin(.top, insets.top - (guide.role == .content ? view.boundsOrigin.y : 0))
        guard guide.role != .content else { return }
        pin(.right, -insets.right)
        pin(.bottom, -insets.bottom)
    }

    /// Makes the content of a scroll view as large as it says, unless constraints decide that.
    private mutating func addExtents(of guide: UILayoutGuide, in view: UIView) {
        guard let item = item(of: guide), let view = view as? UIScrollView, !scrolled.contains(ObjectIdentifier(view))
        else { return }
        for (attribute, extent) in [(Attribute.width, view.contentSize.width), (.height, view.contentSize.height)] {
            rules.append(
                Rule(
                    Rule.Side(item, attribute), .equal,
                    // Calendars and the like scroll without an end.
                    constant: min(Double(extent), LayoutTree.extentLimit / 2),
                    text: "\(name(of: view)).contentSize.\(attribute.rawValue)"))
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        guard var left = side(first, constraint.firstAttribute, beside: second) else { return }
        var right: Rule.Side?
        if second != nil, constraint.secondAttribute != .notAnAttribute {
            guard let side = side(second, constraint.secondAttribute, beside: first) else { return }
            right = side
        }
        var relation = constraint.relation.relation
        var constant = Double(constraint.shownConstant)
        if left.attribute.followsDirection || right?.attribute.followsDirection == true,
            let view = constraint.firstView, view.isRightToLeft != root.isRightToLeft
        {
            left.attribute = left.attribute.absolute(view.isRightToLeft)
            if let side = right { right?.attribute = side.attribute.absolute(view.isRightToLeft) }
            if view.isRightToLeft {
                constant = -constant
                relation = relation == .equal ? .equal : relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
            }
        }
        var rule = Rule(
            left, relation, right, multiplier: Double(constraint.multiplier), constant: constant,
            text: names?.text(of: constraint) ?? "")
        rule.priority = constraint.priority.priority
        contradicted += constraint.viewsThatKeepFrames
        if let names {
            rule.identifier = names.identifier(of: constraint)
            rule.place = places?[constraint]
            rulesOfConstraints[ObjectIdentifier(constraint)] = rule
        }
        rules.append(rule)
    }

    /// A side of a rule. The edges of a scroll view are those of its content for what is in it.
    private mutating func side(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> Rule.Side? {
        guard let object else { return nil }
        let (attribute, usesMargins) = attribute.attribute
        var target = object
        if let view = object as? UIView {
            if usesMargins { target = view.guide(.layoutMargins) }
            if attribute == .firstBaseline { target = view.forFirstBaselineLayout }
            if attribute == .lastBaseline { target = view.forLastBaselineLayout }
            if view is UIScrollView, attribute.kind != .dimension,
                let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView, inner !== view,
                inner.isAtOrBelow(view)
            {
                target = view.guide(.content)
            }
        }
        if let guide = target as? UILayoutGuide, guide.role == .content, let view = guide.owningView {
            scrolled.insert(ObjectIdentifier(view))
        }
        return item(of: target).map { Rule.Side($0, attribute) }
    }
}

extension ViewSystem {
    /// The constraints that a record has at a view, which is their container; `nil` if it has none.
    func recorded(at view: UIView) -> ConstraintsLayout? {
        let own = item(of: view)
        func side(_ side: Rule.Side) -> Rule.Side {
            var side = side
            if side.item == own { side.item = .container }
            return side
        }
        let recorded = view.recordedConstraints.compactMap { constraint in
            rulesOfConstraints[ObjectIdentifier(constraint)].map { rule in
                var rule = rule
                (rule.first, rule.second) = (side(rule.first), rule.second.map(side))
                return rule
            }
        }
        guard !recorded.isEmpty else { return nil }
        var layout = ConstraintsLayout(views: traits, rules: recorded)
        for (index, item) in items.enumerated() where view === root {
            guard case .guide(let guide, of: view) = item else { continue }
            layout.views[index].name = "\(name(of: view)).\(guide.name)"
        }
        return layout
    }
}

extension UIView {
    /// The constraints that a record has at the view: those that it holds, and those that a view in it holds about itself
    /// alone, such as its width, which are seen among the views beside it.
    var recordedConstraints: [NSLayoutConstraint] {
        let held = superview == nil || isLayoutRoot ? heldConstraints : heldConstraints.filter { !$0.isOfHolderAlone }
        return held + subviews.filter { !$0.isLayoutRoot }.flatMap { $0.heldConstraints.filter(\.isOfHolderAlone) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The engine's attribute for each raw value.
    private static let attributes: [Attribute] = [
        .width, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
    ]

    /// The engine's attribute, and whether it is one of the margins.
    var attribute: (Attribute, Bool) { (Self.attributes[rawValue], isOfMargins) }
}

extension NSLayoutConstraint.Relation {
    fileprivate var relation: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessOrEqual
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}

extension Attribute {
    fileprivate func absolute(_ isRightToLeft: Bool) -> Attribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: self
        }
    }
}
