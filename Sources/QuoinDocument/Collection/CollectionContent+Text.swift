import QuoinCompositional

extension CollectionContent {
    /// A text with the place in it, for `{section}`, `{item}` and `{kind}`; nothing where the text has none of them. A
    /// boundary item of the layout has no section, a cell has the kind `cell`.
    func text(of string: String) -> String? {
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
