import QuoinLayout

/// A named element with parameters, which can be used like a kind.
///
///     components:
///       pill:
///         parameters: {label: null, tint: "#fff"}
///         element: {text: $label, fill: $tint}
///     layout:
///       pill: {label: Swift}
///
/// A value `$name` is replaced by the argument, and `${name}` within a text by the argument's text.
struct Component: Sendable {
    /// The parameters with their defaults, in order. A parameter without a default is required.
    var parameters: [(name: String, fallback: DetachedValue?)]
    /// `nil` if it is missing, which is an error.
    var element: DetachedValue?
    /// What its texts have that they do not set themselves.
    var style: DetachedValue?
}

/// The components of a document, by name.
enum Components: ReadingKey {
    static var initial: [String: Component] { [:] }
}

/// The names of the components that elements use.
private enum UsedComponents: ReadingKey {
    static var initial: Set<String> { [] }
}

extension DocumentReading {
    /// Reads the components, which may use each other, in addition to those of other files.
    func readComponents(_ value: DocumentValue?) {
        guard let value else { return }
        var components = self[Components.self]
        for (name, value) in value.mapping()?.all() ?? [] {
            if Component.reservedNames.contains(name) {
                value.report("\"\(name)\" is a key of elements; a component needs a name of its own")
            } else if let other = components[name]?.element?.node.place {
                value.report("the component \"\(name)\" is also in \(other.file?.name ?? "line \(other.line)")")
            } else if let mapping = value.mapping() {
                components[name] = Component(mapping)
            }
        }
        self[Components.self] = components
    }

    /// Reads each of these components that no element uses and that needs no arguments. Its errors are warnings, since no
    /// picture has them.
    func checkUnusedComponents(_ value: DocumentValue?) {
        let again = DocumentReading(again: self)
        for (name, value) in value?.mapping()?.all() ?? [] where !self[UsedComponents.self].contains(name) {
            guard let component = self[Components.self][name],
                component.parameters.allSatisfy({ $0.fallback != nil })
            else { continue }
            let noArguments = SourceNode.mapping(SourceNode.Mapping(pairs: [], place: value.node.place))
            _ = DocumentValue(node: noArguments, path: value.path, reading: again).componentElement(name)
        }
        for var diagnostic in again.diagnostics {
            diagnostic.severity = .warning
            report(diagnostic)
        }
    }
}

extension Component {
    /// The keys of elements, which components cannot have as names.
    fileprivate static let reservedNames = Set(KindReaders.all.map(\.key) + CommonKeys.names)

    fileprivate init(_ mapping: DocumentMapping) {
        mapping.findOtherPlace = { name, _ in Self.reservedNames.contains(name) ? (name, "under \"element\"") : nil }
        mapping.markKnown(
            PropertyNames {
                [
                    ("element", ["layout", "child", "root", "body", "content", "template", "view"]),
                    ("parameters", ["arguments", "params", "properties", "props", "defaults"]),
                ]
            })
        parameters = mapping["parameters"]?.parameters() ?? []
        style = mapping["style"].map(DetachedValue.init)
        defer { mapping.finish() }
        element = mapping.required("element").map(DetachedValue.init)
    }
}

extension DocumentValue {
    /// A list of names, or a mapping from names to defaults.
    fileprivate func parameters() -> [(name: String, fallback: DetachedValue?)] {
        if isList { return list()?.compactMap { value in value.string().map { ($0, nil) } } ?? [] }
        return mapping()?.all().map { name, value in
            if value.isMapping, value.hasKey("type") || value.hasKey("default") {
                // As a default it would be there, and so hold as a condition, whatever is in it.
                value.report(
                    "the default itself is the value, as in \(name): false; only a document's parameters have types")
            }
            return (name, value.isNull ? nil : DetachedValue(value))
        } ?? []
    }

    /// The element of a component with this value as its arguments.
    func componentElement(_ name: String) -> AnyElement? {
        // One without an element is an error of its own.
        guard let component = reading[Components.self][name], let content = component.element else { return nil }
        let expanding = scope?.components ?? []
        guard !expanding.contains(name) else {
            report("the component \"\(name)\" uses itself: " + (expanding + [name]).joined(separator: " → "))
            return nil
        }
        if !reading[UsedComponents.self].contains(name) { reading[UsedComponents.self].insert(name) }
        guard let arguments = arguments(for: component) else { return nil }
        let scope = ReadingScope.component(expanding + [name], arguments, around: scope)
        let element = content.value(at: path.appending(.key("element")), in: reading, scope: scope)
        let style = component.style?.value(in: reading, scope: scope)
        return reading.withTextStyle(style) { scope.substituted(element).element() }
    }

    /// The argument or the default of each parameter; `nil` if one is missing.
    private func arguments(for component: Component) -> [String: DocumentValue]? {
        var arguments: [String: DocumentValue] = [:]
        if !isNull {
            guard let mapping = mapping(component.parameters.prefix(2).map(\.name)) else { return nil }
            for (name, _) in component.parameters { arguments[name] = mapping[name] }
            mapping.finish()
        }
        let missing = component.parameters.filter { arguments[$0.name] == nil && $0.fallback == nil }
        for (name, _) in missing { report("the parameter \"\(name)\" is missing") }
        for (name, fallback) in component.parameters where arguments[name] == nil {
            arguments[name] = fallback?.value(in: reading)
        }
        return missing.isEmpty ? arguments : nil
    }
}
