import QuoinAutoLayout
import QuoinLayout
import QuoinScene
import QuoinValues

extension CauseFinding {
    /// The rules that put a view beyond an edge, or the lack of a rule that would keep it within.
    func rules(beyond edge: ChildContainment.Edge) -> [Candidate] {
        sequence(first: element, next: tree.parent).flatMap { view -> [Candidate] in
            guard let container = tree.parent(of: view), tree.kind(of: container) is ConstraintsLayout else {
                return []
            }
            return rules(of: view, in: container, at: [edge])
                + [unlimited(view, edge, in: container)].compactMap(\.self)
        }
    }

    /// The rules that determine the edges of a view, each of which may be the cause.
    func rules(of view: Int, in container: Int, at edges: [ChildContainment.Edge]) -> [Candidate] {
        guard let layout = tree.kind(of: container) as? ConstraintsLayout,
            let solution: ConstraintSolution = trace.fact(of: container)
        else { return [] }
        let item = ConstraintItem.view(view - tree.children(of: container).lowerBound)
        let explanations = solution.explanation(of: item)
        return edges.flatMap { edge in
            let reasons = explanations.filter { $0.edge.rawValue == edge.rawValue }.flatMap(\.reasons)
            let names = reasons.map(\.constraint).filter { name in
                // A rule that begins at the other edge says nothing of how far the view reaches.
                layout.rules.contains { $0.name == name && $0.concerns(item, edge, direction) }
            }
            return names.map { name in
                Candidate(
                    words: "«\(name)» decides its \(edge.rawValue) edge",
                    without: ElementChange("no «\(name)»", for: container, in: tree) { element in
                        element.changeRules { $0.removeAll { $0.name == name } }
                    })
            }
        }
    }

    /// That no rule ends a view before an edge.
    private func unlimited(_ view: Int, _ edge: ChildContainment.Edge, in container: Int) -> Candidate? {
        guard let name = tree.viewName(of: view) else { return nil }
        let sign = edge == .left || edge == .top ? ">=" : "<="
        let rule = added("\(name).\(edge.rawValue) \(sign) container.\(edge.rawValue)", in: container)
        return Candidate(words: "no rule limits its \(edge.rawValue) edge", without: rule, remedies: [rule])
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
        ElementChange(remedy.change, for: container, name: remedy.subject, in: tree) { element in
            guard var layout = element.kind.base as? ConstraintsLayout else { return false }
            remedy.apply(to: &layout)
            element.kind = AnyLayoutKind(layout)
            return true
        }
    }

    func added(_ rule: String, in container: Int) -> ElementChange {
        ElementChange("the rule \(rule)", for: container, in: tree) { element in
            guard let layout = element.kind.base as? ConstraintsLayout,
                let new = try? ConstraintsLayout.rules(
                    [RuleSource(rule)], views: layout.views.map(\.name), guides: layout.guides)
            else { return false }
            return element.changeRules { $0 += new }
        }
    }
}

extension Rule {
    /// Whether it is about an edge of an item, or about its middle.
    fileprivate func concerns(
        _ item: ConstraintItem, _ edge: ChildContainment.Edge, _ direction: LayoutDirection
    ) -> Bool {
        let middle: [Attribute] =
            edge.axis == .horizontal ? [.centerX] : [.centerY, .firstBaseline, .lastBaseline]
        let attributes = middle + [edge.attribute]
        return [first, second].compactMap(\.self).contains {
            $0.item == item && attributes.contains($0.attribute.absolute(direction))
        }
    }
}

extension AnyElement {
    /// Changes the rules of a constraint layout.
    ///
    /// - Returns: whether any rule changed.
    mutating func changeRules(_ change: (inout [Rule]) -> Void) -> Bool {
        guard var layout = kind.base as? ConstraintsLayout else { return false }
        let before = layout.rules
        change(&layout.rules)
        kind = AnyLayoutKind(layout)
        return layout.rules != before
    }
}
