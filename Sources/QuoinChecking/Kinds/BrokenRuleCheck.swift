import QuoinAutoLayout
import QuoinLayout

extension CheckKind {
    /// Required constraints that were left out.
    static let brokenRule = CheckKind(.brokenRule, "A constraint is broken") { inspection in
        for (index, report) in inspection.constraintReports {
            for broken in report.broken {
                inspection.add(
                    Observation(
                        .brokenRule, [index], rule: broken.constraint,
                        BrokenRule(name: broken.constraint, words: broken.description), place: broken.place))
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
        guard search.tree.kind(of: search.element) is ConstraintsLayout else { return [] }
        let weaker = search.change("--! .priority(999) at «\(name)»") { [name] element in
            element.changeRules { rules in
                for index in rules.indices where rules[index].name == name {
                    rules[index].priority = LayoutPriority(999)
                }
            }
        }
        return [weaker]
    }
}
