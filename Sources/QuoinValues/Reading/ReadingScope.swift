/// The meanings of names in a part of a document: the parameters of the document or of a component, and the values of
/// repetitions.
///
/// Names are replaced when a value is read, so that arguments that are passed from component to component cost nothing until
/// they are used.
package final class ReadingScope {
    private let values: [String: DocumentValue]
    /// The names around, which these ones hide.
    private let outer: ReadingScope?
    /// The components that are being expanded, the outermost first.
    package let components: [String]
    /// Replaces the placeholders of a text for its place in a collection; `nil` if it has none.
    private let placing: ((String) -> String?)?

    /// - Parameter components: the components that are being expanded, if other ones than around.
    package init(
        _ values: [String: DocumentValue], within outer: ReadingScope? = nil, components: [String]? = nil,
        placing: ((String) -> String?)? = nil
    ) {
        (self.values, self.outer) = (values, outer)
        self.components = components ?? outer?.components ?? []
        self.placing = placing ?? outer?.placing
    }

    /// The scope of a component's element: it has the component's arguments only, in the same place of a collection.
    package static func component(
        _ components: [String], _ arguments: [String: DocumentValue], around scope: ReadingScope?
    ) -> ReadingScope {
        ReadingScope(arguments, components: components, placing: scope?.placing)
    }

    /// All names, sorted.
    package var names: [String] { Set(values.keys).union(outer?.names ?? []).sorted() }

    /// The value of a name, or a field of a record: `title`, `line.price`.
    package func value(of name: Substring) -> DocumentValue? {
        if let value = values[String(name)] { return value }
        if let dot = name.firstIndex(of: "."), let record = values[String(name[..<dot])] {
            return record.field(name[name.index(after: dot)...])
        }
        return outer?.value(of: name)
    }

    /// The value with `$name` and `${name}` replaced by the values of the names, and `{section}`, `{item}` and `{kind}`
    /// replaced by the place in a collection.
    package func substituted(_ value: DocumentValue) -> DocumentValue {
        guard case .scalar(let scalar) = value.node else { return value }
        if scalar.string.utf8.first == UInt8(ascii: "$"), let argument = self.value(of: scalar.string.dropFirst()) {
            let isScalar = argument.node.string != nil
            return DocumentValue(
                node: argument.node, path: isScalar ? argument.path : argument.path.appending(.use(value.path)),
                reading: value.reading, scope: argument.scope)
        }
        guard let text = text(of: scalar.string, at: value) else { return value }
        var result = scalar
        result.string = text
        // A text that begins with a brace needs quotes, but its result may be a number.
        if placing != nil, DocumentValue.number(text) != nil { result.style = .plain }
        return DocumentValue(node: .scalar(result), path: value.path, reading: value.reading)
    }

    private func text(of string: String, at value: DocumentValue) -> String? {
        let hasDollar = string.utf8.contains(UInt8(ascii: "$"))
        warnOfOtherMarks(in: string, at: value)
        if hasDollar { warnOfName(withoutBracesIn: string, at: value) }
        let inserted = hasDollar ? textWithArguments(string, at: value) : nil
        return placing?(inserted ?? string) ?? inserted
    }

    /// The text with arguments inserted, or `nil` if there are none. Inserted text is not searched again.
    private func textWithArguments(_ string: String, at value: DocumentValue) -> String? {
        var result = ""
        var rest = string[...]
        var isChanged = false
        while let open = rest.firstRange(of: "${") {
            result += rest[..<open.lowerBound]
            let inside = rest[open.upperBound...]
            guard let close = inside.firstIndex(of: "}") else {
                warnOfOpenMark(before: inside, at: value)
                rest = rest[open.lowerBound...]
                break
            }
            guard let text = insertion(inside[..<close], at: value) else {
                result += "${"
                rest = inside
                continue
            }
            result += text
            rest = inside[inside.index(after: close)...]
            isChanged = true
            guard value.reading.insertText(text.utf8.count, at: value) else { return nil }
        }
        return isChanged ? result + rest : nil
    }

    /// Warns of the name of a parameter after a `${` that is not closed.
    private func warnOfOpenMark(before rest: Substring, at value: DocumentValue) {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
        guard !name.isEmpty, self.value(of: name) != nil else { return }
        value.warn("\"${\(name)\" has no \"}\", so the text stays as it is; \"${\(name)}\" is replaced by its value")
    }

    /// Warns of the first name of a parameter in the marks of another template language: `{{name}}`, `{name}`, `%name%`.
    private func warnOfOtherMarks(in string: String, at value: DocumentValue) {
        for (open, close) in [(UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "%"), UInt8(ascii: "%"))] {
            var rest = string.utf8[...]
            while let start = rest.firstIndex(of: open) {
                let isOurs =
                    start > string.startIndex && string.utf8[string.utf8.index(before: start)] == UInt8(ascii: "$")
                rest = rest[string.utf8.index(after: start)...]
                guard !isOurs, let end = rest.firstIndex(of: close) else { continue }
                let inside = String(Substring(rest[..<end])).filter { $0 != " " && $0 != "=" }
                guard !inside.isEmpty, inside.utf8.count < 100, self.value(of: inside[...]) != nil else { continue }
                let mark = open == UInt8(ascii: "%") ? "%\(inside)%" : "{\(inside)}"
                value.warn("\"\(mark)\" stays as it is; \"${\(inside)}\" is replaced by its value")
                return
            }
        }
    }

    /// The text for `name` or `name:format`; `nil`, with a warning, if no text has this name.
    private func insertion(_ reference: Substring, at value: DocumentValue) -> String? {
        let parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let argument = self.value(of: name)?.node else {
            reportUnfilled(parts.first ?? "", at: value)
            return nil
        }
        guard let text = argument.string else {
            refuse("\"\(name)\" is a list or a record, which no text shows", at: value)
            return nil
        }
        guard parts.count == 2 else { return text }
        do {
            return text.isEmpty ? "" : try ValueFormat(parts[1]).text(of: text, for: value.reading.formats)
        } catch {
            value.report("${\(reference)}: \(error.message)")
            return text
        }
    }

    /// Warns of the first `$name` within a text for which there is a value: it stays as it is.
    private func warnOfName(withoutBracesIn string: String, at value: DocumentValue) {
        for part in string.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !name.isEmpty, self.value(of: name) != nil else { continue }
            value.warn("\"$\(name)\" within a text stays as it is; \"${\(name)}\" is replaced by its value")
            return
        }
    }

    /// A text that looks like a name may be a mistake, or intended.
    private func reportUnfilled(_ reference: Substring, at value: DocumentValue) {
        if reference.allSatisfy(\.isWhitespace) {
            return refuse("\"${\(reference)}\" has no name of a parameter, so the text stays as it is", at: value)
        }
        guard let first = reference.first, first.isLetter else { return }
        let name = reference.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
        if name.count == reference.count {
            let hint = nearestNameHint(nearestName(to: String(name), among: names))
            refuse("no parameter here is called \"\(name)\", so the text stays as it is\(hint)", at: value)
        } else if reference[name.endIndex] == "[" {
            value.report(
                "${\(name)[…]} is not a value: no text picks one of a list; an item {for: {name: $\(name)}, …} of a list, "
                    + "such as one of cells, is repeated for each")
        }
    }

    /// Reports a placeholder that stays in the text: an error in a cell, which is drawn from data.
    private func refuse(_ message: String, at value: DocumentValue) {
        if placing == nil { value.warn(message) } else { value.report(message) }
    }
}

/// The locale that a document gives for numbers and dates in texts; `nil` if it gives none.
package enum LocaleKey: ReadingKey {
    package static var initial: LocaleFormats? { nil }
}

extension DocumentReading {
    /// The locale's formats, or the usual ones.
    fileprivate var formats: LocaleFormats { self[LocaleKey.self] ?? LocaleFormats.all[0] }
}

extension DocumentValue {
    /// A field of a record, also of a record in it: `price`, `author.name`.
    fileprivate func field(_ names: Substring) -> DocumentValue? {
        names.split(separator: ".", omittingEmptySubsequences: false).reduce(self) { record, name in
            guard let record, let node = record.node.mapping?[String(name)] else { return nil }
            return DocumentValue(
                node: node, path: record.path.appending(.key(String(name))), reading: record.reading,
                scope: record.scope)
        }
    }
}
