import QuoinLayout

/// A value of a document, with the way to it. What does not fit is reported where it is read, and reading goes on.
struct DocumentValue {
    let node: YAMLNode
    let path: DocumentPath
    let reading: DocumentReading
    /// What `$name` stands for; nothing outside of components.
    var scope: ComponentScope?

    var place: SourcePlace { node.place }

    func report(_ message: String, cause: Diagnostic.Cause = .input) {
        reading.report(Diagnostic(message, cause: cause, path: path.text, place: place))
    }

    /// Reports that the value is not what it should be; the result is nothing, for the caller to give back.
    func mismatch<Result>(_ expected: String) -> Result? {
        report("expected \(expected), not \(summary)")
        return nil
    }

    /// The value as a message shows it.
    var summary: String {
        switch node {
        case .scalar(let scalar):
            if isNull { return "nothing" }
            let text = scalar.string.count > 40 ? scalar.string.prefix(40) + "…" : scalar.string
            return "\"\(text)\""
        case .mapping: return "a mapping"
        case .list: return "a list"
        }
    }

    /// Whether nothing is written.
    var isNull: Bool {
        guard case .scalar(let scalar) = node, !isQuoted else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    var isMapping: Bool { node.mapping != nil }
    var isList: Bool { node.items != nil }

    /// A value within this one, with the arguments of the component around it in place.
    func value(_ node: YAMLNode, at step: DocumentPath.Step) -> DocumentValue {
        DocumentValue(node: node, path: path.appending(step), reading: reading, scope: scope).substituted
    }

    /// The values of a list.
    func list() -> [DocumentValue]? {
        note(.list)
        guard let items = node.items else { return mismatch("a list") }
        return items.enumerated().map { value($1, at: .item($0)) }
    }

    /// A list of so many numbers.
    func numbers(count: Int, _ expected: String) -> [Double]? {
        guard node.items?.count == count else { return mismatch(expected) }
        let numbers = (list() ?? []).compactMap { $0.number() }
        return numbers.count == count ? numbers : nil
    }

    /// The keys and values of a mapping.
    func mapping() -> DocumentMapping? {
        note(.mapping)
        guard let mapping = node.mapping else { return mismatch("a mapping") }
        return DocumentMapping(mapping, of: self)
    }
}
