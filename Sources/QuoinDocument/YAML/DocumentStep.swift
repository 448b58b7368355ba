/// A step of a path in a document.
package enum DocumentStep: Hashable, Sendable {
    case key(String)
    case index(Int)

    /// The steps of `layout.row.children[2].width`.
    static func steps(of path: String) -> [DocumentStep]? {
        var steps: [DocumentStep] = []
        for part in path.split(separator: ".", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
            if !pieces[0].isEmpty { steps.append(.key(String(pieces[0]))) }
            for piece in pieces.dropFirst() {
                guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), index >= 0 else { return nil }
                steps.append(.index(index))
            }
            if part.isEmpty { return nil }
        }
        return steps.isEmpty ? nil : steps
    }
}

extension [DocumentStep] {
    /// `layout.row.children[2].width`
    package var path: String {
        reduce(into: "") { path, step in
            switch step {
            case .key(let key): path += (path.isEmpty ? "" : ".") + key
            case .index(let index): path += "[\(index)]"
            }
        }
    }

    /// The last key; empty if there is none.
    package var lastKey: String {
        lazy.reversed().compactMap { if case .key(let key) = $0 { key } else { nil } }.first ?? ""
    }
}
