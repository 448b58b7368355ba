/// What changed between two lists of properties.
struct PropertyChanges {
    /// By name, in alphabetical order; what is as usual is absent.
    let changes: [(property: String, from: String?, to: String?)]

    /// Properties of several parts, which are told as one when they come or go as a whole.
    private static let compounds = [
        "border", "outline", "shadow", "text shadow", "stroke", "underline", "strikethrough",
    ]

    init(from old: [String: String], to new: [String: String]) {
        var (old, new) = (old, new)
        for compound in PropertyChanges.compounds {
            let (before, now) = (
                PropertyChanges.parts(of: compound, in: old), PropertyChanges.parts(of: compound, in: new)
            )
            guard before.isEmpty != now.isEmpty else { continue }
            for name in before.keys { old[name] = nil }
            for name in now.keys { new[name] = nil }
            old[compound] = PropertyChanges.text(before)
            new[compound] = PropertyChanges.text(now)
        }
        changes = Set(old.keys).union(new.keys).sorted().compactMap { name in
            old[name] == new[name] ? nil : (name, old[name], new[name])
        }
    }

    private static func parts(of compound: String, in properties: [String: String]) -> [String: String] {
        properties.filter { $0.key.hasPrefix(compound + " ") }
    }

    /// The parts that a person asks for first, and briefly: `radius 4, color #000`.
    private static func text(_ parts: [String: String]) -> String? {
        let known = ["width", "radius", "offset", "color", "style"]
        let found = known.compactMap { part in
            parts.first { $0.key.hasSuffix(" " + part) }.map { "\(part) \($0.value)" }
        }
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }
}
