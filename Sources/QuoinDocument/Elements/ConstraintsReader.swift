import QuoinAutoLayout

extension KindReader {
    /// `constraints`: `{views, guides, rules}`.
    static let constraints = KindReader(
        key: ConstraintsLayout.name, summary: ConstraintsLayout.declaration.summary, synonyms: ["autoLayout"],
        shape: .mapping {
            MappingShape([
                KeyShape(
                    "views", .mapping { MappingShape([], others: .allowed(.constrainedElement)) },
                    "The views by name, each an element.", swiftName: "ConstraintsLayout.views"),
                KeyShape(
                    "guides", .list(.text), "The names of layout guides: rectangles that show nothing.",
                    swiftName: "ConstraintsLayout.guides"),
                KeyShape(
                    "rules", .list(.text + .mapping { MappingShape([ruleKey], required: [["rule"]]) }),
                    """
                    Rules with ==, <= or >= between two sides of + - * and /, such as \"a.left >= b.right + 8\", with a \
                    priority "a.width == 40 --! .priority(750)"; also as `{if, rule}`.
                    """,
                    swiftName: "ConstraintsLayout.element(views:guides:rules:)"),
            ])
        },
        element: { $0.constraints() })

    private static let ruleKey = KeyShape(
        "rule", .text, "A rule, beside `if` or `for`.", swiftName: "ConstraintsLayout.element(views:guides:rules:)")
}

extension DocumentValue {
    fileprivate func constraints() -> AnyElement? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let views = mapping["views"]?.views() ?? []
        let names = views.map(\.name)
        let guides = mapping["guides"]?.guides(beside: Set(names)) ?? []
        let elements = views.map { $0.value.constrainedElement($0.name) }
        let hidden = mapping["views"]?.node.mapping?.pairs.compactMap(\.key.string).filter { !names.contains($0) } ?? []
        let rules: [Rule]? =
            mapping["rules"].map { rules -> [Rule]? in
                guard let values = rules.list() else { return nil }
                // They may name views that are not there then.
                let check = HiddenRules(
                    items: names + hidden + guides, reader: RuleReader(views: names + hidden, guides: guides))
                for rule in rules.hiddenItems(beside: values) { check.report(rule.item, rule.names) }
                return rules.rules(values, RuleReader(views: names, guides: guides))
            } ?? []
        let complete = elements.compactMap(\.self)
        guard let rules, complete.count == views.count else { return nil }
        let layout = ConstraintsLayout(views: complete.map(\.traits), guides: guides, rules: rules)
        return Element(layout, children: complete.map(\.element)).erased
    }

    // MARK: Names

    /// The views by name, in the order of the text.
    fileprivate func views() -> [(name: String, value: DocumentValue)] {
        guard let mapping = mapping() else { return [] }
        defer { mapping.finish() }
        let views = mapping.all()
        for view in views where !RuleReader.canSpell(view.key) {
            mapping.report(Self.invalidName(view.key), at: view.key)
        }
        return views.compactMap { view in view.value.ifShown.map { (view.key, $0) } }
    }

    /// The names of the guides, which must differ from those of the views.
    fileprivate func guides(beside views: Set<String>) -> [String] {
        var names: [String] = []
        for value in list() ?? [] {
            guard let name = value.string() else { continue }
            if !RuleReader.canSpell(name) {
                value.report(Self.invalidName(name))
            } else if views.contains(name) {
                value.report("\"\(name)\" is a view already; a guide needs a name of its own")
            } else if names.contains(name) {
                value.report("the guide \"\(name)\" is there more than once")
            }
            names.append(name)
        }
        return names
    }

    private static func invalidName(_ name: String) -> String {
        name == "container"
            ? "rules call the parent \"container\"; a view or guide needs another name"
            : "rules cannot use the name \"\(name)\": "
                + "a name has letters, digits and underscores, and does not begin with a digit"
    }

    // MARK: Views

    /// A view: an element with the keys of a constraint layout's views.
    fileprivate func constrainedElement(_ name: String) -> ConstrainedElement? {
        var traits = ConstraintsLayout.ViewTraits(name)
        let element = element { mapping in mapping.read(ConstraintsLayout.ViewTraits.properties, into: &traits) }
        return element.map { ConstrainedElement(traits, $0) }
    }

    // MARK: Rules

    /// The rules of the values of a list, or `nil` if one of them is invalid.
    fileprivate func rules(_ values: [DocumentValue], _ reader: RuleReader) -> [Rule]? {
        guard permits(values.count, \.rules, "there are \(values.count) rules") else { return nil }
        var (rules, rest): ([[Rule]?], ArraySlice<DocumentValue>) = ([], values[...])
        while let value = rest.popFirst() {
            if let (text, count) = value.ruleCutByCommas(before: rest) {
                value.report("quote a rule that contains a comma: \"\(text)\"")
                rules.append(nil)
                rest = rest.dropFirst(count)
            } else {
                rules.append(value.rule(reader))
            }
        }
        guard !rules.contains(where: { $0 == nil }) else { return nil }
        // One text may hold rules for several items.
        let all = rules.flatMap { $0 ?? [] }
        return permits(all.count, \.rules, "there are \(all.count) rules") ? all : nil
    }

    /// The rule that YAML cut at the commas in parentheses, as in `[a.size == (1, 2)]`, and the number of its other parts.
    private func ruleCutByCommas(before others: ArraySlice<DocumentValue>) -> (text: String, others: Int)? {
        guard let start = node.plainText, start.count(where: { $0 == "(" }) > start.count(where: { $0 == ")" }),
            let end = others.firstIndex(where: { $0.node.plainText?.contains(")") == true })
        else { return nil }
        let parts = others[...end].compactMap(\.node.plainText)
        return (([start] + parts).joined(separator: ", "), parts.count)
    }

    /// The rule of a text, or of `{rule}` or `{item}`, which is left of an item under a condition.
    private func rule(_ reader: RuleReader) -> [Rule]? {
        if isMapping {
            guard let mapping = mapping() else { return nil }
            defer { mapping.finish() }
            let item = node.mapping?[SourceNode.GuardKey.item] == nil ? nil : mapping[SourceNode.GuardKey.item]
            return (item ?? mapping.required("rule"))?.rule(reader)
        }
        guard let text = string() else { return nil }
        let start = place(ofCharacter: 0)
        var source = RuleSource(text, line: start?.line ?? 1, column: start?.column ?? 1)
        source.place.file = start?.file
        do {
            return try reader.rules(source)
        } catch {
            reading.report(
                Diagnostic(
                    "\(error.problem) in the rule «\(error.rule)»", path: path.text,
                    place: place(ofCharacter: error.offset)))
            return nil
        }
    }
}
