import QuoinLayout

/// A document with some values changed, for a panel of a strip or pair.
struct DocumentVariant {
    var caption: String?
    var changes: [Change]

    /// A new value at a path.
    struct Change {
        var path: String
        var value: DocumentValue
        /// The mapping with the path as a key.
        var mapping: DocumentMapping

        var place: SourcePlace { mapping.place(of: path) ?? value.place }

        /// Reports errors in the path.
        func report(_ message: String) { mapping.report(message, at: path) }
    }

    /// The largest number of panels that a diagram may have.
    static let panelLimit = 100
    /// The largest number of values that are visited to find an id. Aliases can multiply values.
    private static let searchLimit = 1_000_000

    /// The root node with the changes, or `nil` with a report if a path does not exist.
    func applied(to root: SourceNode) -> SourceNode? {
        changes.reduce(root) { node, change in
            node.flatMap { applying(change, to: $0) }
        }
    }

    private func applying(_ change: Change, to root: SourceNode) -> SourceNode? {
        let path = change.path
        guard var steps = DocumentStep.steps(of: path) else {
            change.report(
                "\"\(path)\" is not a path; write it as canvas.width, layout.row.children.0.width or ID.width")
            return nil
        }
        if case .key(let first) = steps[0], root.mapping?[first] == nil {
            var budget = Self.searchLimit
            if let path = root.path(toID: first, &budget) { steps.replaceSubrange(0...0, with: path) }
        }
        guard let result = root.setting(steps[...], to: change.value.node, at: change.place) else {
            change.report("there is nothing at \"\(path)\" that could be set")
            return nil
        }
        return result
    }
}

extension SourceNode {
    /// The node with what a function makes of the value at the end of a path, or without that value if it makes none.
    package func changing(
        _ steps: ArraySlice<DocumentStep>, _ change: (SourceNode) -> SourceNode?
    ) -> SourceNode? {
        switch (steps.first, self) {
        case (nil, _): return change(self)
        case (.key(let key), .mapping(var mapping)):
            mapping[key] = mapping[key]?.changing(steps.dropFirst(), change)
            return .mapping(mapping)
        case (.index(let index), .list(var list)):
            let changed = list.items[index].changing(steps.dropFirst(), change)
            list.items.replaceSubrange(index...index, with: [changed].compactMap(\.self))
            return .list(list)
        default: return self
        }
    }

    /// The node with another value at the end of a path. Missing keys are added; reading the result reports unknown
    /// keys, at the place of the path.
    fileprivate func setting(
        _ steps: ArraySlice<DocumentStep>, to value: SourceNode, at place: SourcePlace
    ) -> SourceNode? {
        guard let step = steps.first else { return value }
        let rest = steps.dropFirst()
        switch step {
        case .key(let key):
            guard var mapping else {
                // In a flow mapping a key cannot have brackets, so an index may be written as a key.
                return Int(key).flatMap { items == nil ? nil : setting([.index($0)] + rest, to: value, at: place) }
            }
            let inner = mapping[key] ?? .mapping(Mapping(pairs: [], place: value.place))
            guard let changed = inner.setting(rest, to: value, at: place) else { return nil }
            if mapping[key] == nil {
                let name = SourceNode.scalar(SourceNode.Scalar(string: key, style: .plain, place: place))
                mapping.pairs.append((name, changed))
            } else {
                mapping[key] = changed
            }
            return .mapping(mapping)
        case .index(let index):
            guard case .list(var list) = self, list.items.indices.contains(index),
                let changed = list.items[index].setting(rest, to: value, at: place)
            else { return nil }
            list.items[index] = changed
            return .list(list)
        }
    }

    /// The path to the element with an id.
    ///
    /// - Parameter budget: how many values may still be visited.
    fileprivate func path(toID id: String, _ budget: inout Int) -> [DocumentStep]? {
        budget -= 1
        guard budget > 0 else { return nil }
        if let mapping {
            if mapping["id"]?.string == id { return [] }
            for (key, value) in mapping.pairs {
                if let name = key.string, let path = value.path(toID: id, &budget) { return [.key(name)] + path }
            }
        }
        for (index, value) in (items ?? []).enumerated() {
            if let path = value.path(toID: id, &budget) { return [.index(index)] + path }
        }
        return nil
    }
}

// MARK: - Reading

extension DocumentValue {
    /// `{path: [values]}`, a panel for each value; or a list of `{caption, set: {path: value}}`.
    func strip() -> [DocumentVariant] {
        if isList { return limited(list() ?? []).compactMap { $0.panel() } }
        guard let mapping = mapping() else { return [] }
        let entries = mapping.all()
        guard entries.count == 1, let (path, values) = entries.first else {
            report("a strip is over the values of one property; for several, list its panels")
            return []
        }
        let name = path.split(separator: ".").last.map(String.init) ?? path
        return limited(values.list() ?? []).map { value in
            DocumentVariant(
                caption: "\(name): \(value.node.flowText)",
                changes: [DocumentVariant.Change(path: path, value: value, mapping: mapping)])
        }
    }

    /// The panels, or none with a report if there are too many.
    private func limited(_ panels: [DocumentValue]) -> [DocumentValue] {
        guard panels.count > DocumentVariant.panelLimit else { return panels }
        report("there are more than \(DocumentVariant.panelLimit) panels", kind: .limit)
        return []
    }

    /// `{before: {path: value}, after: {path: value}}`.
    func pair() -> [DocumentVariant] {
        guard let mapping = mapping() else { return [] }
        defer { mapping.finish() }
        let before = mapping.required("before")?.changes() ?? []
        let after = mapping["after"]?.changes() ?? []
        return [
            DocumentVariant(caption: "before", changes: before), DocumentVariant(caption: "after", changes: after),
        ]
    }

    private func panel() -> DocumentVariant? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        return DocumentVariant(caption: mapping["caption"]?.string(), changes: mapping["set"]?.changes() ?? [])
    }

    func changes() -> [DocumentVariant.Change] {
        guard let mapping = mapping() else { return [] }
        return mapping.all().map { DocumentVariant.Change(path: $0.key, value: $0.value, mapping: mapping) }
    }
}

extension SourceNode {
    /// The value on one line of YAML, with `…` for values that are nested deeper.
    fileprivate var flowText: String {
        switch self {
        case .scalar(let scalar): scalar.string
        case .list(let list): "[" + list.items.map(\.word).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{" + mapping.pairs.map { "\($0.key.word): \($0.value.word)" }.joined(separator: ", ") + "}"
        }
    }

    private var word: String { string ?? "…" }
}
