import QuoinLayout
import Yams

/// A named element with parameters, to be used as a kind of its own.
///
///     components:
///       pill:
///         parameters: {label: null, tint: "#fff"}
///         element: {text: $label, fill: $tint}
///     layout:
///       pill: {label: Swift}
///
/// A value that is `$name` becomes the argument, whatever it is; `${name}` within a text becomes the argument's text.
struct Component {
    /// The parameters with their defaults, in order; a parameter without one must be given.
    var parameters: [(name: String, fallback: Node?)]
    var element: DocumentValue
}

extension DocumentReading {
    /// Reads the components, which may use one another.
    func readComponents(_ value: DocumentValue?) {
        let kinds = Set(KindReaders.all.map { $0.key })
        for (name, value) in value?.mapping()?.all() ?? [] {
            if kinds.contains(name) {
                value.report("\"\(name)\" is a kind; a component needs a name of its own")
            } else if let mapping = value.mapping() {
                components[name] = Component(mapping)
            }
        }
    }
}

extension Component {
    fileprivate init?(_ mapping: DocumentMapping) {
        parameters = mapping["parameters"]?.parameters() ?? []
        defer { mapping.finish() }
        guard let element = mapping.required("element") else { return nil }
        self.element = element
    }
}

extension DocumentValue {
    /// A list of names, or a mapping of names to defaults.
    fileprivate func parameters() -> [(name: String, fallback: Node?)] {
        if isList { return list()?.compactMap { value in value.string().map { ($0, nil) } } ?? [] }
        return mapping()?.all().map { ($0.key, $0.value.isNull ? nil : $0.value.node) } ?? []
    }

    /// The element of a component, with this value's arguments in it.
    func componentElement(_ name: String) -> AnyElement? {
        guard let component = reading.components[name] else { return nil }
        guard !reading.expanding.contains(name) else {
            report("the component \"\(name)\" uses itself: " + (reading.expanding + [name]).joined(separator: " → "))
            return nil
        }
        guard let arguments = arguments(for: component) else { return nil }
        reading.expanding.append(name)
        defer { reading.expanding.removeLast() }
        let node = component.element.node.substituting(arguments)
        return DocumentValue(node: node, path: "\(path)(\(component.element.path))", reading: reading).element()
    }

    private func arguments(for component: Component) -> [String: Node]? {
        if isNull { return fallbacks(of: component, given: [:]) }
        guard let mapping = mapping() else { return nil }
        var given: [String: Node] = [:]
        for (name, _) in component.parameters { given[name] = mapping[name]?.node }
        mapping.finish()
        return fallbacks(of: component, given: given)
    }

    private func fallbacks(of component: Component, given: [String: Node]) -> [String: Node]? {
        var arguments = given
        var isComplete = true
        for (name, fallback) in component.parameters where arguments[name] == nil {
            arguments[name] = fallback
            if fallback == nil {
                report("the parameter \"\(name)\" is missing")
                isComplete = false
            }
        }
        return isComplete ? arguments : nil
    }
}

extension Node {
    /// The node with arguments in place of `$name` and `${name}`.
    fileprivate func substituting(_ arguments: [String: Node]) -> Node {
        switch self {
        case .scalar(let scalar):
            return scalar.substituting(arguments).map { .scalar($0) }
                ?? arguments[String(scalar.string.dropFirst())] ?? self
        case .mapping(var mapping):
            for (key, value) in mapping { mapping[key] = value.substituting(arguments) }
            return .mapping(mapping)
        case .sequence(var sequence):
            for index in sequence.indices { sequence[index] = sequence[index].substituting(arguments) }
            return .sequence(sequence)
        case .alias:
            return self
        }
    }
}

extension Node.Scalar {
    /// The scalar with the texts of arguments in it; nothing where it stands for an argument as a whole.
    fileprivate func substituting(_ arguments: [String: Node]) -> Node.Scalar? {
        if string.hasPrefix("$"), arguments[String(string.dropFirst())] != nil { return nil }
        var result = self
        for (name, argument) in arguments {
            guard let text = argument.scalar?.string else { continue }
            result.string = result.string.split(separator: "${\(name)}", omittingEmptySubsequences: false)
                .joined(separator: text)
        }
        return result
    }
}
