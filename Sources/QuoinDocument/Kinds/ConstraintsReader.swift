import QuoinAutoLayout
import QuoinLayout

/// `constraints`: `{views, guides, rules}`.
enum ConstraintsReader: KindReader {
    static let key = "constraints"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let views = mapping["views"]?.views() ?? []
        let names = views.map(\.name)
        let guides = mapping["guides"]?.guides(beside: Set(names)) ?? []
        let elements = views.map { $0.value.constrainedElement($0.name) }
        let rules = mapping["rules"].map { $0.rules(RuleReader(views: names, guides: guides)) } ?? []
        let complete = elements.compactMap { $0 }
        guard let rules, complete.count == views.count else { return nil }
        let layout = ConstraintsLayout(views: complete.map(\.traits), guides: guides, rules: rules)
        return Element(layout, children: complete.map(\.element)).erased
    }
}

// MARK: - Names

extension DocumentValue {
    /// The views by name, in the order of the text.
    fileprivate func views() -> [(name: String, value: DocumentValue)] {
        guard let mapping = mapping() else { return [] }
        defer { mapping.finish() }
        let views = mapping.all()
        for view in views where !RuleReader.canSpell(view.key) {
            mapping.report(Self.unspeakable(view.key), at: view.key)
        }
        return views.map { ($0.key, $0.value) }
    }

    /// The names of the guides.
    fileprivate func guides(beside views: Set<String>) -> [String] {
        var names: [String] = []
        for value in list() ?? [] {
            guard let name = value.string() else { continue }
            if !RuleReader.canSpell(name) {
                value.report(Self.unspeakable(name))
            } else if views.contains(name) {
                value.report("\"\(name)\" is a view already; a guide needs a name of its own")
            } else if names.contains(name) {
                value.report("the guide \"\(name)\" is there more than once")
            }
            names.append(name)
        }
        return names
    }

    private static func unspeakable(_ name: String) -> String {
        name == "container"
            ? "rules call the parent \"container\"; a view or guide needs another name"
            : "rules cannot speak of \"\(name)\": a name has letters, digits and underscores, and no digit first"
    }
}

// MARK: - Views

extension DocumentValue {
    /// A view: an element with the keys that tell its own size and how much it insists on it.
    fileprivate func constrainedElement(_ name: String) -> ConstrainedElement? {
        isRead()
        var traits = ViewTraits(name)
        let element = element { mapping in
            if let size = mapping["intrinsic"]?.ownSize() { traits.intrinsic = size }
            if let priorities = mapping["hugging"]?.axisPriorities() { traits.hugging = priorities }
            if let priorities = mapping["compression"]?.axisPriorities() { traits.compression = priorities }
            if let distance = mapping["firstBaseline"]?.number() { traits.firstBaseline = distance }
            if let distance = mapping["lastBaseline"]?.number() { traits.lastBaseline = distance }
            if let insets = mapping["alignmentInsets"]?.finiteInsets() { traits.alignmentInsets = insets }
        }
        return element.map { ConstrainedElement(traits, $0) }
    }

    /// `[width, height]` in points, null for an extent that the view does not have.
    private func ownSize() -> OwnSize? {
        let expected = "[width, height] in points that are 0 or more, or null for none"
        guard node.items?.count == 2, let values = list() else { return mismatch(expected) }
        let extents = values.map { value -> Double?? in
            value.isNull ? .some(nil) : value.number(0...1e9).map { .some($0) }
        }
        guard let width = extents[0], let height = extents[1] else { return nil }
        return OwnSize(width: width, height: height)
    }

    /// `[horizontal, vertical]`, each a priority from 0, which is no wish, to 1000.
    private func axisPriorities() -> AxisPriorities? {
        let expected = "[horizontal, vertical] priorities from 0 to 1000"
        guard let numbers = numbers(count: 2, expected) else { return nil }
        guard numbers.allSatisfy({ (0...1000).contains($0) }) else { return mismatch(expected) }
        return AxisPriorities(LayoutPriority(numbers[0]), LayoutPriority(numbers[1]))
    }

    private func finiteInsets() -> EdgeInsets? {
        guard let insets = edgeInsets() else { return nil }
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        return edges.allSatisfy(\.isFinite) ? insets : mismatch("finite insets")
    }
}

// MARK: - Rules

extension DocumentValue {
    /// The rules of a list, each a text; nothing where one of them is wrong.
    fileprivate func rules(_ reader: RuleReader) -> [Rule]? {
        guard let values = list() else { return nil }
        let rules = values.map { $0.rule(reader) }
        return rules.contains { $0 == nil } ? nil : rules.flatMap { $0 ?? [] }
    }

    private func rule(_ reader: RuleReader) -> [Rule]? {
        guard let text = string() else { return nil }
        let start = place(ofCharacter: 0)
        do {
            return try reader.rules(RuleSource(text, line: start?.line ?? 1, column: start?.column ?? 1))
        } catch {
            reading.report(
                Diagnostic(
                    "\(error.problem) in the rule «\(error.rule)»", path: path.text,
                    place: place(ofCharacter: error.offset)))
            return nil
        }
    }
}
