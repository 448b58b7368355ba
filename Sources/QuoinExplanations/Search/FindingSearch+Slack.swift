import Quoin

extension FindingSearch {
    /// Whether a rule is an inequality that was not needed where it was, and is not where it is: what moved did not move
    /// because of it.
    func isSlack(_ rule: RuleChange, in index: Int) -> Bool {
        guard let oldIndex = matching.oldIndices[index] else { return false }
        return (rule.event == .added || old.isSlack(rule.rule, in: oldIndex))
            && (rule.event == .removed || new.isSlack(rule.newRule ?? rule.rule, in: index))
    }
}

extension RecordTree {
    /// Whether there is more than a point of room between the sides of a rule, as it is written.
    fileprivate func isSlack(_ text: String, in index: Int) -> Bool {
        let rules = elements[index].properties[ConstraintsLayout.recordedRules]?.items ?? []
        guard let rule = rules.lazy.compactMap(RecordedRule.init).first(where: { $0.text == text }),
            rule.relation != "==", rule.constants.count == 1, rule.multipliers.count == 1
        else { return false }
        let sides = rule.shape.split(separator: " ~ ").map { position($0, in: index) }
        guard let first = sides.first ?? nil, let second = sides.count > 1 ? sides[1] : 0 else { return false }
        let room = first - second * rule.multipliers[0] - rule.constants[0]
        return rule.relation == "<=" ? room < -1 : room > 1
    }

    /// A side of a rule such as `title.left`, in points relative to the container; `nil` if records do not have it.
    private func position(_ side: Substring, in index: Int) -> Double? {
        let parts = side.split(separator: ".")
        guard parts.count == 2, let attribute = Attribute(rawValue: String(parts[1])) else { return nil }
        let item = parts[0] == "container" ? index : children[index].first { elements[$0].label == String(parts[0]) }
        guard let item, elements[item].properties["view.alignmentInsets"] == nil else { return nil }
        let frame = elements[item].frame
        let holder = elements[index].frame
        let place = frame.origin - holder.origin
        switch attribute {
        case .left: return place.x
        case .right: return place.x + frame.size.width
        case .leading: return isRightToLeft ? holder.maxX - frame.maxX : place.x
        case .trailing: return isRightToLeft ? holder.maxX - frame.minX : place.x + frame.size.width
        case .centerX: return place.x + frame.size.width / 2
        case .top: return place.y
        case .bottom: return place.y + frame.size.height
        case .centerY: return place.y + frame.size.height / 2
        case .width: return frame.size.width
        case .height: return frame.size.height
        case .firstBaseline, .lastBaseline: return nil
        }
    }
}
