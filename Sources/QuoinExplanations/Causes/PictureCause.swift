import Quoin

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

extension RecordedChange {
    /// Whether the tree of elements changed.
    var isOfStructure: Bool {
        switch self {
        case .kind, .added, .removed, .wrapped, .unwrapped, .reordered: true
        default: false
        }
    }

    /// The name of the property that changed; that of a text need not say so.
    private func property(of subject: String) -> String? {
        guard case .property(let change) = self else { return nil }
        return subject.hasPrefix("text") ? String(change.name.trimmingPrefix("text ")) : change.name
    }

    /// The change as the cause of a difference.
    ///
    /// - Parameters:
    ///   - places: the words for the part of the subject's elements that changed.
    ///   - details: what distinguishes the cause from others with the same words.
    func cause(of subject: String, in places: String = "", details: String = "") -> PictureCause {
        let places = places.isEmpty ? "" : " in \(places)"
        return PictureCause(
            subject, property: property(of: subject), shortPhrase(of: subject) + places,
            identity: subject + places + " " + fullPhrase + details)
    }

    /// The change in a few words: `11 → 8`, `was added`.
    private func shortPhrase(of subject: String) -> String {
        switch self {
        case .property(let change): change.shortPhrase
        case .text(let old, let new):
            (subject.hasPrefix("text") ? "" : "text ")
                + TextEdit(from: old, to: new).phrase(quoting: 28)
        case .renamed(let old, let new): "renamed from \(ElementName.id(old)) to \(ElementName.id(new))"
        default: phrase(isPlural: false, quoting: 28)
        }
    }

    /// The change with its complete values.
    private var fullPhrase: String {
        switch self {
        case .property(let change): "\(change.key) \(change.name) \(change.from.full) → \(change.to.full)"
        case .text(let old, let new): "text " + TextEdit(from: old, to: new).phrase(\.debugDescription)
        case .rule(let change): "rule \(change.rule) \(change.event)"
        default: phrase(isPlural: false, quoting: .max)
        }
    }
}

extension PropertyChange {
    /// `11 → 8`
    fileprivate var shortPhrase: String {
        guard let from, let to else {
            return [from, to].map { $0.map { Quotation.shortened("\($0)", to: 40) } ?? "none" }.joined(separator: " → ")
        }
        let (old, new) = Quotation.excerpts("\(from)", "\(to)", limit: 40)
        return "\(old) → \(new)"
    }
}

extension PropertyValue? {
    /// The value; of a file, its digest.
    fileprivate var full: String {
        guard let self else { return "nothing" }
        return switch self {
        case .content(.recorded(let name, let digest)): "\(name ?? "data") \(digest)"
        case .list(let items): "[" + items.map { Optional($0).full }.joined(separator: ", ") + "]"
        case .mapping(let fields):
            "{"
                + fields.sorted { $0.key < $1.key }.map { "\($0.key): \(Optional($0.value).full)" }.joined(
                    separator: ", ")
                + "}"
        default: "\(self)"
        }
    }
}

/// The words of two texts without those that both begin or end with. The same words can be replaced in different texts.
package struct TextEdit {
    private let old: String
    private let new: String

    package init(from old: String, to new: String) {
        var (before, now) = (Self.words(old), Self.words(new))
        while let first = before.first, first == now.first {
            before.removeFirst()
            now.removeFirst()
        }
        while let last = before.last, last == now.last {
            before.removeLast()
            now.removeLast()
        }
        (self.old, self.new) = (before.joined(separator: " "), now.joined(separator: " "))
    }

    private static func words(_ text: String) -> ArraySlice<Substring> {
        text.split(separator: " ", omittingEmptySubsequences: false)[...]
    }

    /// `"A note" → "Note"`, with what is not seen escaped where the two look the same.
    package func phrase(quoting length: Int) -> String {
        func short(_ text: String) -> String { Quotation(text, limit: length).description }
        guard short(old) == short(new) else { return phrase(short) }
        let quoted = Quotation.pair(old, new, limit: length)
        return "\(quoted.old) → \(quoted.new)"
    }

    /// `"A note" → "Note"`, or what was added or removed.
    fileprivate func phrase(_ quoted: (String) -> String) -> String {
        if new.isEmpty { return "\(quoted(old)) was removed" }
        return old.isEmpty ? "\(quoted(new)) was added" : "\(quoted(old)) → \(quoted(new))"
    }
}
