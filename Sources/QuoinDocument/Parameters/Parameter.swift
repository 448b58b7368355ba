import QuoinValues

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
        guard isMapping, let mapping = mapping() else {
            return parameterType().map { Parameter(name: name, type: $0, declaration: declaration) }
        }
        defer { mapping.finish() }
        let (fallback, example) = (mapping["default"], mapping["example"])
        guard let type = mapping["type"].map({ $0.parameterType() }) ?? .text else { return nil }
        func checked(_ value: DocumentValue?) -> DetachedValue? {
            // A value that is wrong was reported, and is not missing.
            value.map { DetachedValue(type.checked($0, isCell: false) ?? $0.emptyText, at: $0.path) }
        }
        return Parameter(
            name: name, type: type, fallback: checked(fallback), example: checked(example), declaration: declaration)
    }

    /// The empty text used in place of a value that is wrong.
    var emptyText: SourceNode { .scalar(SourceNode.Scalar(string: "", style: .doubleQuoted, place: place)) }
}

extension [Parameter] {
    /// That no parameter has a name.
    func unknownMessage(_ name: String) -> String {
        let hint = nearestNameHint(nearestName(to: name, among: map(\.name)))
        return "the document has no parameter \"\(name)\"\(hint)"
    }

    /// The errors in the columns of a table: names that are not parameters, and parameters that need a value and have
    /// none.
    ///
    /// - Parameter others: names that columns may have besides the parameters.
    package func problems(withColumns columns: [SourceNode], besides others: Set<String>) -> [Diagnostic] {
        let names = columns.compactMap(\.string)
        let unknown = columns.compactMap { column -> Diagnostic? in
            let name = column.string ?? ""
            guard !others.contains(name), !contains(where: { $0.name == name }) else { return nil }
            return Diagnostic(unknownMessage(name), path: "", place: column.place)
        }
        let missing = filter { !names.contains($0.name) && $0.fallback == nil }.compactMap { parameter -> Diagnostic? in
            guard let place = columns.first?.place, parameter.type.missing(at: place) == nil else { return nil }
            return Diagnostic("there is no column \"\(parameter.name)\"", path: "", place: place)
        }
        return unknown + missing
    }
}
