import QuoinAutoLayout

extension CheckKind {
    /// Required constraints that were left out.
    static let brokenRule = CheckKind(.brokenRule, "A constraint is broken") { inspection in
        for (index, report) in inspection.constraintReports {
            for broken in report.broken {
                inspection.add(
                    .brokenRule, [index], rule: broken.constraint,
                    .brokenRule(broken.constraint, broken.description), place: broken.place)
            }
        }
    }
}

extension Figures {
    /// - Parameter sentence: the words of the constraint report.
    fileprivate static func brokenRule(_ name: String, _ sentence: String) -> Figures {
        Figures(words: [name, sentence]) { _ in
            sentence
        } remedies: { search in
            let isOfApp = !(search.tree.kind(of: search.element) is ConstraintsLayout)
            let words = isOfApp ? "priority 999 of" : "--! .priority(999) at"
            return [
                ElementChange("\(words) «\(name)»", forConstraintsOf: search.element, in: search.tree) { layout in
                    layout.change { rules in
                        for index in rules.indices where rules[index].name == name {
                            rules[index].priority = LayoutPriority(999)
                        }
                    }
                }
            ]
        }
    }
}

extension CheckKind {
    /// Views that the constraints do not determine.
    static let ambiguousRule = CheckKind(.ambiguousRule, "Constraints leave something open") { inspection in
        let tree = inspection.layout.tree
        for (index, report) in inspection.constraintReports {
            // That the rules leave them open says why they are not seen.
            let open = report.unused + report.undetermined.map(\.item)
            inspection.forgetSqueezed(open.compactMap { tree.view($0, in: index) })
            for name in report.unused {
                guard let view = tree.view(name, in: index) else { continue }
                let words = ConstraintReport.words(forUnused: name)
                inspection.add(.ambiguousRule, [view], .openRule("", words))
            }
            let ties = report.ties.map { (item: $0.item, name: $0.name, words: $0.cause) }
            let undetermined = report.undetermined.map { (item: $0.item, name: $0.name, words: $0.description) }
            for (item, name, words) in ties + undetermined {
                let place = tree.view(item, in: index).flatMap(tree.source)
                inspection.add(.ambiguousRule, [index], rule: name, .openRule(name, words), place: place)
            }
        }
    }
}

extension Figures {
    /// - Parameters:
    ///   - name: the unknown, or the constraints that tie; empty for a view that no rule mentions.
    ///   - sentence: the words of the constraint report.
    fileprivate static func openRule(_ name: String, _ sentence: String) -> Figures {
        Figures(words: [name, sentence]) { _ in
            sentence
        } remedies: { search in
            let container = search.element
            guard let solution: ConstraintSolution = search.trace.fact(of: container) else { return [] }
            let report = solution.report
            if let tie = report.ties.first(where: { $0.name == name }) {
                return tie.remedy.map { [search.change($0, in: container)] } ?? []
            }
            guard let open = report.undetermined.first(where: { $0.name == name }) else { return [] }
            // A size that was measured is that of one text, and no rule.
            if open.isExtent, let view = search.tree.view(open.item, in: container), search.hasText(view) { return [] }
            return open.rule.map { [search.added($0, in: container)] } ?? []
        }
    }
}

extension ConstraintReport.Tie {
    fileprivate var name: String { constraints.joined(separator: ", ") }
}

extension ConstraintReport.Ambiguous {
    fileprivate var isExtent: Bool { unknown == .width || unknown == .height }

    /// A rule that sets the unknown to the value that was assumed; `nil` if the view would be invisible with it, or beyond an
    /// edge.
    fileprivate var rule: String? {
        switch unknown {
        case .width where value == 0, .height where value == 0, .left where value < 0, .top where value < 0: nil
        case .left, .top: "\(item).\(unknown.rawValue) == container.\(unknown.rawValue) + \(shortDescription(value))"
        case .width, .height: "\(item).\(unknown.rawValue) == \(shortDescription(value))"
        }
    }
}
