import QuoinCompositional
import QuoinLayout

/// What the names of a component's parameters stand for where it is used.
///
/// Arguments are put in where a value is read, not into the tree before, so what is passed on from component to
/// component costs nothing until it is read.
final class ComponentScope: ReadingScope {
    /// The components that are being expanded, the outermost first.
    let components: [String]
    let arguments: [String: DocumentValue]
    /// The cell or view of a collection that is being read.
    let content: CollectionContent?

    init(_ components: [String], arguments: [String: DocumentValue], content: CollectionContent?) {
        (self.components, self.arguments, self.content) = (components, arguments, content)
    }

    /// The argument where the value is `$name`; a text with the arguments' texts in place of `${name}`, and with the
    /// place in a collection where it is named.
    func substituted(_ value: DocumentValue) -> DocumentValue {
        guard case .scalar(let scalar) = value.node else { return value }
        if scalar.string.hasPrefix("$"), let argument = arguments[String(scalar.string.dropFirst())] {
            return DocumentValue(
                node: argument.node, path: argument.path, reading: value.reading, scope: argument.scope)
        }
        guard let text = text(of: scalar.string, at: value) else { return value }
        var result = scalar
        result.string = text
        // A text in braces needs quotes, which do not make the number that comes of it a string.
        if content != nil, DocumentValue.number(text) != nil { result.style = .plain }
        return DocumentValue(node: .scalar(result), path: value.path, reading: value.reading)
    }

    private func text(of string: String, at value: DocumentValue) -> String? {
        let withArguments = string.contains("$") ? textWithArguments(string, at: value) : nil
        guard let withPlace = content?.text(of: withArguments ?? string) else { return withArguments }
        value.reading[InsertedPlaces.self] += 1
        return withPlace
    }

    /// A text with arguments in it; `nil` where there are none to put in. What is put in is not searched again.
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

/// How many texts had a place in a collection put in.
enum InsertedPlaces: ReadingKey {
    static let initial = 0
}

extension DocumentValue {
    var componentScope: ComponentScope? { scope as? ComponentScope }
}
