import QuoinValues

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

    /// The names for a reading; `nil` if there are none.
    func scope(in reading: DocumentReading) -> ReadingScope? {
        guard !values.isEmpty else { return nil }
        return ReadingScope(
            Dictionary(values.map { ($0.name, $0.value.value(in: reading)) }, uniquingKeysWith: { first, _ in first }))
    }
}
