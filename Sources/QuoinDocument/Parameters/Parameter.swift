import QuoinDeclarations

/// A parameter of a document: a value that data gives.
package struct Parameter: Sendable {
    package var name: String
    package var type: ParameterType
    /// The value of a picture whose data has none.
    var fallback: DetachedValue?
    /// The value of the document itself, which is drawn without data.
    var example: DetachedValue?
    /// Where the parameter is declared.
    var declaration: DetachedValue
}

extension KeyShape {
    /// The parameters of a document.
    static var parameters: KeyShape {
        let declaration = MappingShape([
            KeyShape(
                "type", .parameterType, "What the values are: text, number, boolean, date, [type] or {name: type}.",
                defaultValue: "text"),
            KeyShape("default", .anything, "The value where data has none."),
            KeyShape("example", .anything, "The value of the document itself, which has no data."),
        ])
        return KeyShape(
            "parameters",
            .mapping { MappingShape([], others: .allowed(.mapping { declaration } + .parameterType)) },
            "The values that data gives, by name, each a type, or a type with a default and an example.")
    }
}

extension DocumentValue {
    /// The parameters of a document, in order.
    func documentParameters() -> [Parameter] {
        (mapping()?.all() ?? []).compactMap { name, value in
            if name.isEmpty || name.contains(where: { ".:{}$".contains($0) }) {
                value.report("the name of a parameter has none of the characters . : { } $")
                return nil
            }
            return value.parameter(name)
        }
    }

    private func parameter(_ name: String) -> Parameter? {
        let declaration = DetachedValue(self)
        guard let declared = node.mapping, Self.keys.contains(where: { declared[$0] != nil }) else {
            return parameterType().map { Parameter(name: name, type: $0, declaration: declaration) }
        }
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (fallback, example) = (mapping["default"], mapping["example"])
        guard let type = mapping["type"].map({ $0.parameterType() }) ?? .text else { return nil }
        func checked(_ value: DocumentValue?) -> DetachedValue? {
            value.flatMap { value in type.checked(value, isCell: false).map { DetachedValue($0, at: value.path) } }
        }
        return Parameter(
            name: name, type: type, fallback: checked(fallback), example: checked(example), declaration: declaration)
    }

    private static let keys = ["type", "default", "example"]
}
