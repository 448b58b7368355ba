import QuoinLayout

extension PictureComparison.Finding: CustomStringConvertible {
    /// A sentence: `` `title` wraps into 2 lines, is 24 pt taller ``.
    public var description: String { text(file: nil) }

    /// A sentence that ends with the line of the document if there is one: `… (card.yaml:14)`.
    ///
    /// - Parameter file: the name of the document.
    package func text(file: String?) -> String {
        var text = ""
        // A sentence that is too long first names fewer elements, then quotes less of a text.
        for (count, quoted) in [(Self.namedCount, 56), (2, 56), (1, 56), (1, 36), (1, 20)] {
            text = sentence(naming: count, quoting: quoted) + place(in: file)
            if text.count <= Self.longestLine { break }
        }
        return Quotation.shortened(text, to: Self.longestLine)
    }

    private static let namedCount = 4
    /// In characters.
    private static let longestLine = 196

    private func sentence(naming count: Int, quoting length: Int) -> String {
        let changes = changes.map { $0.phrase(isPlural: elements.count > 1, quoting: length) }.joined(separator: ", ")
        let effect = isWithoutEffect ? ", without effect here" : followed.map { ", so \($0)" } ?? ""
        if self.changes.contains(where: \.isRule) {
            let place = elements.first?.reference.id.map { " in `\($0)`" } ?? ""
            return changes + place + effect
        }
        return (isConsequence ? "so " : "") + "\(subjectDescription(naming: count)) \(changes)" + effect
    }

    private func place(in file: String?) -> String {
        guard !isConsequence, let reference = elements.first?.reference else { return "" }
        if let place = reference.swiftPlace { return " (\(place))" }
        guard let line = reference.source?.documentLine else { return "" }
        return " (\(file.map { "\($0):" } ?? "line ")\(line))"
    }

    private func subjectDescription(naming count: Int) -> String {
        switch subject {
        case .canvas: return "the canvas"
        case .environment: return "the environment"
        case .elements(let elements):
            var names = elements.prefix(count).map(\.name)
            let rest = elements.count - names.count
            if rest > 0 { names.append("\(rest) more") }
            guard let last = names.popLast() else { return "" }
            return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
        }
    }
}

extension RecordedChange {
    fileprivate var isRule: Bool { if case .rule = self { true } else { false } }
}
