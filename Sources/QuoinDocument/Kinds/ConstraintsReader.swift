import QuoinAutoLayout
import QuoinLayout
import Yams

/// `constraints`: `{views, guides, rules}`.
enum ConstraintsReader: KindReader {
    static let key = "constraints"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let guides = (mapping["guides"]?.list() ?? []).compactMap { $0.string() }
        let views = mapping["views"]?.mapping()?.all() ?? []
        for name in Set(views.map(\.key)).intersection(guides).sorted() {
            mapping["guides"]?.report("\"\(name)\" is a view already; a guide needs a name of its own")
        }
        let elements = views.map { $0.value.constrainedElement($0.key) }
        let names = views.map(\.key)
        let rules = mapping["rules"].map { $0.rules(views: names, guides: guides) } ?? []
        let complete = elements.compactMap { $0 }
        guard let rules, complete.count == views.count else { return nil }
        let layout = ConstraintsLayout(views: complete.map(\.traits), guides: guides, rules: rules)
        return Element(layout, children: complete.map(\.element)).erased
    }
}

extension DocumentValue {
    /// A view: an element with the keys that tell its own size and how much it insists on it.
    fileprivate func constrainedElement(_ name: String) -> ConstrainedElement? {
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
        guard let sequence = node.sequence, sequence.count == 2, let values = list() else { return mismatch(expected) }
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

    /// The rules of a list, each a text; nothing where one of them is wrong.
    fileprivate func rules(views: [String], guides: [String]) -> [Rule]? {
        guard let values = list() else { return nil }
        let sources = values.compactMap { $0.ruleSource() }
        do {
            let rules = try ConstraintsLayout.rules(sources, views: views, guides: guides)
            return sources.count == values.count ? rules : nil
        } catch {
            for error in error.errors { report(error, among: values) }
            return nil
        }
    }

    private func ruleSource() -> RuleSource? {
        guard let text = string() else { return nil }
        guard let place else { return RuleSource(text) }
        // A quoted text begins behind its quote.
        let isQuoted = node.scalar.map { $0.style == .singleQuoted || $0.style == .doubleQuoted } ?? false
        return RuleSource(text, line: place.line, column: place.column + (isQuoted ? 1 : 0))
    }

    private func report(_ error: RuleError, among rules: [DocumentValue]) {
        let rule = rules.first { $0.node.scalar?.string == error.rule }
        reading.report(
            Diagnostic(
                "\(error.problem) in the rule «\(error.rule)»", path: rule?.path ?? path, place: error.place ?? place))
    }
}
