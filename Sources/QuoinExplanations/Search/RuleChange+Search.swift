import Quoin

extension RuleChange {
    /// The changes between the rules of two layouts.
    ///
    /// - Parameter names: the new names of views that have another one.
    static func changes(
        from old: PropertyValue?, to new: PropertyValue?, renaming names: [String: String]
    ) -> [RuleChange] {
        let now = (new?.items ?? []).compactMap(RecordedRule.init)
        let shapes = Set(now.map(\.shape))
        let written = (old?.items ?? []).compactMap { RecordedRule($0)?.renamed(names) }
        // A rule whose sides were exchanged is compared as it is now.
        let before = written.map { rule in
            shapes.contains(rule.shape) ? rule : rule.mirrored.flatMap { shapes.contains($0.shape) ? $0 : nil } ?? rule
        }
        var rest = Array(before.indices)
        var partners: [Int?] = Array(repeating: nil, count: now.count)
        let criteria: [(RecordedRule, RecordedRule) -> Bool] = [
            { $0 == $1 }, { $0.identifier != nil && $0.identifier == $1.identifier },
            { $0.shape == $1.shape && $0.relation == $1.relation }, { $0.shape == $1.shape },
            { $0.items == $1.items && $0.constants.count == $1.constants.count },
            { $0.items.first == $1.items.first && $0.constants.count == $1.constants.count },
        ]
        for isSame in criteria {
            for index in now.indices where partners[index] == nil {
                guard let place = rest.firstIndex(where: { isSame(before[$0], now[index]) }) else { continue }
                partners[index] = rest.remove(at: place)
            }
        }
        var changes = rest.map { RuleChange(before[$0], .removed) }
        for (index, partner) in partners.enumerated() {
            guard let partner else {
                changes.append(RuleChange(now[index], .added))
                continue
            }
            var parts = Part.parts(before[partner], now[index])
            if !parts.isEmpty, before[partner].shape != written[partner].shape { parts = [Part(rewritten: now[index])] }
            if !parts.isEmpty { changes.append(RuleChange(before[partner], .changed(parts), since: now[index])) }
        }
        // A rule that stands in another one's place says so itself.
        let same = reordered(partners).filter { index in
            partners[index].map { Part.parts(before[$0], now[index]).isEmpty } ?? true
        }
        return changes + same.map { RuleChange(now[$0], .reordered) }
    }

    /// The rules that moved in the order, without those that they only moved past.
    private static func reordered(_ partners: [Int?]) -> [Int] {
        let kept = partners.indices.filter { partners[$0] != nil }
        let order = kept.compactMap { partners[$0] }
        let stayed = Set(Alignment(certainty: 1) { $0 == $1 ? 1 : 0 }.pairs(order.sorted(), order).map(\.0))
        return zip(kept, order).filter { !stayed.contains($0.1) }.map(\.0)
    }

    /// - Parameter other: the rule as it is now.
    private init(_ rule: RecordedRule, _ event: Event, since other: RecordedRule? = nil) {
        self.init(
            identifier: (other ?? rule).identifier, rule: rule.text, newRule: other?.text, event: event,
            items: (other ?? rule).items,
            attributes: rule.attributes.union(other?.attributes ?? []))
    }
}

extension RuleChange.Part {
    fileprivate init(rewritten rule: RecordedRule) {
        self.init(name: nil, from: "", to: Quotation(rule.text, limit: 56).description)
    }

    fileprivate static func parts(_ old: RecordedRule, _ new: RecordedRule) -> [RuleChange.Part] {
        var parts: [RuleChange.Part] = []
        func add(_ name: String, _ from: String, _ to: String) {
            let part = RuleChange.Part(name: name, from: from, to: to)
            if from != to, !parts.contains(part) { parts.append(part) }
        }
        if old.shape == new.shape {
            add("relation", old.relation, new.relation)
            for (before, now) in zip(old.constants, new.constants) {
                add("constant", shortDescription(before), shortDescription(now))
            }
            for (before, now) in zip(old.multipliers, new.multipliers) {
                add("multiplier", shortDescription(before), shortDescription(now))
            }
        } else {
            parts.append(RuleChange.Part(rewritten: new))
        }
        add("priority", shortDescription(old.priority), shortDescription(new.priority))
        return parts
    }
}

extension [RecordedChange] {
    /// The changes of rules, with one for all that a line of an app makes and that changed by the same numbers, such as those
    /// of all edges, and one for three or more of a file, which may have a number in common.
    var joiningLikeRules: [RecordedChange] {
        var joined: [RuleChange] = []
        for case .rule(let rule) in self {
            if let index = joined.firstIndex(where: { rule.isLike($0) && rule.place == $0.place }) {
                joined[index].join(rule)
            } else {
                joined.append(rule)
            }
        }
        var result: [RuleChange] = []
        for rule in joined {
            let isOneOfMany = joined.count(where: rule.isLike) > 2
            if isOneOfMany, let index = result.firstIndex(where: rule.isLike) {
                result[index].join(rule)
            } else {
                result.append(rule)
            }
        }
        return result.map { .rule($0) }
    }
}

extension RuleChange {
    /// Whether the same numbers of two rules of an app's file changed; those of opposite edges have opposite signs.
    fileprivate func isLike(_ other: RuleChange) -> Bool {
        guard isOfApp, let file, file == other.file, case .changed(let parts) = event,
            case .changed(let others) = other.event
        else { return false }
        func numbers(_ parts: [Part]) -> [[String?]] {
            parts.map { part in [part.name] + [part.from, part.to].map { String($0.drop { $0 == "-" }) } }
        }
        return numbers(parts) == numbers(others)
    }

    private var file: Substring? { place?.prefix { $0 != ":" } }

    fileprivate mutating func join(_ other: RuleChange) {
        alike += other.alike + 1
        if items == other.items { attributes.formUnion(other.attributes) }
    }
}

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
