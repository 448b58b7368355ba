/// A change that many pictures can have in common: `` `pill`.cornerRadius 11 → 8 ``.
package struct PictureCause: Hashable, Sendable, Codable {
    /// What changed: `` `pill` ``.
    package var subject: String
    /// The property that changed, if the cause is a change of one: `cornerRadius`, `shadow radius`.
    package var property: String?
    /// The change in a few words: `11 → 8`, `was added`. Long values are shortened.
    package var change: String
    /// The change with complete values. Causes with equal identities are the same in all pictures.
    package var identity: String

    package init(_ subject: String, property: String? = nil, _ change: String, identity: String) {
        (self.subject, self.property, self.change) = (subject, property, change)
        self.identity = ContentDigest.text(of: identity.utf8)
    }

    /// Causes in a few words. What changed is named once, and so are its properties:
    /// `` `card`.shadow: color #00000040 → #00000026, radius 12 → 16 ``.
    package static func titles(of causes: [PictureCause]) -> [String] {
        var groups: [[PictureCause]] = []
        for cause in causes {
            let index = groups.firstIndex { group in
                cause.property != nil && group[0].property != nil && group[0].subject == cause.subject
            }
            if let index { groups[index].append(cause) } else { groups.append([cause]) }
        }
        return groups.map(title)
    }

    /// The title of causes with the same subject, which are about properties if there are several.
    private static func title(of causes: [PictureCause]) -> String {
        guard let subject = causes.first?.subject else { return "" }
        var parts: [(names: [String], change: String)] = []
        for cause in causes {
            guard let name = cause.property else { return "\(subject) \(cause.change)" }
            if let index = parts.firstIndex(where: { $0.change == cause.change }) {
                parts[index].names.append(name)
            } else {
                parts.append(([name], cause.change))
            }
        }
        let owners = Set(parts.flatMap(\.names).map { $0.prefix { $0 != " " } })
        guard causes.count > 1, owners.count == 1, let owner = owners.first else {
            let separator = causes.count == 1 ? "." : ": "
            return subject + separator + parts.map { "\($0.names.listed) \($0.change)" }.joined(separator: ", ")
        }
        let texts = parts.map { part in
            part.names.map { String($0.dropFirst(owner.count + 1)) }.listed + " \(part.change)"
        }
        return "\(subject).\(owner): " + texts.joined(separator: ", ")
    }
}
