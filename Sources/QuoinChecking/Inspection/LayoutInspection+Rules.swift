import QuoinAutoLayout
import QuoinDocument
import QuoinLayout

extension LayoutInspection {
    /// Finds constraints that are broken, and views that they do not determine.
    mutating func inspectRules(_ trace: LayoutTrace) {
        for index in scene.constraints where isShown(index) {
            guard let report = trace[index].constraintReport else { continue }
            let tree = layout.tree
            // That the rules leave them open says why they are not seen.
            let open = report.unused + report.undetermined.map(\.item)
            forgetSqueezed(open.compactMap { tree.view($0, in: index) })
            for broken in report.broken {
                var observation = Observation(
                    kind: .brokenRule, elements: [index], rule: broken.constraint,
                    detail: .rule(broken.description))
                observation.place = broken.place
                add(observation)
            }
            for name in report.unused {
                guard let view = tree.view(name, in: index) else { continue }
                let words = ConstraintReport.words(forUnused: name)
                add(Observation(kind: .ambiguousRule, elements: [view], detail: .rule(words)))
            }
            for tie in report.ties {
                var observation = Observation(
                    kind: .ambiguousRule, elements: [index], rule: tie.constraints.joined(separator: ", "),
                    detail: .rule(tie.cause))
                observation.place = tree.view(tie.item, in: index).flatMap(tree.source)
                add(observation)
            }
            for ambiguous in report.undetermined {
                var observation = Observation(
                    kind: .ambiguousRule, elements: [index], rule: ambiguous.name, detail: .rule(ambiguous.description))
                observation.place = tree.view(ambiguous.item, in: index).flatMap(tree.source)
                add(observation)
            }
        }
    }
}
