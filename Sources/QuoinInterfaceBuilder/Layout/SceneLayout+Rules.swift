import QuoinControls

extension SceneLayout {
    /// Adds the rules that a view has by itself, and the constraints that the file lists in it.
    mutating func addRules(of index: Int) {
        let view = views[index]
        if let parent = view.parent, view.usesMask(in: scene) {
            let above = views[parent]
            let place = above.scrolls ? contentGuide(of: parent) : above.item
            let size = above.element.hasFrame ? above.frame.size : .zero
            let autoresizing = Autoresizing(view.frame, in: size, view.mask)
            // The content that scrolls has no size by itself: what is in it stands where it was saved.
            let fixed = Autoresizing(view.frame, in: size, [])
            let rules = (above.scrolls ? fixed : autoresizing).rules(of: view.item, in: place, name: view.name)
            add(rules, at: view)
        }
        if view.element.name == "stackView" { addStack(index) }
        for constraint in view.element.items(of: "constraints") where constraint.name == "constraint" {
            add(constraint, of: index)
        }
    }

    private mutating func add(_ rules: [Rule], at view: SceneView) {
        self.rules += rules.map { rule in
            var rule = rule
            rule.place = view.element.place
            return rule
        }
    }

    private mutating func addStack(_ index: Int) {
        let view = views[index]
        var stack = StackArrangement(view.element["axis"] == "vertical" ? .vertical : .horizontal)
        stack.name = view.name
        stack.spacing = view.element.number("spacing") ?? 0
        if view.element["spacingType"] == "standard" { stack.spacing = ControlMetrics.siblingSpacing }
        stack.isBaselineRelative = view.element["baselineRelativeArrangement"] == "YES"
        // Interface Builder arranges views in the margins of a stack that has some of its own.
        let margins = ["layoutMargins", "directionalLayoutMargins"]
        if margins.contains(where: { view.element.child(key: $0) != nil }) { stack.area = .layoutMargins }
        stack.distribution = view.element["distribution"].flatMap(StackArrangement.Distribution.init) ?? .fill
        stack.alignment =
            switch view.element["alignment"] {
            case "top", "leading": .leading
            case "bottom", "trailing": .trailing
            case let name: name.flatMap(StackArrangement.Alignment.init) ?? .fill
            }
        let arranged = views.filter { $0.parent == index }.map { StackArrangement.Arranged($0.item) }
        add(stack.rules(of: arranged, in: view.item, guides: &guides), at: view)
    }

    /// A rule with the baselines of the views in a stack in place of those of the stack.
    func withBaselinesOfArrangedViews(_ rule: Rule) -> Rule {
        var rule = rule
        rule.first = ofArrangedView(rule.first)
        rule.second = rule.second.map(ofArrangedView)
        return rule
    }

    /// A column has the baselines of its first and its last view, a row those of its highest one.
    private func ofArrangedView(_ side: Rule.Side) -> Rule.Side {
        guard side.attribute.isBaseline, let index = views.firstIndex(where: { $0.item == side.item }),
            views[index].element.name == "stackView"
        else { return side }
        let arranged = views.filter { $0.parent == index }
        let ends = side.attribute == .firstBaseline ? arranged.first : arranged.last
        let lead =
            views[index].element["axis"] == "vertical"
            ? ends : arranged.max { $0.frame.size.height < $1.frame.size.height }
        return lead.map { ofArrangedView(Rule.Side($0.item, side.attribute)) } ?? side
    }

    /// The guide of a content that scrolls. It begins where the view does.
    mutating func contentGuide(of index: Int) -> ConstraintItem {
        if let guide = contentGuides[index] { return guide }
        let (guide, view) = (ConstraintItem.guide(guides.count), views[index])
        guides.append("\(view.name) content")
        contentGuides[index] = guide
        // At rest it is below what bars cover of the view.
        let area: LayoutArea? = view.element["contentInsetAdjustmentBehavior"] == "never" ? nil : .safeArea
        let corner = [(Attribute.left, nil), (.top, area)].map { attribute, area in
            Rule(
                Rule.Side(guide, attribute), .equal, Rule.Side(view.item, attribute, of: area),
                text: "\(view.name) content \(attribute.rawValue)")
        }
        add(corner, at: view)
        return guide
    }

    // MARK: Constraints

