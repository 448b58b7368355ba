import Yams

/// What the names of a component's parameters stand for where it is used.
///
/// Arguments are put in where a value is read, not into the tree before, so what is passed on from component to
/// component costs nothing until it is read.
final class ComponentScope {
    /// The components that are being expanded, the outermost first.
    let components: [String]
    let arguments: [String: DocumentValue]

    init(_ components: [String], arguments: [String: DocumentValue]) {
        (self.components, self.arguments) = (components, arguments)
    }
}

extension DocumentValue {
    /// The argument where the value is `$name`; a text with the arguments' texts in place of `${name}`.
    var substituted: DocumentValue {
        guard let scope, case .scalar(let scalar) = node, scalar.string.contains("$") else { return self }
        if scalar.string.hasPrefix("$"), let argument = scope.arguments[String(scalar.string.dropFirst())] {
            return argument
        }
        guard let text = text(of: scalar.string, in: scope) else { return self }
        var result = scalar
        result.string = text
        return DocumentValue(node: .scalar(result), path: path, reading: reading)
    }

    /// A text with arguments in it; nothing where there are none to put in. What is put in is not searched again.
    private func text(of string: String, in scope: ComponentScope) -> String? {
        var result = ""
        var rest = string[...]
        var isChanged = false
        while let open = rest.firstRange(of: "${") {
            result += rest[..<open.lowerBound]
            let inside = rest[open.upperBound...]
            guard let close = inside.firstIndex(of: "}"),
                let argument = scope.arguments[String(inside[..<close])]?.node.scalar?.string
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
