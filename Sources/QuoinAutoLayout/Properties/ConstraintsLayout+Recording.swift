import QuoinLayout

extension ConstraintsLayout {
    public static let declaration = KindDeclaration<ConstraintsLayout>(
        "Views and guides placed by rules with priorities.", nil, children: .none,
        containment: { _ in ChildContainment(isByRules: true) })
}

extension ConstraintsLayout: RecordingKind {
    /// The key of the rules in records.
    package static let recordedRules = "constraints.rules"

    package var selfRecorded: [RecordedProperty] {
        var recorded: [RecordedProperty] = []
        if !guides.isEmpty {
            recorded.append(RecordedProperty("constraints.guides", .list(guides.map { .text($0) }), .contentLayout))
        }
        let rules = RecordedRule.rules(of: self)
        if !rules.isEmpty {
            recorded.append(
                RecordedProperty(Self.recordedRules, .list(rules.map(\.propertyValue)), [.size, .contentLayout]))
        }
        return recorded
    }

    package func childLabel(at index: Int) -> String? { views.indices.contains(index) ? views[index].name : nil }

    package func childProperties(at index: Int) -> [RecordedProperty] {
        guard views.indices.contains(index) else { return [] }
        return ConstraintsLayout.ViewTraits.properties.recorded(views[index]) { "view.\($0)" }
    }
}

extension ConstraintsLayout {
    /// The layout with the numbers, relations and priorities that its rules had in a record.
    ///
    /// - Parameter record: the recorded value of the rules.
    /// - Returns: `nil` if the record has other rules, or the same in another order.
    package func withNumbers(of record: PropertyValue?) -> ConstraintsLayout? {
        let recorded = (record?.items ?? []).compactMap(RecordedRule.init)
        let own = RecordedRule.rules(of: self)
        guard recorded.count == own.count, zip(recorded, own).allSatisfy({ $0.shape == $1.shape }) else { return nil }
        var copy = self
        var next = 0
        for rule in recorded {
            guard rule.constants.count == rule.multipliers.count, let relation = Relation(rawValue: rule.relation)
            else { return nil }
            for (constant, multiplier) in zip(rule.constants, rule.multipliers) {
                guard copy.rules.indices.contains(next) else { return nil }
                (copy.rules[next].constant, copy.rules[next].multiplier) = (constant, multiplier)
                (copy.rules[next].relation, copy.rules[next].text) = (relation, rule.text)
                copy.rules[next].priority = LayoutPriority(rule.priority)
                next += 1
            }
        }
        return copy
    }
}

/// A rule in a record. Explanations match rules by identifier, shape and items; the text and the numbers may change.
package struct RecordedRule: Hashable, Sendable {
    package var identifier: String?
    /// The rule as it was written.
    package var text: String
    /// The attributes of the two sides, without numbers.
    package var shape: String
    /// The names of its views and guides.
    package var items: [String]
    package var relation: String
    package var multipliers: [Double]
    package var constants: [Double]
    package var priority: Double

    /// The rules of a layout; the constraints of one composite rule are one.
    static func rules(of layout: ConstraintsLayout) -> [RecordedRule] {
        var rules: [RecordedRule] = []
        var last: Rule?
        for rule in layout.rules {
            if let last, last.isOfSameText(as: rule), let index = rules.indices.last {
                rules[index].add(rule, in: layout)
            } else {
                rules.append(RecordedRule(rule, in: layout))
            }
            last = rule
        }
        return rules
    }

    package var attributes: Set<Attribute> {
        let sides = shape.split { $0 == "~" || $0 == "," }
        return Set(
            sides.compactMap { side in
                side.split(separator: ".").last.flatMap { Attribute(rawValue: $0.filter { $0 != " " }) }
            })
    }

    /// The rule with other names of some views and guides.
    package func renamed(_ names: [String: String]) -> RecordedRule {
        if names.isEmpty { return self }
        func renamed(_ text: String) -> String {
            // Views of apps may have more than a word: `UILabel "Name"`.
            let text = names.filter { $0.key.contains { !$0.isLetter } }
                .reduce(text) { $0.replacing("\($1.key).", with: "\($1.value).") }
            return text.replacing(#/\w+(?=\s*\.)/#) { names[String($0.output)] ?? String($0.output) }
        }
        var copy = self
        (copy.text, copy.shape, copy.items) = (renamed(text), renamed(shape), items.map { names[$0] ?? $0 })
        return copy
    }

    /// The same rule with its sides exchanged; `nil` if one of its parts does not have two.
    package var mirrored: RecordedRule? {
        let parts = shape.split(separator: ", ").map { $0.split(separator: " ~ ") }
        guard parts.allSatisfy({ $0.count == 2 }), !multipliers.contains(0) else { return nil }
        var copy = self
        copy.shape = parts.map { "\($0[1]) ~ \($0[0])" }.joined(separator: ", ")
        copy.items.reverse()
        copy.relation = relation.contains("<") ? relation.replacing("<", with: ">") : relation.replacing(">", with: "<")
        copy.multipliers = multipliers.map { 1 / $0 }
        copy.constants = zip(constants, multipliers).map { $0 == 0 ? 0 : -$0 / $1 }
        return copy
    }

    private init(_ rule: Rule, in layout: ConstraintsLayout) {
        identifier = rule.identifier
        text = rule.text
        (shape, items) = ("", [])
        relation = rule.relation.rawValue
        (multipliers, constants, priority) = ([], [], rule.priority.rawValue)
        add(rule, in: layout)
    }

    private mutating func add(_ rule: Rule, in layout: ConstraintsLayout) {
        func side(_ side: Rule.Side) -> String { layout.name(of: side) }
        let sides = [rule.first] + [rule.second].compactMap { $0 }
        shape += (shape.isEmpty ? "" : ", ") + sides.map(side).joined(separator: " ~ ")
        for side in sides where side.item != .container {
            let name = layout.name(of: side.item)
            if !items.contains(name) { items.append(name) }
        }
        multipliers.append(rule.multiplier)
        constants.append(rule.constant)
    }
}

extension Rule {
    /// Whether a rule is another part of the same composite rule.
    fileprivate func isOfSameText(as other: Rule) -> Bool {
        !part.isEmpty && !other.part.isEmpty && text == other.text && place == other.place && part != other.part
            && identifier == other.identifier
    }
}

// MARK: - Values

extension RecordedRule {
    fileprivate var propertyValue: PropertyValue {
        .mapping(of: [
            ("rule", .text(text)), ("id", identifier.map { .text($0) }), ("shape", .text(shape)),
            ("items", .list(items.map { .text($0) })), ("relation", .text(relation)),
            ("multipliers", multipliers.allSatisfy { $0 == 1 } ? nil : .list(multipliers.map { .number($0) })),
            ("constants", .list(constants.map { .number($0) })),
            ("priority", priority == LayoutPriority.required.rawValue ? nil : .number(priority)),
        ])
    }

    /// A rule from its record.
    package init?(_ value: PropertyValue) {
        guard case .text(let text)? = value["rule"], case .text(let shape)? = value["shape"] else { return nil }
        (self.text, self.shape) = (text, shape)
        identifier = value["id"]?.description
        items = value["items"]?.items?.map(\.description) ?? []
        relation = value["relation"]?.description ?? ""
        constants = value["constants"]?.items?.compactMap(\.number) ?? []
        multipliers = value["multipliers"]?.items?.compactMap(\.number) ?? constants.map { _ in 1 }
        priority = value["priority"]?.number ?? LayoutPriority.required.rawValue
    }
}

extension PropertyValue {
    fileprivate var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }
}

