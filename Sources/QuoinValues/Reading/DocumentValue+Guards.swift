extension SourceNode {
    /// The keys of an item of a list that make it depend on values.
    package enum GuardKey {
        package static let condition = "if"
        package static let repetition = "for"
        /// The item itself, if it is not a mapping beside these keys.
        package static let item = "item"
    }

    /// Whether the node, as an item of a list, is under a condition or a repetition.
    var isGuarded: Bool {
        guard case .mapping(let mapping) = self else { return false }
        return mapping.pairs.contains { $0.key.string == GuardKey.condition || $0.key.string == GuardKey.repetition }
    }
}

extension DocumentValue {
    /// The values of a list of which some items are under conditions and repetitions.
    func guarded(_ items: [SourceNode]) -> [DocumentValue] {
        var values: [DocumentValue] = []
        for (index, item) in items.enumerated() {
            if item.isGuarded {
                rawValue(item, at: .item(index)).addRepeated(to: &values)
            } else {
                values.append(value(item, at: .item(index)))
            }
        }
        return values
    }

    /// Adds the item without its guards: not at all, once, or once for each value of a list.
    private func addRepeated(to items: inout [DocumentValue]) {
        guard let mapping = node.mapping else { return }
        guard let repetition = mapping[SourceNode.GuardKey.repetition] else { return addIfShown(to: &items) }
        let loop = rawValue(repetition, at: .key(SourceNode.GuardKey.repetition))
        guard let (name, list) = loop.loop() else { return }
        for (index, entry) in list.enumerated() {
            guard reading.enterRepetition(loop) else { return }
            var values: [String: DocumentValue] = [
                "index": loop.constant("\(index + 1)"), "isFirst": loop.constant("\(index == 0)"),
                "isLast": loop.constant("\(index == list.count - 1)"),
            ]
            values[name] = entry
            let item = DocumentValue(
                node: node, path: index == 0 ? path : path.appending(.copy("\(index + 1)")), reading: reading,
                scope: ReadingScope(values, within: scope))
            item.addIfShown(to: &items)
        }
    }

    /// The name and the values of `{name: list}`.
    private func loop() -> (name: String, values: [DocumentValue])? {
        let names = isMapping ? mapping()?.all() ?? [] : []
        guard names.count == 1, let (name, list) = names.first else {
            report("expected one name for the values of a list, as in {tag: $tags}")
            return nil
        }
        if list.isNull { return (name, []) }
        guard let items = list.node.items else { return list.mismatch("a list", as: .list) }
        // Data is not a document: it contains no guards.
        return (name, items.enumerated().map { list.value($1, at: .item($0)) })
    }

    /// A value that the place of an item gives.
    private func constant(_ text: String) -> DocumentValue {
        let scalar = SourceNode.Scalar(string: text, style: .plain, place: place)
        return DocumentValue(node: .scalar(scalar), path: path, reading: reading)
    }

    private func addIfShown(to values: inout [DocumentValue]) {
        guard let shown = ifShown, var rest = shown.node.mapping else { return }
        rest[SourceNode.GuardKey.repetition] = nil
        if rest.pairs.count == 1, let item = rest[SourceNode.GuardKey.item] {
            values.append(value(item, at: .key(SourceNode.GuardKey.item)))
        } else {
            values.append(DocumentValue(node: .mapping(rest), path: path, reading: reading, scope: scope))
        }
    }

    /// The items of a list that are none of its values, without their guards, and the names whose values they do not have:
    /// their conditions do not hold, or there is nothing to repeat them for.
    package func hiddenItems(beside values: [DocumentValue]) -> [(item: DocumentValue, names: Set<String>)] {
        let shown = values.map(\.path.text)
        return (node.items ?? []).enumerated().compactMap { index, item in
            guard item.isGuarded, var mapping = item.mapping else { return nil }
            let value = rawValue(item, at: .item(index))
            guard !shown.contains(where: { $0.hasPrefix(value.path.text) }) else { return nil }
            let loop = mapping[SourceNode.GuardKey.repetition]?.mapping?.pairs.compactMap(\.key.string) ?? []
            mapping[SourceNode.GuardKey.condition] = nil
            mapping[SourceNode.GuardKey.repetition] = nil
            let names = loop.isEmpty ? [] : Set(loop + ["index", "isFirst", "isLast"])
            return (DocumentValue(node: .mapping(mapping), path: value.path, reading: reading, scope: scope), names)
        }
    }

    /// The value of a key without its condition; `nil` if that does not hold.
    package var ifShown: DocumentValue? {
        guard node.mapping?[SourceNode.GuardKey.condition] != nil else { return self }
        guard isShown, var mapping = node.mapping else { return nil }
        mapping[SourceNode.GuardKey.condition] = nil
        return DocumentValue(node: .mapping(mapping), path: path, reading: reading, scope: scope)
    }

    // MARK: Conditions

    /// Whether the condition of a mapping holds; that of one without a condition does.
    private var isShown: Bool {
        guard let condition = node.mapping?[SourceNode.GuardKey.condition] else { return true }
        return rawValue(condition, at: .key(SourceNode.GuardKey.condition)).holds()
    }

    /// Whether a condition holds: `$name` is there, `{not: …}`, `{value: $name, is: …}`, or all of a list.
    private func holds() -> Bool {
        switch node {
        case .list(let list):
            // All are read for their errors.
            let results = list.items.enumerated().map { rawValue($1, at: .item($0)).holds() }
            return results.allSatisfy(\.self)
        case .scalar:
            warnOfConstantCondition()
            return (scope?.substituted(self) ?? self).isPresent
        case .mapping: break
        }
        guard let mapping = mapping() else { return false }
        defer { mapping.finish() }
        if let inner = node.mapping?["not"] {
            _ = mapping["not"]
            return !rawValue(inner, at: .key("not")).holds()
        }
        guard let value = mapping.required("value"), let expected = mapping.required("is") else { return false }
        guard value.isResolved, expected.isResolved else { return false }
        return (expected.node.items ?? [expected.node]).contains { value.node.hasValue(of: $0) }
    }

    /// Warns of a text without a name in it, which is the same for all data.
    private func warnOfConstantCondition() {
        guard let text = node.plainText, !isNull, !isBool, !text.contains("$") else { return }
        let names = scope.map { Array($0.names) } ?? []
        let hint = nearestNameHint(nearestName(to: text, among: names).map { "$\($0)" })
        warn("\"\(text)\" is a text, and always holds\(hint)")
    }

    /// Whether there is a value: not null, `false`, an empty text or an empty list.
    private var isPresent: Bool {
        guard isResolved else { return false }
        switch node {
        case .scalar(let scalar): return !isNull && !scalar.string.isEmpty && (isQuoted || scalar.string != "false")
        case .list(let list): return !list.items.isEmpty
        case .mapping: return true
        }
    }

    /// Whether the value is not an unknown name; reports one that is.
    private var isResolved: Bool {
        // The texts of data are in quotes: they contain no names.
        let hint = isQuoted ? "" : parameterHint
        guard !hint.isEmpty else { return true }
        report(String(hint.dropFirst(2)))
        return false
    }
}

extension SourceNode {
    /// Whether two scalars have the same text, or are the same number.
    fileprivate func hasValue(of other: SourceNode) -> Bool {
        guard let (first, second) = string.flatMap({ first in other.string.map { (first, $0) } }) else { return false }
        if first == second { return true }
        guard let number = DocumentValue.number(first), let other = DocumentValue.number(second) else { return false }
        return number == other
    }
}
