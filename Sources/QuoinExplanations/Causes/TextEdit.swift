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

    /// `"A note" → "Note"`, or what was added or removed.
    package func phrase(_ quoted: (String) -> String) -> String {
        if new.isEmpty { return "\(quoted(old)) was removed" }
        return old.isEmpty ? "\(quoted(new)) was added" : "\(quoted(old)) → \(quoted(new))"
    }
}
