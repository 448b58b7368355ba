import QuoinSystem
import SystemPackage

extension Diffing where Format == String {
    /// Texts, compared line by line.
    public static var lines: Diffing {
        Diffing(pathExtension: "txt") {
            Array(($0 + "\n").utf8)
        } read: { path in
            let text = String(decoding: try FileDescriptor.content(at: path), as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        } difference: { reference, new in
            reference == new ? nil : Difference(changedLines(from: reference, to: new))
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The removed lines, with a minus, and the added lines, with a plus, in order.
    private static func changedLines(from reference: String, to new: String) -> [String] {
        let (old, new) = (Self.lines(of: reference), Self.lines(of: new))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [String] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append("− " + old[oldIndex])
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append("+ " + new[newIndex])
                newIndex += 1
            } else {
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
