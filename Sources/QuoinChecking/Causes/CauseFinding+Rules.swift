import QuoinAutoLayout
import QuoinDeclarations
import QuoinLayout
import QuoinScene

extension CauseFinding {
    /// The rules that determine where a view begins and ends horizontally.
    func edges(of view: Int, in container: Int) -> String? {
        guard let solution: ConstraintSolution = trace.fact(of: container) else { return nil }
        let item = ConstraintItem.view(view - tree.children(of: container).lowerBound)
        let reasons = solution.explanation(of: item).prefix(2).flatMap(\.reasons).map(\.constraint)
        var seen: Set<String> = []
        let names = reasons.filter { seen.insert($0).inserted }.prefix(3).map { "«\($0)»" }
        guard !names.isEmpty else { return nil }
        return names.joined(separator: ", ") + (names.count == 1 ? " decides its edges" : " decide its edges")
    }

    /// Changes of the rules that are broken, or that do not determine a view completely.
    func rules(in container: Int) -> [ElementChange] {
        guard tree.kind(of: container) is ConstraintsLayout,
            let solution: ConstraintSolution = trace.fact(of: container)
        else { return [] }
        switch track.kind {
        case .brokenRule:
            let name = track.rule
            let remedy = ElementChange("--! .priority(999) at «\(name)»", for: container, in: tree) { element in
                element.changeRules { rules in
                    for index in rules.indices where rules[index].name == name {
                        rules[index].priority = LayoutPriority(999)
                    }
                }
            }
            return [remedy]
        case .ambiguousRule:
            let report = solution.report
            if let tie = report.ties.first(where: { $0.constraints.joined(separator: ", ") == track.rule }) {
                return tie.remedy.map { [change($0, in: container)] } ?? []
            }
            guard let open = report.undetermined.first(where: { $0.name == track.rule }) else { return [] }
            return open.rule.map { [added($0, in: container)] } ?? []
        default: return []
        }
    }

    /// A rule that keeps two views apart.
    func apart() -> [ElementChange] {
        guard elements.count == 2 else { return [] }
        let (parent, views) = tree.commonParent(of: elements[0], elements[1])
        guard tree.kind(of: parent) is ConstraintsLayout else { return [] }
        let ordered = views.sorted { trace.layout.frames[$0].minX < trace.layout.frames[$1].minX }
        let names = ordered.compactMap { tree.viewName(of: $0) }
        guard names.count == 2 else { return [] }
        return [added("\(names[0]).right <= \(names[1]).left", in: parent)]
    }

    private func change(_ remedy: TieRemedy, in container: Int) -> ElementChange {
        ElementChange(remedy.change, for: container, name: remedy.subject, in: tree) { element in
            guard var layout = element.kind.base as? ConstraintsLayout else { return false }
            remedy.apply(to: &layout)
            element.kind = AnyLayoutKind(layout)
            return true
        }
    }

    private func added(_ rule: String, in container: Int) -> ElementChange {
        ElementChange("the rule \(rule)", for: container, in: tree) { element in
            guard let layout = element.kind.base as? ConstraintsLayout,
                let new = try? ConstraintsLayout.rules(
                    [RuleSource(rule)], views: layout.views.map(\.name), guides: layout.guides)
            else { return false }
            return element.changeRules { $0 += new }
        }
    }
}

extension ConstraintReport.Ambiguous {
    /// A rule that sets the unknown to the value that was assumed; `nil` if the view would be invisible with it.
    fileprivate var rule: String? {
        switch unknown {
        case .width where value == 0, .height where value == 0: nil
        case .left, .top: "\(item).\(unknown.rawValue) == container.\(unknown.rawValue) + \(shortDescription(value))"
        case .width, .height: "\(item).\(unknown.rawValue) == \(shortDescription(value))"
        }
    }
}

extension AnyElement {
    /// Changes the rules of a constraint layout.
    ///
    /// - Returns: whether any rule changed.
    fileprivate mutating func changeRules(_ change: (inout [Rule]) -> Void) -> Bool {
        guard var layout = kind.base as? ConstraintsLayout else { return false }
        let before = layout.rules
        change(&layout.rules)
        kind = AnyLayoutKind(layout)
        return layout.rules != before
    }

    /// Makes the letters of a text at least as large as a size, in points.
    mutating func setLetterSize(_ least: Double) -> Bool {
        guard var text = kind.base as? TextNode else { return false }
        for index in text.text.spans.indices {
            text.text.spans[index].style.size = Swift.max(text.text.spans[index].style.size, least)
        }
        kind = AnyLayoutKind(text)
        return true
    }
}
