import QuoinCompositional

/// What the names of a component's parameters stand for where it is used.
///
/// Arguments are put in where a value is read, not into the tree before, so what is passed on from component to
/// component costs nothing until it is read.
final class ComponentScope {
    /// The components that are being expanded, the outermost first.
    let components: [String]
    let arguments: [String: DocumentValue]
    /// The cell or view of a collection that is being read.
    let content: CollectionContent?

    init(_ components: [String], arguments: [String: DocumentValue], content: CollectionContent?) {
        (self.components, self.arguments, self.content) = (components, arguments, content)
    }
}

extension DocumentValue {
    /// The argument where the value is `$name`; a text with the arguments' texts in place of `${name}`, and with the
    /// place in a collection where it is named.
    var substituted: DocumentValue {
        guard let scope, case .scalar(let scalar) = node else { return self }
        if scalar.string.hasPrefix("$"), let argument = scope.arguments[String(scalar.string.dropFirst())] {
            return DocumentValue(node: argument.node, path: argument.path, reading: reading, scope: argument.scope)
        }
        guard let text = text(of: scalar.string, in: scope) else { return self }
        var result = scalar
        result.string = text
        // A text in braces needs quotes, which do not make the number that comes of it a string.
        if scope.content != nil, Self.number(text) != nil { result.style = .plain }
        return DocumentValue(node: .scalar(result), path: path, reading: reading)
    }

    private func text(of string: String, in scope: ComponentScope) -> String? {
        let withArguments = string.contains("$") ? textWithArguments(string, in: scope) : nil
        guard let withPlace = scope.content?.text(of: withArguments ?? string) else { return withArguments }
        reading.insertedPlaces += 1
        return withPlace
    }

    /// A text with arguments in it; nothing where there are none to put in. What is put in is not searched again.
    private func textWithArguments(_ string: String, in scope: ComponentScope) -> String? {
        var result = ""
        var rest = string[...]
        var isChanged = false
        while let open = rest.firstRange(of: "${") {
            result += rest[..<open.lowerBound]
            let inside = rest[open.upperBound...]
            guard let close = inside.firstIndex(of: "}"),
                let argument = scope.arguments[String(inside[..<close])]?.node.string
            else {
                result += "${"
                rest = inside
                continue
            }
            result += argument
            rest = inside[inside.index(after: close)...]
            isChanged = true
            guard reading.insertText(argument.utf8.count, at: self) else { return nil }
        }
        return isChanged ? result + rest : nil
    }
}
