import QuoinAutoLayout
import QuoinScene

extension CauseFinding {
    /// The rules that put a view beyond an edge, or the lack of a rule that would keep it within.
    func rules(beyond edge: ChildContainment.Edge, of outer: Int?) -> [Candidate] {
        sequence(first: element, next: tree.parent).prefix { $0 != outer }.flatMap { index -> [Candidate] in
            guard let view = trace.constrainedView(at: index) else { return [] }
            return rules(of: view, at: [edge]) + sizes(of: view, along: edge.axis) + [unlimited(view, edge)]
        }
    }

    /// The rules that determine the edges of a view, each of which may be the cause.
    func rules(of view: ConstrainedView, at edges: [ChildContainment.Edge]) -> [Candidate] {
        let item = ConstraintItem.view(view.view)
        let explanations = view.solution.explanation(of: item)
        return edges.flatMap { edge in
            let reasons = explanations.filter { $0.edge.rawValue == edge.rawValue }.flatMap(\.reasons)
            let rules = reasons.compactMap { reason in
                // A rule that begins at the other edge says nothing of how far the view reaches.
                view.solution.layout.rules.first { $0.name == reason.constraint && $0.concerns(item, edge, direction) }
            }
            return rules.flatMap { rule in
                // Without its distance, the view is at an edge; without all of the rule, it may be anywhere.
                let near = candidate(rule, deciding: "\(edge.rawValue) edge", of: view) { rule in
                    var rule = rule
                    rule.constant = 0
                    return rule
                }
                return [near, candidate(rule, deciding: "\(edge.rawValue) edge", of: view)]
            }
        }
    }

    /// The rules that give a view its extent, if that is larger than its container.
    private func sizes(of view: ConstrainedView, along axis: Axis) -> [Candidate] {
        guard !fitsAlone(along: axis) else { return [] }
        let attribute = axis == .horizontal ? Attribute.width : .height
        let rules = view.solution.layout.rules.filter {
            $0.relation != .lessOrEqual && $0.first.item == .view(view.view) && $0.first.attribute == attribute
        }
        return rules.map { candidate($0, deciding: attribute == .width ? "width" : "height", of: view) }
    }

    /// - Parameter rest: what is left of the rule without the cause; nothing by default.
    private func candidate(
        _ rule: Rule, deciding what: String, of view: ConstrainedView,
        rest: @escaping @Sendable (Rule) -> Rule? = { _ in nil }
    ) -> Candidate {
        let name = rule.name
        let change = ElementChange("no «\(name)»", forConstraintsOf: view.container, in: tree) { layout in
            layout.change { $0 = $0.compactMap { $0.name == name ? rest($0) : $0 } }
        }
        return Candidate(words: "\(rule.nameAndPlace) decides its \(what)", without: change)
    }

    /// That no rule ends a view before an edge.
    private func unlimited(_ view: ConstrainedView, _ edge: ChildContainment.Edge) -> Candidate {
        let (name, isStart) = (view.name, edge == .left || edge == .top)
        let isOfApp = !(tree.kind(of: view.container) is ConstraintsLayout)
        let root = isOfApp ? "root" : "container"
        let text = "\(name).\(edge.rawValue) \(isStart ? ">=" : "<=") \(root).\(edge.rawValue)"
        let word = isOfApp ? "constraint" : "rule"
        let rule = ElementChange("the \(word) \(text)", forConstraintsOf: view.container, in: tree) { layout in
            guard let index = layout.views.firstIndex(where: { $0.name == name }) else { return false }
            let sides = [ConstraintItem.view(index), .container].map { Rule.Side($0, edge.attribute) }
            layout.rules.append(
                Rule(sides[0], isStart ? .greaterOrEqual : .lessOrEqual, sides[1], constant: 0, text: text))
            return true
        }
        return Candidate(words: "no \(word) limits its \(edge.rawValue) edge", without: rule, remedies: [rule])
    }

    /// A rule that keeps two views apart.
    var apart: [ElementChange] {
        guard elements.count == 2, let (parent, views) = tree.commonParent(of: elements[0], elements[1]),
            tree.kind(of: parent) is ConstraintsLayout
        else { return [] }
        let ordered = views.sorted { trace.layout.frames[$0].minX < trace.layout.frames[$1].minX }
        let names = ordered.compactMap { tree.viewName(of: $0) }
        guard names.count == 2 else { return [] }
        return [added("\(names[0]).right <= \(names[1]).left", in: parent)]
    }

    func change(_ remedy: TieRemedy, in container: Int) -> ElementChange {
        ElementChange(remedy.change, forConstraintsOf: container, name: remedy.subject, in: tree) { layout in
            remedy.apply(to: &layout)
            return true
        }
    }

    func added(_ rule: String, in container: Int) -> ElementChange {
        ElementChange("the rule \(rule)", forConstraintsOf: container, in: tree) { layout in
            guard
                let new = try? ConstraintsLayout.rules(
                    [RuleSource(rule)], views: layout.views.map(\.name), guides: layout.guides)
            else { return false }
            layout.rules += new
            return true
        }
    }
}

extension Rule {
    /// The name, and where an app wrote it.
    var nameAndPlace: String { "«\(name)»" + (place?.fileAndLine.map { " (\($0))" } ?? "") }

    /// Whether it is about an edge of an item, or about its middle.
    fileprivate func concerns(
        _ item: ConstraintItem, _ edge: ChildContainment.Edge, _ direction: LayoutDirection
    ) -> Bool {
        let middle: [Attribute] =
            edge.axis == .horizontal ? [.centerX] : [.centerY, .firstBaseline, .lastBaseline]
        let attributes = middle + [edge.attribute]
        return [first, second].compactMap(\.self).contains {
            $0.item == item && attributes.contains($0.attribute.resolved(direction))
        }
    }
}

extension ConstraintsLayout {
    /// Changes the rules.
    ///
    /// - Returns: whether any rule changed.
    mutating func change(_ change: (inout [Rule]) -> Void) -> Bool {
        let before = rules
        change(&rules)
        return rules != before
    }
}

extension AnyElement {
    /// Changes a layout of constraints, or those that the content of the element is made of.
    mutating func changeConstraints(_ change: @escaping ConstraintsLayout.Trial) -> Bool {
        if var content = kind.base as? any TriedConstraintsKind {
            content.trials.append(change)
            kind = AnyLayoutKind(content)
            return true
        }
        guard var layout = kind.base as? ConstraintsLayout, change(&layout) else { return false }
        kind = AnyLayoutKind(layout)
        return true
    }
}
