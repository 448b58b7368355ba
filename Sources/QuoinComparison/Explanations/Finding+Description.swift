import QuoinLayout

extension Finding: CustomStringConvertible {
    /// A sentence about it: `` `title` wraps into 2 lines, is 24 pt taller ``.
    public var description: String {
        let changes = changes.map(\.description).joined(separator: ", ")
        return (isConsequence ? "so " : "") + "\(subjectDescription) \(changes)"
    }

    /// As many elements are named as a person takes in at a glance.
    private static let namedCount = 4

    private var subjectDescription: String {
        switch subject {
        case .canvas: return "the canvas"
        case .environment: return "the text stack"
        case .elements(let elements):
            var names = elements.prefix(Finding.namedCount).map(\.shortName)
            let rest = elements.count - names.count
            if rest > 0 { names.append("\(rest) more") }
            guard let last = names.popLast() else { return "" }
            return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
        }
    }
}

extension ElementReference {
    /// The id, or else the path, as in code.
    var shortName: String { "`\(id ?? path)`" }
}
