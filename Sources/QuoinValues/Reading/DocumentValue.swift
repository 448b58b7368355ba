/// A value of a document and its path. Reading reports type mismatches as diagnostics and continues.
package struct DocumentValue {
    package var node: SourceNode
    package let path: DocumentPath
    package let reading: DocumentReading
    /// The meanings of names in the value; `nil` if there is no parameter and no repetition around it.
    package var scope: ReadingScope?

    package init(
        node: SourceNode, path: DocumentPath, reading: DocumentReading, scope: ReadingScope? = nil
    ) {
        (self.node, self.path, self.reading, self.scope) = (node, path, reading, scope)
    }

    package var place: SourcePlace { node.place }

    package func report(_ message: String, kind: Diagnostic.Kind = .input) {
        reading.report(Diagnostic(message, kind: kind, path: path.text, place: place))
    }

    /// Reports that the value does not have the form that the key declares.
    func reportForm(_ message: String) {
        reading.report(Diagnostic(message, path: path.text, place: place, key: path.nearestKey))
    }

    /// Reports that the value is used, but not all of it has an effect.
    package func warn(_ message: String) {
        reading.report(Diagnostic(message, severity: .warning, path: path.text, place: place))
    }

    /// Reports that a limit is exceeded.
    package func report(_ excess: Limits.Excess) {
        report("\(excess)", kind: .limit)
    }

    /// Whether a number is within a limit; reports one that is not.
    ///
    /// - Parameter cause: what exceeds the limit, a clause.
    package func permits(_ count: Int, _ limit: KeyPath<Limits, Int>, _ cause: @autoclosure () -> String) -> Bool {
        if count <= reading.limits[keyPath: limit] { return true }
        report(reading.limits.excess(limit, cause()))
        return false
    }

    /// Reports that the value is not the expected one, and returns `nil` for the caller to return.
    ///
    /// - Parameter form: the form, if the words alone are given.
    package func mismatch<Result>(_ expected: Expected, as form: Expected.Form? = nil) -> Result? {
        refuse(expected, as: form, found: summary)
        return nil
    }

    func refuse(_ expected: Expected, as form: Expected.Form? = nil, found: String) {
        reportForm("expected \(expected.words), not \(found)\(parameterHint)\(formHint(expected.form ?? form))")
    }

    /// A hint that the value `$name` has no argument; empty if the value is not such a name.
    package var parameterHint: String {
        guard case .scalar(let scalar) = node, scalar.string.first == "$", case let name = scalar.string.dropFirst(),
            name.first?.isLetter == true
        else { return "" }
        let nearest = scope.flatMap { nearestName(to: String(name), among: $0.names) }
        return "; no parameter here is called \"\(name)\"" + nearestNameHint(nearest)
    }

    /// The value in messages.
    package var summary: String {
        switch node {
        case .scalar(let scalar):
            if isNull { return "nothing" }
            let text = scalar.string.count > 40 ? scalar.string.prefix(40) + "…" : scalar.string
            return "\"\(text)\""
        case .mapping: return "a mapping"
        case .list: return "a list"
        }
    }

    /// Whether the value is null.
    package var isNull: Bool {
        guard case .scalar(let scalar) = node, !isQuoted else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    package var isScalar: Bool { node.string != nil }
    package var isMapping: Bool { node.mapping != nil }
    package var isList: Bool { node.items != nil }

    /// Whether the value is a mapping with a key.
    package func hasKey(_ key: String) -> Bool { node.mapping?[key] != nil }

    /// A value within this one, with the arguments of the component around it inserted.
    package func value(_ node: SourceNode, at step: DocumentPath.Step) -> DocumentValue {
        let value = rawValue(node, at: step)
        return scope?.substituted(value) ?? value
    }

    /// A value within this one, as it is written.
    func rawValue(_ node: SourceNode, at step: DocumentPath.Step) -> DocumentValue {
        DocumentValue(node: node, path: path.appending(step), reading: reading, scope: scope)
    }

    /// The values of a list, those under conditions and repetitions as these have them.
    package func list() -> [DocumentValue]? {
        guard let items = node.items else { return mismatch("a list", as: .list) }
        if items.contains(where: \.isGuarded) { return guarded(items) }
        return items.enumerated().map { value($1, at: .item($0)) }
    }

    /// The keys and values of a mapping.
    ///
    /// - Parameter keys: the keys of an example, for messages.
    package func mapping(_ keys: @autoclosure () -> [String] = []) -> DocumentMapping? {
        guard let mapping = node.mapping else {
            let example = keys().map { "\($0): …" }.joined(separator: ", ")
            return mismatch("a mapping\(example.isEmpty ? "" : " such as {\(example)}")")
        }
        return DocumentMapping(mapping, of: self)
    }

    /// Whether there is no value, as a key without a value requires; `false` with a report.
    package func expectNothing() -> Bool {
        if isNull || node.mapping?.pairs.isEmpty == true { return true }
        report("expected no value, not \(summary)")
        return false
    }
}

/// A value without its reading, for later readings.
package struct DetachedValue: Sendable {
    package let node: SourceNode
    private let path: DocumentPath

    package init(_ value: DocumentValue) {
        (node, path) = (value.node, value.path)
    }

    package init(_ node: SourceNode, at path: DocumentPath) {
        (self.node, self.path) = (node, path)
    }

    package func value(
        at path: DocumentPath? = nil, in reading: DocumentReading, scope: ReadingScope? = nil
    ) -> DocumentValue {
        DocumentValue(node: node, path: path ?? self.path, reading: reading, scope: scope)
    }
}

/// The path from a document to one of its values. Its text is made only for a message.
@usableFromInline
package final class DocumentPath: Sendable {
    private let parent: DocumentPath?
    private let step: Step

    package enum Step {
        case key(String)
        /// The number of an item of a list, from 0.
        case item(Int)
        /// Which of the values that are made from the same text it is: the number of a repetition's value, as `$index` has it,
        /// that of a cell, as `{item}` has it, or the kind of a layout in a box that paints it. The first has no such step.
        case copy(String)
        /// Where an argument is used.
        case use(DocumentPath)
    }

    /// The path of the document itself.
    package static let root = DocumentPath(nil, .key(""))

    private init(_ parent: DocumentPath?, _ step: Step) {
        (self.parent, self.step) = (parent, step)
    }

    package func appending(_ step: Step) -> DocumentPath { DocumentPath(self, step) }

    /// The last key; `nil` for an item of a list.
    package var lastKey: String? {
        if case .key(let key) = step { key } else { nil }
    }

    /// The last key of the path, with items of lists after it ignored; `nil` for the document.
    var nearestKey: String? {
        let keys = sequence(first: self, next: \.parent).lazy.compactMap(\.lastKey)
        return keys.first { !$0.isEmpty }
    }

    /// The place in the document, in messages about what is written there: `layout.row.children[2]`.
    package var text: String { text(namesCopies: false) }

    /// The path of an element, which no other element has: the third one that a repetition makes is
    /// `layout.row.children[2]#3`, and one that is an argument has the path of the place that uses it.
    package var elementText: String { text(namesCopies: true) }

    private func text(namesCopies: Bool) -> String {
        sequence(first: self, next: \.parent).reversed().reduce(into: "") { text, path in
            switch path.step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .item(let number): text += "[\(number)]"
            case .copy(let number): if namesCopies { text += "#\(number)" }
            case .use(let place): if namesCopies { text = place.elementText }
            }
        }
    }
}

/// What a value is expected to be: the words of the message, and the form that hints are chosen by.
package struct Expected: ExpressibleByStringInterpolation, Sendable {
    package let words: String
    /// `nil` if the words alone are known.
    let form: Form?

    package enum Form: Sendable {
        /// A number, and nothing else.
        case number
        /// A number, or other values.
        case numberAmongOthers
        case dimension
        case range
        /// The height divided by the width.
        case ratio
        case columnWidth
        case list
        /// A list of two.
        case pair
        case insets
    }

    package init(_ words: String, _ form: Form) {
        (self.words, self.form) = (words, form)
    }

    package init(stringLiteral words: String) { (self.words, form) = (words, nil) }
}
