import QuoinDeclarations
import QuoinLayout

extension RecordedChange {
    /// Whether the change is one of the tree of elements.
    var isOfStructure: Bool {
        switch self {
        case .kind, .added, .removed, .wrapped, .unwrapped, .reordered: true
        default: false
        }
    }

    /// The change behind the name of its subject: `.cornerRadius 11 → 8`, ` was added`.
    var shortPhrase: String {
        switch self {
        case .property(let change):
            ".\(change.name) \(change.from.short ?? "none") → \(change.to.short ?? "none")"
        case .text(let old, let new): " text \(Quotation(old, limit: 28)) → \(Quotation(new, limit: 28))"
        case .renamed(let old, let new): " renamed from `\(old)` to `\(new)`"
        default: " " + phrase(isPlural: false, quoting: 28)
        }
    }

    /// The change with its complete values.
    var fullPhrase: String {
        switch self {
        case .property(let change): "\(change.key) \(change.name) \(change.from.full) → \(change.to.full)"
        case .text(let old, let new): "text \(old.debugDescription) → \(new.debugDescription)"
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
            "{" + fields.sorted { $0.key < $1.key }.map { "\($0.key): \(Optional($0.value).full)" }.joined(separator: ", ")
                + "}"
        default: "\(self)"
        }
    }
}
