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
