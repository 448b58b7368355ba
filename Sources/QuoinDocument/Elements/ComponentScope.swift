import QuoinCompositional
import QuoinDeclarations
import QuoinLayout

/// The arguments of a component, and the collection cell that is read.
///
/// Arguments are substituted when a value is read, so that arguments that are passed from component to component cost
/// nothing until they are used.
final class ComponentScope: ReadingScope {
    /// The components that are being expanded, the outermost first.
    let components: [String]
    let arguments: [String: DocumentValue]
    /// The cell or view of a collection that is being read.
    let content: CollectionContent?

    init(_ components: [String], arguments: [String: DocumentValue], content: CollectionContent?) {
        (self.components, self.arguments, self.content) = (components, arguments, content)
    }

    /// The value with `$name` and `${name}` replaced by arguments, and `{section}`, `{item}` and `{kind}` replaced by
    /// the position in the collection.
    func substituted(_ value: DocumentValue) -> DocumentValue {
        guard case .scalar(let scalar) = value.node else { return value }
        if scalar.string.hasPrefix("$"), let argument = arguments[String(scalar.string.dropFirst())] {
            return DocumentValue(
                node: argument.node, path: argument.path, reading: value.reading, scope: argument.scope)
        }
        guard let text = text(of: scalar.string, at: value) else { return value }
        var result = scalar
        result.string = text
        // A text that begins with a brace needs quotes, but its result may be a number.
        if content != nil, DocumentValue.number(text) != nil { result.style = .plain }
        return DocumentValue(node: .scalar(result), path: value.path, reading: value.reading)
    }

    private func text(of string: String, at value: DocumentValue) -> String? {
        let withArguments = string.utf8.contains(UInt8(ascii: "$")) ? textWithArguments(string, at: value) : nil
        guard let withPlace = content?.text(of: withArguments ?? string) else { return withArguments }
        value.reading[InsertedPlaces.self] += 1
        return withPlace
    }

    /// The text with arguments substituted, or `nil` if there are none. Substituted text is not searched again.
    private func textWithArguments(_ string: String, at value: DocumentValue) -> String? {
        var result = ""
        var rest = string[...]
        var isChanged = false
        while let open = rest.firstRange(of: "${") {
            result += rest[..<open.lowerBound]
            let inside = rest[open.upperBound...]
            guard let close = inside.firstIndex(of: "}"),
                let argument = arguments[String(inside[..<close])]?.node.string
            else {
                result += "${"
                rest = inside
                continue
            }
            result += argument
            rest = inside[inside.index(after: close)...]
            isChanged = true
            guard value.reading.insertText(argument.utf8.count, at: value) else { return nil }
        }
        return isChanged ? result + rest : nil
    }
}

/// The number of texts in which a collection placeholder was replaced.
enum InsertedPlaces: ReadingKey {
    static let initial = 0
}

extension DocumentValue {
    var componentScope: ComponentScope? { scope as? ComponentScope }
}

extension CollectionContent {
    /// The text with `{section}`, `{item}` and `{kind}` replaced, or `nil` if it has none of them. The section of a
    /// boundary item of the layout is empty, and the kind of a cell is `cell`.
    fileprivate func text(of string: String) -> String? {
        guard string.utf8.contains(UInt8(ascii: "{")) else { return nil }
        var result = ""
        var rest = string[...]
        var isChanged = false
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}"), let text = text(named: rest[..<close].dropFirst()) else {
                result += "{"
                rest = rest.dropFirst()
                continue
            }
            result += text
            rest = rest[rest.index(after: close)...]
            isChanged = true
        }
        return isChanged ? result + rest : nil
    }

    private func text(named name: Substring) -> String? {
        switch name {
        case "section": section.map { "\($0)" } ?? ""
        case "item": "\(index)"
        case "kind": elementKind ?? "cell"
        default: nil
        }
    }
}
