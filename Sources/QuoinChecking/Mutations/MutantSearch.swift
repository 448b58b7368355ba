import QuoinDocument
import QuoinSystem

/// Finds the values of a document that can be changed, each by its declared form: numbers, colors, words, texts, rules,
/// and the order and presence of children and keys.
struct MutantSearch {
    private(set) var mutants: [Mutant] = []
    private var shapes = KeptValues<String, FlatShape>()

    /// The keys whose values are not visible in pictures, or that determine which pictures there are.
    private static let ignoredKeys: Set<String> = [
        "id", "because", "check", "fonts", "variants", "link", "guides",
    ]

    init(_ root: SourceNode) {
        visit(root, .mapping { .document }, [])
    }

    private mutating func visit(_ node: SourceNode, _ shape: ValueShape, _ steps: [DocumentStep]) {
        let flat = flat(shape)
        switch node {
        case .scalar(let scalar): visit(scalar, flat, steps)
        case .list(let list):
            for (position, item) in list.items.enumerated() { visit(item, flat.item, steps + [.index(position)]) }
            addChanges(of: list, flat, steps)
        case .mapping(let mapping):
            for (key, value) in mapping.pairs {
                guard let name = key.string, !Self.ignoredKeys.contains(name), let inner = flat.value(of: name)
                else { continue }
                let (own, count) = (steps + [.key(name)], mutants.count)
                visit(value, inner, own)
                guard canLeaveOut(name, value, of: flat, isRoot: steps.isEmpty) else { continue }
                // Some kinds need all their elements, so that an empty one takes the place.
                let isEmptied = !value.isPlain && self.flat(inner).isElement
                mutants.append(
                    Mutant(
                        name + (value.string.map { " " + Self.short($0) } ?? "") + " left out",
                        isEmptied ? .empty : .remove, at: own, place: value.place,
                        sort: mutants[count...].first?.sort ?? .layout))
            }
        }
    }

    /// Whether a picture may not show that a key is left out. Any picture shows that a row or all of a text is not there,
    /// and the items of a list of elements are left out one by one.
    private mutating func canLeaveOut(
        _ name: String, _ value: SourceNode, of flat: FlatShape, isRoot: Bool
    ) -> Bool {
        if name == "rules" { return false }
        if value.isPlain { return true }
        guard !isRoot, let declared = flat.declaredValue(of: name) else { return false }
        if flat.isElement, KindReaders.byKey[name] != nil { return false }
        if case .list = value { return !holdsElements(self.flat(declared)) }
        return true
    }

    private mutating func holdsElements(_ flat: FlatShape) -> Bool {
        flat.lists.contains { self.flat($0.item).isElement }
    }

    /// Each named shape is flattened once, because that of an element has hundreds of keys.
    private mutating func flat(_ shape: ValueShape) -> FlatShape {
        guard shape.alternatives.count == 1, case .named(let name, _) = shape.alternatives[0] else {
            return FlatShape(shape)
        }
        return shapes.value(for: name) { FlatShape(shape) }
    }

    private mutating func visit(_ scalar: SourceNode.Scalar, _ flat: FlatShape, _ steps: [DocumentStep]) {
        if steps.lastKey == "rules" { return addRule(scalar, steps) }
        if scalar.style == .plain, scalar.string == "null" || scalar.string.isEmpty { return }
        let mutation = ScalarMutation(text: scalar.string, isQuoted: scalar.style != .plain, shape: flat)
        guard let result = mutation.result, result != scalar.string else { return }
        let number = scalar.style == .plain && !flat.numbers.isEmpty ? DocumentValue.number(scalar.string) : nil
        // Of a list, such as insets, the item.
        let label = steps.path.split(separator: ".").last.map(String.init) ?? ""
        let isWord = flat.words.contains { $0.contains(scalar.string) } || ["true", "false"].contains(scalar.string)
        let isLetters = (flat.hasText || flat.isAnything) && number == nil && !isWord
        add(label, scalar, result, steps, number: number, sort: mutation.isColor ? .color : isLetters ? .text : .layout)
    }

    /// A rule with another constant, or another relation if it has none.
    private mutating func addRule(_ scalar: SourceNode.Scalar, _ steps: [DocumentStep]) {
        if let match = scalar.string.firstMatch(of: /([-+] *)(\d+(?:\.\d+)?)/), let value = Double(match.output.2) {
            let constant = match.output.1 + shortDescription(value + 1)
            add("rule", scalar, scalar.string.replacing(match.output.0, with: constant, maxReplacements: 1), steps)
        } else if scalar.string.contains("==") {
            let hasPriority = scalar.string.contains("--!")
            let changed = scalar.string.replacing("--!", with: "+ 1 --!", maxReplacements: 1)
            add("rule", scalar, hasPriority ? changed : scalar.string + " + 1", steps)
        }
    }

    /// Replaces a word by another.
    private mutating func add(
        _ name: String, _ scalar: SourceNode.Scalar, _ result: String, _ steps: [DocumentStep],
        number: Double? = nil, sort: Mutant.Sort = .layout
    ) {
        mutants.append(
            Mutant(
                "\(name) \(Self.short(scalar.string)) → \(Self.short(result))", .replace(result), at: steps,
                place: scalar.place, values: Mutant.Values(before: scalar.string, after: result), number: number,
                sort: sort))
    }

    /// The list without one of its items, and with two neighbors exchanged.
    private mutating func addChanges(of list: SourceNode.List, _ flat: FlatShape, _ steps: [DocumentStep]) {
        let hasRules = steps.lastKey == "rules"
        guard holdsElements(flat) || hasRules else { return }
        for (position, item) in list.items.enumerated() {
            let words = hasRules ? "rule \(Self.short(item.string ?? ""))" : "child \(position)"
            let own = steps + [.index(position)]
            mutants.append(Mutant("\(words) removed", .remove, at: own, place: item.place))
            guard !hasRules, position + 1 < list.items.count else { continue }
            mutants.append(
                Mutant(
                    "children \(position) and \(position + 1) exchanged", .swap(position), at: own, place: item.place))
        }
    }

    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 48 ? line.prefix(47) + "…" : line
    }
}

extension SourceNode {
    /// Whether it is one value, or a list of such.
    fileprivate var isPlain: Bool {
        switch self {
        case .scalar: true
        case .list(let list): list.items.allSatisfy { if case .scalar = $0 { true } else { false } }
        case .mapping: false
        }
    }
}
