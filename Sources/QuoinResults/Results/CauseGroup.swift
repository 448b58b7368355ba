import QuoinSystem

/// The snapshots of a run that differ for the same reason, and in nothing else.
package struct CauseGroup: Hashable, Sendable, Codable {
    /// The same in every run: `4f1c09ab3e`.
    package var id: String
    /// The causes, and those effects that are seldom intended: `` `pill`.cornerRadius 11 → 8 ``.
    package var title: String
    /// Whether every picture was also drawn without the causes, and was then equal to its reference.
    package var isConfirmed: Bool
    /// The names of the snapshots, sorted.
    package var snapshots: [String]
    /// The command that accepts the pictures of the group and no others; `nil` if none of them can be accepted.
    package var acceptCommand: String?
}

extension VerificationResults {
    /// The groups of snapshots that failed, the largest first. A snapshot with another cause, or with pixels that the
    /// cause does not explain, is in a separate group.
    package var causeGroups: [CauseGroup] {
        let reviewed = snapshots.filter { $0.review != nil && $0.status != .passed }
        // Pictures of documents and pictures of tests are accepted by different commands.
        let groups = Dictionary(grouping: reviewed) { ($0.review?.group ?? "") + ($0.test == nil ? "" : "-tests") }
        return groups.compactMap { id, snapshots in snapshots[0].review.map { CauseGroup(id, $0, snapshots) } }
            .sorted { ($1.snapshots.count, $0.title, $0.id) < ($0.snapshots.count, $1.title, $1.id) }
    }
}

extension CauseGroup {
    /// `214 pictures`.
    package var countText: String { snapshots.count == 1 ? "1 picture" : "\(snapshots.count) pictures" }

    fileprivate init(
        _ id: String, _ review: VerificationResults.Snapshot.Review, _ snapshots: [VerificationResults.Snapshot]
    ) {
        self.init(
            id: id, title: Self.title(of: snapshots.compactMap(\.review)), isConfirmed: review.isConfirmed,
            snapshots: snapshots.map(\.name).sorted(), acceptCommand: nil)
        // The pictures of another state cannot be accepted.
        guard snapshots.contains(where: { $0.acceptCommand != nil }) else { return }
        if snapshots.contains(where: { $0.test != nil }) {
            acceptCommand = "\(QuoinCommand.name) approve --tests --cause \(ShellWord.quoted(id))"
        } else if let path = Self.commonPath(snapshots.compactMap(\.document)) {
            acceptCommand = "\(QuoinCommand.name) approve --cause \(ShellWord.quoted(id)) \(ShellWord.quoted(path))"
        }
    }

    /// The causes of a group, which are the same in all pictures, or uses of one color.
    private static func title(of reviews: [VerificationResults.Snapshot.Review]) -> String {
        let titles = Set(reviews.map(\.title))
        guard let first = reviews.first, titles.count > 1, let recoloring = first.recoloring else {
            return reviews.first?.title ?? ""
        }
        var counts: [String: Int] = [:]
        for subject in reviews.flatMap({ Set($0.causes.map(\.subject)) }) { counts[subject, default: 0] += 1 }
        let subjects = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let shown = subjects.prefix(3) + (subjects.count > 3 ? ["\(subjects.count - 3) more"] : [])
        return "color \(recoloring) of \(shown.joined(separator: ", "))"
    }

    /// The document of all snapshots, or the innermost folder with all documents.
    private static func commonPath(_ documents: [String]) -> String? {
        guard let first = documents.first else { return nil }
        if documents.allSatisfy({ $0 == first }) { return first }
        var parts = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for document in documents {
            let other = document.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            let common = zip(parts, other).prefix { $0 == $1 }.count
            parts = parts.prefix(common)
        }
        if parts.isEmpty { return first.hasPrefix("/") ? "/" : "." }
        return parts == [""] ? "/" : parts.joined(separator: "/")
    }
}

/// How the reader of a message runs `quoin`.
package enum QuoinCommand {
    /// What runs the plugin of a package that depends on Quoin.
    private static let plugin = "swift package --allow-writing-to-package-directory quoin"

    /// As this command was run: the plugin says so in an environment variable.
    package static var name: String { environmentVariable("QUOIN_COMMAND") ?? "quoin" }

    /// As somebody who runs tests can: `quoin` if it is installed, else the plugin.
    package static let nameForTests: String = {
        let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
        return folders.contains { FileKind.exists(at: "\($0)/quoin") } ? name : plugin
    }()
}

/// Words of shell commands.
package enum ShellWord {
    /// A word, quoted if a shell would not read it literally.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// Whether a text is one word as ``quoted(_:)`` writes it.
    static func isQuoted(_ text: some StringProtocol) -> Bool {
        let isInQuotes = text.count > 1 && text.hasPrefix("'") && text.hasSuffix("'")
        let word = isInQuotes ? String(text.dropFirst().dropLast()).replacing(#"'\''"#, with: "'") : String(text)
        return quoted(word) == text
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "@", "+", ",", ":", "=": true
        default: false
        }
    }
}
