import QuoinLayout

extension Finding: CustomStringConvertible {
    /// A sentence about it: `` `title` wraps into 2 lines, is 24 pt taller ``.
    public var description: String { text(file: nil) }

    /// A sentence about it, with the line of the document where there is one: `… (card.yaml:14)`.
    ///
    /// - Parameter file: the name of the document.
    public func text(file: String?) -> String {
        var text = ""
        // First fewer elements are named, then less of a text is quoted.
        for (count, quoted) in [(Finding.namedCount, 56), (2, 56), (1, 56), (1, 36), (1, 20)] {
            text = sentence(naming: count, quoting: quoted) + place(in: file)
            if text.count <= Finding.longestLine { break }
        }
        return Quotation.shortened(text, to: Finding.longestLine)
    }

    /// As many elements are named as a person takes in at a glance.
    private static let namedCount = 4
    /// In characters.
    private static let longestLine = 196

    private func sentence(naming count: Int, quoting length: Int) -> String {
        let changes = changes.map { $0.words(isPlural: elements.count > 1, quoting: length) }.joined(separator: ", ")
        let effect = isWithoutEffect ? ", without effect here" : followed.map { ", so \($0)" } ?? ""
        if self.changes.contains(where: \.isRule) {
            let place = elements.first?.reference.id.map { " in `\($0)`" } ?? ""
            return changes + place + effect
        }
        return (isConsequence ? "so " : "") + "\(subjectDescription(naming: count)) \(changes)" + effect
    }

    private func place(in file: String?) -> String {
        guard !isConsequence, let line = elements.first?.reference.source?.line else { return "" }
        return " (\(file.map { "\($0):" } ?? "line ")\(line))"
    }

    private func subjectDescription(naming count: Int) -> String {
        switch subject {
        case .canvas: return "the canvas"
        case .environment: return "the text stack"
        case .elements(let elements):
            var names = elements.prefix(count).map(\.name)
            let rest = elements.count - names.count
            if rest > 0 { names.append("\(rest) more") }
            guard let last = names.popLast() else { return "" }
            return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
        }
    }
}

extension Change {
    fileprivate var isRule: Bool { if case .rule = self { true } else { false } }
}