extension ConstraintsLayout.ViewTraits {
    /// The keys of an element that is a view of constraints.
    package static let properties = PropertyTable(
        ConstraintsLayout.ViewTraits(""),
        [
            Property(
                "intrinsic", \.intrinsic, IntrinsicContentSize.codec, [.size, .parentLayout],
                also: ["intrinsicContentSize"],
                "The view's own size in points, in place of what is measured; null for an extent it does not have."),
            Property(
                "hugging", \.hugging, AxisPriorities.codec, [.size, .parentLayout], also: ["contentHuggingPriority"],
                "The priorities with which the view does not grow beyond its own size."),
            Property(
                "compression", \.compression, AxisPriorities.codec, [.size, .parentLayout],
                also: ["contentCompressionResistancePriority"],
                "The priorities with which the view does not shrink below its own size."),
            Property(
                "firstBaseline", \.firstBaseline, .points(), .parentLayout,
                "From the top down to the first baseline, in points, in place of the measured one."),
            Property(
                "lastBaseline", \.lastBaseline, .points(), .parentLayout,
                "From the bottom up to the last baseline, in points, in place of the measured one."),
            Property(
                "alignmentInsets", \.alignmentInsets, .finiteInsets("finite insets"), [.size, .parentLayout],
                also: ["alignmentRectInsets"], "How far the frame reaches beyond the alignment rectangle, in points."),
            Property(
                "layoutMargins", \.layoutMargins, .finiteInsets("finite insets"), .parentLayout,
                also: ["directionalLayoutMargins"],
                "The margins that rules call `layoutMargins` of the view, in points; 8 by default."),
        ])
}

extension ConstraintsLayout.ViewTraits.IntrinsicContentSize {
    /// `[width, height]` in points, null for an extent that the view does not have.
    fileprivate static let codec = Codec<ConstraintsLayout.ViewTraits.IntrinsicContentSize>.list(
        .orNull(.points(.zeroOrMore)), count: 2, "[width, height] in points that are 0 or more, or null for none",
        to: { ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: $0[0], height: $0[1]) },
        from: { [$0.width, $0.height] })
}

extension ConstraintsLayout.ViewTraits.AxisPriorities {
    /// `[horizontal, vertical]`, each a priority from 0, which turns it off, to 1000.
    fileprivate static let codec = Codec<ConstraintsLayout.ViewTraits.AxisPriorities>.list(
        .number(0...1000), count: 2, "[horizontal, vertical] priorities from 0 to 1000",
        to: { ConstraintsLayout.ViewTraits.AxisPriorities(LayoutPriority($0[0]), LayoutPriority($0[1])) },
        from: { [$0.horizontal.rawValue, $0.vertical.rawValue] })
}
