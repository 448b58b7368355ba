import QuoinDocument

/// The names of the pictures of rows: a pattern such as `{category}/{slug}`, where `{row}` is the number of the row.
struct RowNames: Sendable {
    private let parts: [Part]

    private enum Part: Hashable, Sendable {
        case text(String)
        case value(String)
    }

    /// The name of the number of the row, which needs no column.
    private static let number = "row"

    static let `default` = "{row}"

    /// - Throws: a ``QuoinError`` for a brace without its other one.
    init(_ pattern: String) throws(QuoinError) {
        var parts: [Part] = []
        var rest = pattern[...]
        while !rest.isEmpty {
            let text = rest.prefix { $0 != "{" && $0 != "}" }
            if !text.isEmpty { parts.append(.text(String(text))) }
            rest = rest.dropFirst(text.count)
            guard !rest.isEmpty else { break }
            guard rest.first == "{", let end = rest.firstIndex(of: "}"), rest.index(after: rest.startIndex) < end else {
                throw QuoinError(
                    "--name \(pattern): braces have the name of a column between them, as in {column}")
            }
            parts.append(.value(String(rest[..<end].dropFirst())))
            rest = rest[rest.index(after: end)...]
        }
        self.parts = parts
    }

    /// The columns or keys whose values are in names.
    var columns: Set<String> {
        Set(parts.compactMap { if case .value(let name) = $0, name != Self.number { name } else { nil } })
    }

    /// Whether each row has a different name, by its number.
    var areDistinct: Bool { parts.contains(.value(Self.number)) }

    /// The path of a row's picture below the output folder, without its extension.
    ///
    /// - Parameter fallback: the value of a parameter that the row does not have.
    /// - Throws: an error for a value that is missing, and for one that leads out of the folder.
    func path(of row: DataRow, fallback: (String) -> String?) throws(QuoinError) -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .value(Self.number): path += "\(row.number ?? 1)"
            case .value(let name):
                guard let value = row.text(of: name) ?? fallback(name) else {
                    throw QuoinError("--name needs \"\(name)\", which is missing")
                }
                guard !value.contains("/"), !value.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
                    throw QuoinError("\"\(value)\" cannot be in the name of a file; it is \"\(name)\"")
                }
                path += value
            }
        }
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard components.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
            throw QuoinError("\"\(path)\" is not the name of a file in the output folder")
        }
        return path
    }
}
