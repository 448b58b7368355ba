import QuoinCompositional

extension CollectionViewCompositionalLayout.Content {
    /// The text with `{section}`, `{item}` and `{kind}` replaced, or `nil` if it has none of them. The section of a boundary
    /// item of the layout is empty, and the kind of a cell is `cell`.
    func text(of string: String) -> String? {
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
