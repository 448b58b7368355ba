import QuoinAutoLayout

/// Checks rules that no value shows: those under a condition that does not hold, and those that are repeated for nothing.
///
/// Their placeholders have no values then. A rule is wrong if it is so whatever stands there.
struct HiddenRules {
    /// The names of views and guides.
    let items: [String]
    let reader: RuleReader

    /// Reports what is wrong with a rule, which is a text or `{rule}` or `{item}`.
    ///
    /// - Parameter names: those of the repetition.
    func report(_ value: DocumentValue, _ names: Set<String>) {
        guard value.isMapping else { return check(value, names) }
        // Without a scope nothing is inserted.
        var plain = value
        plain.scope = nil
        guard let mapping = plain.mapping() else { return }
        defer { mapping.finish() }
        let item = SourceNode.GuardKey.item
        guard var inner = mapping.contains(item) ? mapping[item] : mapping.required("rule") else { return }
        inner.scope = value.scope
        report(inner, names)
    }

    private func check(_ value: DocumentValue, _ names: Set<String>) {
        guard let text = value.node.string, let parts = parts(of: text, value, names) else { return }
        guard let error = error(parts[...], "", left: 1_000)?.error else { return }
        let offset = parts.count == 1 ? error.offset : 0
        value.reading.report(
            Diagnostic(
                "\(error.problem) in the rule «\(parts.count == 1 ? error.rule : text)»", path: value.path.text,
                place: value.place(ofCharacter: offset)))
    }

    // MARK: Placeholders

    /// The parts of a text, each with all that may stand there; `nil` if that cannot be said.
    private func parts(of text: String, _ value: DocumentValue, _ names: Set<String>) -> [[String]]? {
        var parts: [[String]] = []
        var known = ""
        var rest = text[...]
        while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            let name = rest[open.upperBound..<close].prefix { $0 != ":" }
            known += rest[..<open.lowerBound]
            rest = rest[rest.index(after: close)...]
            let root = String(name.prefix { $0 != "." })
            if !names.contains(root), let text = value.scope?.value(of: name)?.filledText {
                known += text
                continue
            }
            guard let choices = choices(between: known.last, rest.first) else { return nil }
            parts += [[known], choices]
            known = ""
        }
        // A name in place of the whole text may be any rule.
        return text.first == "$" && parts.isEmpty ? nil : parts + [[known + rest]]
    }

    /// What may stand between two characters of a rule; `nil` for a part of a word.
    private func choices(between left: Character?, _ right: Character?) -> [String]? {
        func isPartOfWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        if isPartOfWord(left) || isPartOfWord(right) || left == nil && right == nil { return nil }
        if right == "." { return items + ["container"] }
        if left == "." {
            return ["top", "leading", "width", "edges", "size", "center", "verticalEdges", "horizontalEdges"]
        }
        return ["1"] + ["top", "leading", "width"].map { "container.\($0)" }
    }

    /// The first error if every choice has one; also `nil` where there are more choices than may be tried.
    private func error(
        _ parts: ArraySlice<[String]>, _ text: String, left: Int
    ) -> (error: RuleError, tried: Int)? {
        guard let choices = parts.first else {
            do {
                _ = try reader.rules(RuleSource(text))
                return nil
            } catch {
                return (error, 1)
            }
        }
        var first: RuleError?
        var tried = 0
        for choice in choices {
            guard tried < left, let found = error(parts.dropFirst(), text + choice, left: left - tried) else {
                return nil
            }
            first = first ?? found.error
            tried += found.tried
        }
        return first.map { ($0, tried) }
    }
}

extension DocumentValue {
    /// The text of a value; `nil` for none and for an empty one.
    fileprivate var filledText: String? { isNull ? nil : node.string.flatMap { $0.isEmpty ? nil : $0 } }
}
