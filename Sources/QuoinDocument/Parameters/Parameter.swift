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
        if names.count == 1, let separator = [";", "\t"].first(where: names[0].contains) {
            let name = separator == ";" ? "\"\(separator)\"" : "tabs"
            return [
                Diagnostic(
                    "the columns are separated by \(name); in CSV they are by \",\" (RFC 4180)", path: "",
                    place: columns[0].place)
            ]
        }
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

/// The values of all parameters of a document for one picture, checked and complete.
package struct Arguments: Sendable {
    /// By the names of the parameters, in their order.
    package private(set) var values: [(name: String, value: DetachedValue)] = []

    /// The examples of parameters, or their defaults. A parameter with neither is reported, and gets an empty text.
    init(examplesOf parameters: [Parameter], in reading: DocumentReading) {
        values = parameters.map { parameter in
            if let value = parameter.example ?? parameter.fallback { return (parameter.name, value) }
            let place = parameter.declaration.node.place
            if let missing = parameter.type.missing(at: place) {
                return (parameter.name, DetachedValue(missing, at: .root))
            }
            let declaration = parameter.declaration.value(in: reading)
            declaration.report(
                "the parameter \"\(parameter.name)\" has neither an example nor a default, and there is no data")
            return (parameter.name, DetachedValue(declaration.emptyText, at: .root))
        }
    }

    /// The values of a row, and defaults for those that it does not have.
    ///
    /// - Parameters:
    ///   - reading: receives the errors of the row.
    ///   - others: names that the row may have besides the parameters.
    init(_ row: DataRow, for parameters: [Parameter], besides others: Set<String>, in reading: DocumentReading) {
        let path = row.path
        for (key, value) in row.fields.pairs {
            let name = key.string ?? ""
            guard !others.contains(name), !parameters.contains(where: { $0.name == name }) else { continue }
            DocumentValue(node: row.isTable ? value : key, path: path, reading: reading)
                .report(parameters.unknownMessage(name))
        }
        values = parameters.compactMap { parameter in
            argument(of: parameter, in: row, path, reading).map { (parameter.name, $0) }
        }
    }

    private func argument(
        of parameter: Parameter, in row: DataRow, _ path: DocumentPath, _ reading: DocumentReading
    ) -> DetachedValue? {
        let path = path.appending(.key(parameter.name))
        if let node = row.fields[parameter.name] {
            let given = DocumentValue(node: node, path: path, reading: reading)
            if !given.isMissing(isCell: row.isTable) {
                return parameter.type.checked(given, isCell: row.isTable).map { DetachedValue($0, at: path) }
            }
        }
        if let fallback = parameter.fallback { return fallback }
        let place = row.fields[parameter.name]?.place ?? row.fields.place
        if let missing = parameter.type.missing(at: place) { return DetachedValue(missing, at: path) }
        let whole = DocumentValue(node: .mapping(row.fields), path: row.path, reading: reading)
        reading.report(Diagnostic("\"\(parameter.name)\" is missing", path: whole.path.text, place: place))
        return nil
    }

    /// The names for a reading; `nil` if there are none and no components, so that a text with a dollar sign is no name.
    func scope(in reading: DocumentReading) -> ReadingScope? {
        guard !values.isEmpty || !reading[Components.self].isEmpty else { return nil }
        return ReadingScope(
            Dictionary(values.map { ($0.name, $0.value.value(in: reading)) }, uniquingKeysWith: { first, _ in first }))
    }
}
