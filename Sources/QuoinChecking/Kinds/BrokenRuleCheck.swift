import QuoinAutoLayout
import QuoinLayout

extension CheckKind {
    /// Required constraints that were left out.
    static let brokenRule = CheckKind(.brokenRule, "A constraint is broken") { inspection in
        for (index, report) in inspection.constraintReports {
            for broken in report.broken {
                inspection.add(
                    .brokenRule, [index], rule: broken.constraint,
                    BrokenRule(name: broken.constraint, words: broken.description), place: broken.place)
            }
        }
    }
}

private struct BrokenRule: ObservedFigures {
    var name: String
    /// The words of the constraint report.
    var words: String

    func message(_ words: ObservedWords) -> String { self.words }

    func remedies(_ search: CauseFinding) -> [ElementChange] {
        let isOfApp = !(search.tree.kind(of: search.element) is ConstraintsLayout)
        let words = isOfApp ? "priority 999 of" : "--! .priority(999) at"
        return [
            ElementChange("\(words) «\(name)»", forConstraintsOf: search.element, in: search.tree) { [name] layout in
                layout.change { rules in
                    for index in rules.indices where rules[index].name == name {
                        rules[index].priority = LayoutPriority(999)
                    }
                }
            }
        ]
    }
}
