import Quoin

extension RecordedChange {
    /// Whether the tree of elements changed.
    var isOfStructure: Bool {
        switch self {
        case .kind, .added, .removed, .wrapped, .unwrapped, .reordered: true
        default: false
        }
    }

    /// The name of the property that changed.
    private var property: String? { if case .property(let change) = self { change.name } else { nil } }

    /// The change as the cause of a difference.
    ///
    /// - Parameters:
    ///   - places: the words for the part of the subject's elements that changed.
    ///   - details: what distinguishes the cause from others with the same words.
    func cause(of subject: String, in places: String = "", details: String = "") -> PictureCause {
        PictureCause(
            subject, property: property, shortPhrase + (places.isEmpty ? "" : " in \(places)"),
            identity: subject + (places.isEmpty ? "" : " in \(places)") + " " + fullPhrase + details)
    }

    /// The change in a few words: `11 → 8`, `was added`.
    private var shortPhrase: String {
        switch self {
        case .property(let change): "\(change.from.short ?? "none") → \(change.to.short ?? "none")"
        case .text(let old, let new):
            TextEdit(from: old, to: new).phrase { Quotation($0, limit: 28).description }
        case .renamed(let old, let new): "renamed from \(ElementName.id(old)) to \(ElementName.id(new))"
        default: phrase(isPlural: false, quoting: 28)
        }
    }

    /// The change with its complete values.
    private var fullPhrase: String {
        switch self {
        case .property(let change): "\(change.key) \(change.name) \(change.from.full) → \(change.to.full)"
        case .text(let old, let new): TextEdit(from: old, to: new).phrase(\.debugDescription)
        case .rule(let change): "rule \(change.rule) \(change.event)"
        default: phrase(isPlural: false, quoting: .max)
        }
    }
}

/// The words of two texts without those that both begin or end with. The same words can be replaced in different texts.
private struct TextEdit {
    private let old: String
    private let new: String

    init(from old: String, to new: String) {
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

    /// `text "A note" → "Note"`
    func phrase(_ quoted: (String) -> String) -> String { "text \(quoted(old)) → \(quoted(new))" }
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