    private mutating func add(_ constraint: XMLElement, of owner: Int) {
        let ownID = views[owner].element["id"] ?? ""
        let firstID = constraint["firstItem"] ?? ownID
        guard let attribute = constraint["firstAttribute"] else { return }
        let secondID = constraint["secondItem"] ?? (constraint["secondAttribute"] == nil ? nil : ownID)
        guard let first = side(firstID, attribute, beside: secondID) else { return }
        var second: (side: Rule.Side, view: Int)?
        if let secondID {
            second = side(secondID, constraint["secondAttribute"] ?? attribute, beside: firstID)
            // The other view is in a variation that is not shown.
            guard second != nil else { return }
        }
        let relation: Relation =
            switch constraint["relation"] {
            case "greaterThanOrEqual": .greaterOrEqual
            case "lessThanOrEqual": .lessOrEqual
            default: .equal
            }
        var rule = Rule(
            first.side, relation, second?.side, multiplier: constraint.ratio("multiplier") ?? 1,
            constant: constraint.number("constant") ?? 0, text: "")
        if let second { rule.origin = commonItem(first.view, second.view) }
        rule.priority = LayoutPriority(min(max(constraint.number("priority") ?? 1000, 1), 1000))
        rule.identifier = constraint["identifier"]
        rule.place = constraint.place
        rule.text = text(of: rule)
        listedRules.insert(rules.count)
        rules.append(rule)
    }

    /// An attribute of what an id stands for, and the position of its view.
    ///
    /// - Parameter other: what the constraint relates it to. For what is in it, the edges of a view that scrolls are those of its
    ///   content.
    private mutating func side(_ id: String, _ name: String, beside other: String?) -> (side: Rule.Side, view: Int)? {
        guard let target = targets[id] else { return nil }
        guard let (attribute, isOfMargins) = Attribute.named(name) else { return nil }
        switch target {
        case .topGuide:
            return (Rule.Side(.container, .top, of: attribute == .bottom ? .safeArea : nil), 0)
        case .bottomGuide:
            return (Rule.Side(.container, .bottom, of: attribute == .top ? .safeArea : nil), 0)
        case .area(let index, let area): return (Rule.Side(views[index].item, attribute, of: area), index)
        case .content(let index): return (Rule.Side(contentGuide(of: index), attribute), index)
        case .view(let index):
            let isInside = other.flatMap { viewIndex(of: $0) }.map { $0 != index && ancestors(of: $0).contains(index) }
            if views[index].scrolls, isInside == true, attribute.isEdge {
                return (Rule.Side(contentGuide(of: index), attribute), index)
            }
            return (Rule.Side(views[index].item, attribute, of: isOfMargins ? .layoutMargins : nil), index)
        }
    }

    private func viewIndex(of id: String) -> Int? {
        switch targets[id] {
        case .view(let index), .area(let index, _), .content(let index): index
        default: nil
        }
    }

    /// The nearest view that both views are, or are in: positions are measured from its corner.
    private func commonItem(_ first: Int, _ second: Int) -> ConstraintItem {
        let known = Set(ancestors(of: first))
        return ancestors(of: second).first(where: known.contains).map { views[$0].item } ?? .container
    }

    /// A rule as it would be written.
    private func text(of rule: Rule) -> String {
        func words(_ side: Rule.Side) -> String {
            let name: String =
                switch side.item {
                case .container: views[0].name
                case .view(let index): views[index + 1].name
                case .guide(let index): guides[index]
                }
            return [name, side.area?.rawValue, side.attribute.rawValue].compactMap(\.self).joined(separator: ".")
        }
        func number(_ value: Double) -> String { shortDescription(value) }
        var text = "\(words(rule.first)) \(rule.relation.rawValue) "
        guard let second = rule.second else { return text + number(rule.constant) }
        text += words(second)
        if rule.multiplier != 1 { text += " * \(number(rule.multiplier))" }
        if rule.constant != 0 { text += " \(rule.constant < 0 ? "-" : "+") \(number(abs(rule.constant)))" }
        return text
    }
}

extension Attribute {
    /// The attribute of a name in a file, and whether it is one of the margins' area.
    fileprivate static func named(_ name: String) -> (Attribute, isOfMargins: Bool)? {
        switch name {
        case "baseline", "lastBaseline": return (.lastBaseline, false)
        case "centerXWithinMargins": return (.centerX, true)
        case "centerYWithinMargins": return (.centerY, true)
        default:
            let isOfMargins = name.hasSuffix("Margin")
            return Attribute(rawValue: isOfMargins ? String(name.dropLast(6)) : name).map { ($0, isOfMargins) }
        }
    }

    fileprivate var isEdge: Bool {
        [.leading, .trailing, .left, .right, .top, .bottom].contains(self)
    }
}

extension XMLElement {
    /// A number, or a ratio such as `16:9` or `1/3`.
    fileprivate func ratio(_ attribute: String) -> Double? {
        guard let text = self[attribute] else { return nil }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
        if parts.count == 2, let top = parts[0], let bottom = parts[1], bottom != 0 { return top / bottom }
        return number(attribute)
    }
}
