import QuoinValues

/// The type of a parameter's values: `text`, `optional number`, `[text]`, `{name: text, price: number}`.
package indirect enum ParameterType: Hashable, Sendable {
    case text
    case number
    /// `true` or `false`.
    case boolean
    /// A date, with a time if it has one (ISO 8601).
    case date
    case list(ParameterType)
    case record([Field])
    /// A value that may be missing, which is then nothing.
    case optional(ParameterType)

    package struct Field: Hashable, Sendable {
        package var name: String
        package var type: ParameterType
    }

    fileprivate static let optionalPrefix = "optional "
    fileprivate static let words: [(name: String, type: ParameterType)] = [
        ("text", .text), ("number", .number), ("boolean", .boolean), ("date", .date),
    ]

    /// The type in messages.
    var name: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .boolean: "true or false"
        case .date: "a date such as 2026-11-23 or 2026-11-23T18:30"
        case .list: "a list"
        case .record(let fields): "a record of \(fields.map(\.name).joined(separator: ", "))"
        case .optional(let type): type.name
        }
    }
}

extension ValueShape {
    /// A type of parameters.
    static var parameterType: ValueShape {
        .words(ParameterType.words.flatMap { word in [word.name, ParameterType.optionalPrefix + word.name] })
            + .list(.anything, count: 1...1) + .named(values: .anything)
    }
}

extension DocumentValue {
    /// A type: a word, a list with the type of its values, or a record's types by name.
    func parameterType() -> ParameterType? {
        switch node {
        case .scalar(let scalar):
            let isOptional = scalar.string.hasPrefix(ParameterType.optionalPrefix)
            let word = scalar.string.dropFirst(isOptional ? ParameterType.optionalPrefix.count : 0)
            if let type = ParameterType.words.first(where: { $0.name == word })?.type {
                return isOptional ? .optional(type) : type
            }
            let names = ParameterType.words.map(\.name)
            let hint = nearestNameHint(
                Self.word(for: String(word), among: names) ?? nearestName(to: String(word), among: names))
            report(
                "expected a type: \(names.joined(separator: ", ")), one of them after \"optional\", [type], or "
                    + "{name: type}; not \(summary)\(hint)")
            return nil
        case .list:
            // The fields of a record may be called as the keys of a guard are.
            guard let item = node.items?.first, node.items?.count == 1 else {
                return mismatch("one type, that of the list's values")
            }
            return part(item, .item(0)).parameterType().map { .list($0) }
        case .mapping:
            guard let fields = mapping()?.all(), !fields.isEmpty else {
                return mismatch("the types of a record's fields")
            }
            let types = fields.map { name, value in
                value.parameterType().map { ParameterType.Field(name: name, type: $0) }
            }
            let known = types.compactMap(\.self)
            return known.count == types.count ? .record(known) : nil
        }
    }
}

// MARK: - Values

extension ParameterType {
    /// The value in the form that documents read; `nil`, with a report, if it is not of this type.
    ///
    /// - Parameter isCell: whether the value is a cell of a table, which has no types: lists and records are JSON there.
    func checked(_ value: DocumentValue, isCell: Bool) -> SourceNode? {
        if value.isMissing(isCell: isCell) {
            return missing(at: value.place) ?? value.mismatch("\(name)")
        }
        switch self {
        case .optional(let type): return type.checked(value, isCell: isCell)
        case .text: return value.checkedText() ?? value.mismatch("\(name)")
        case .number:
            guard isCell || !value.isQuoted else { return value.mismatch("\(name)", as: .number) }
            return value.scalar(.plain) { DocumentValue.number($0) != nil } ?? value.mismatch("\(name)", as: .number)
        case .boolean:
            guard isCell || !value.isQuoted else { return value.mismatch("\(name)") }
            return value.scalar(.plain) { $0 == "true" || $0 == "false" } ?? value.mismatch("\(name)")
        case .date: return value.scalar(.doubleQuoted) { CalendarDate($0) != nil } ?? value.mismatch("\(name)")
        case .list(let type):
            guard let value = isCell ? value.parsedCell(name) : value else { return nil }
            guard let items = value.node.items else { return value.mismatch("\(name)") }
            let checked = items.enumerated().map { index, item in
                type.checked(value.part(item, .item(index)), isCell: false)
            }
            let known = checked.compactMap(\.self)
            return known.count == items.count ? .list(SourceNode.List(items: known, place: value.place)) : nil
        case .record(let fields):
            guard let value = isCell ? value.parsedCell(name) : value else { return nil }
            return Self.checked(value, fields, name)
        }
    }

    /// The value used if none is given; `nil` if one must be given.
    func missing(at place: SourcePlace) -> SourceNode? {
        switch self {
        case .optional: .scalar(SourceNode.Scalar(string: "", style: .plain, place: place))
        case .list: .list(SourceNode.List(items: [], place: place))
        case .text, .number, .boolean, .date, .record: nil
        }
    }

    private static func checked(_ value: DocumentValue, _ fields: [Field], _ name: String) -> SourceNode? {
        guard let mapping = value.node.mapping else { return value.mismatch("\(name)") }
        for (key, _) in mapping.pairs where !fields.contains(where: { $0.name == key.string }) {
            let hint = nearestNameHint(nearestName(to: key.string ?? "", among: fields.map(\.name)))
            DocumentValue(node: key, path: value.path, reading: value.reading)
                .report("the record has no field \"\(key.string ?? "")\"" + hint)
        }
        var result = SourceNode.Mapping(pairs: [], place: value.place)
        for field in fields {
            guard let given = mapping[field.name] else {
                if field.type.missing(at: value.place) == nil { value.report("\"\(field.name)\" is missing") }
                result[field.name] = field.type.missing(at: value.place)
                continue
            }
            result[field.name] = field.type.checked(value.part(given, .key(field.name)), isCell: false)
        }
        return result.pairs.count == fields.count ? .mapping(result) : nil
    }
}

extension DocumentValue {
    /// Whether there is no value. A cell that is in quotes is a text, even if it is empty.
    func isMissing(isCell: Bool) -> Bool {
        guard isCell else { return isNull }
        return node.string?.isEmpty == true && !isQuoted
    }

    /// A part of a value in which names are not replaced.
    fileprivate func part(_ node: SourceNode, _ step: DocumentPath.Step) -> DocumentValue {
        DocumentValue(node: node, path: path.appending(step), reading: reading)
    }

    /// The scalar in quotes; `nil` for any other value. Characters that control devices are refused as in documents.
    fileprivate func checkedText() -> SourceNode? {
        if let control = node.string?.unicodeScalars.first(where: \.isDeviceControl) {
            report("a text cannot have the control character U+" + String(control.value, radix: 16, uppercase: true))
        }
        return scalar(.doubleQuoted) { _ in true }
    }

    /// The scalar in a style, if its text is as it should be.
    fileprivate func scalar(_ style: SourceNode.Style, where isRight: (String) -> Bool) -> SourceNode? {
        guard case .scalar(var scalar) = node, isRight(scalar.string) else { return nil }
        scalar.style = style
        return .scalar(scalar)
    }

    /// The value that a cell has as JSON.
    fileprivate func parsedCell(_ name: String) -> DocumentValue? {
        guard case .scalar(let scalar) = node else { return mismatch("\(name)") }
        var result = self
        do {
            result.node = try JSONParser.value(scalar.string.utf8, at: scalar.place)
            return result
        } catch {
            report("expected \(name) as JSON: \(error.message)")
            return nil
        }
    }
}
