import Quoin

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
        case .property(let change): "\(change.from.short ?? "none") → \(change.to.short ?? "none")"
        case .text(let old, let new):
            (subject.hasPrefix("text") ? "" : "text ")
                + TextEdit(from: old, to: new).phrase { Quotation($0, limit: 28).description }
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

extension PropertyValue? {
    fileprivate var short: String? { map { Quotation.shortened("\($0)", to: 40) } }

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
