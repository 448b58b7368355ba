import Quoin

extension VerificationResults {
    /// The results as Markdown, for a comment on a pull request or the summary of a job: first the causes, then the
    /// snapshots without a known cause. Long lists are shortened, because GitHub limits comments to 65,536 characters.
    package func markdown() -> String {
        var parts = ["### Quoin: \(markdownVerdict)"]
        let groups = causeGroups
        if !groups.isEmpty { parts.append(Self.table(of: groups)) }
        parts += groups.prefix(Self.groupLimit).map { group in
            let members = Set(group.snapshots)
            return Self.details(
                "<code>\(group.plainTitle.escapedForMarkup)</code>, \(group.countText)",
                snapshots.filter { members.contains($0.name) })
        }
        let grouped = Set(groups.flatMap(\.snapshots))
        for status in Snapshot.Status.allCases where status != .passed {
            let others = snapshots.filter { $0.status == status && !grouped.contains($0.name) }
            if !others.isEmpty { parts.append(Self.details("\(others.count) \(status.title)", others)) }
        }
        parts += markdownNotices
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let groupLimit = 30
    private static let snapshotLimit = 20

    private var markdownVerdict: String {
        let problems = snapshots.count - count(of: .passed)
        let all = snapshots.count == 1 ? "1 snapshot" : "\(snapshots.count) snapshots"
        guard problems > 0 else { return "\(all) passed" }
        let causes = causeGroups.count
        return "\(problems) of \(all) failed"
            + (causes > 0 ? ", \(causes == 1 ? "1 cause" : "\(causes) causes")" : "")
    }

    private static func table(of groups: [CauseGroup]) -> String {
        let rows = groups.prefix(groupLimit).map { group in
            let doubt = group.isConfirmed || group.snapshots.count == 1 ? "" : " (not confirmed)"
            let command = group.acceptCommand.map(MarkdownText.code) ?? ""
            return "| \(MarkdownText.code(group.plainTitle))\(doubt) | \(group.snapshots.count) | \(command) |"
        }
        let rest = groups.count > groupLimit ? ["| and \(groups.count - groupLimit) more causes | | |"] : []
        return (["| Cause | Pictures | Accept |", "| --- | ---: | --- |"] + rows + rest).joined(separator: "\n")
    }

    /// - Parameter title: a title, as HTML.
    private static func details(_ title: String, _ snapshots: [Snapshot]) -> String {
        let lines = snapshots.prefix(snapshotLimit).map { snapshot in
            "- " + MarkdownText.code(snapshot.location ?? snapshot.name)
                + (snapshot.explanation.first.map { ": " + MarkdownText.escaped($0) } ?? "")
        }
        let rest = snapshots.count > snapshotLimit ? ["- and \(snapshots.count - snapshotLimit) more"] : []
        let list = (lines + rest).joined(separator: "\n")
        return "<details><summary>\(title)</summary>\n\n\(list)\n\n</details>"
    }

    private var markdownNotices: [String] {
        let shards =
            missingShards.isEmpty ? [] : ["Missing shards: \(missingShards.map(String.init).joined(separator: ", "))."]
        let obsolete = obsoleteReferences ?? []
        let references =
            obsolete.isEmpty ? [] : ["\(obsolete.count) obsolete \(obsolete.count == 1 ? "reference" : "references")."]
        return shards + notes.map(MarkdownText.escaped) + references
    }
}

extension CauseGroup {
    /// The title without backquotes, for use inside of code.
    fileprivate var plainTitle: String { title.replacing("`", with: "") }
}

/// Texts of documents in Markdown, escaped so that they do not become markup.
enum MarkdownText {
    /// A text as code on one line, which is also valid in a table.
    static func code(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        // A run of backquotes is enclosed by a longer one.
        let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let space = longest > 0 ? " " : ""
        return (fence + space + line + space + fence).replacing("|", with: "\\|")
    }

    /// A text on one line, without any markup.
    static func escaped(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").reduce(into: "") { result, character in
            if "\\`*_{}[]<>()#+-!|&~".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}

extension VerificationResults {
    /// Workflow commands with which GitHub shows problems at lines of documents: one for each cause, because GitHub
    /// shows only ten per step, and one for each snapshot without a known cause.
    package func gitHubCommands() -> [String] {
        let byName = Dictionary(snapshots.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let groups = causeGroups
        let ofCauses = groups.compactMap { group -> String? in
            guard let first = group.snapshots.first.flatMap({ byName[$0] }) else { return nil }
            let lines =
                [group.title + ", in " + group.countText] + first.explanation + [group.acceptCommand].compactMap(\.self)
            return first.gitHubCommand(title: group.title, lines)
        }
        let grouped = Set(groups.flatMap(\.snapshots))
        let others = snapshots.filter { $0.status != .passed && !grouped.contains($0.name) }
        return ofCauses
            + others.map { snapshot in
                let lines = [snapshot.name] + snapshot.explanation + [snapshot.acceptCommand].compactMap(\.self)
                return snapshot.gitHubCommand(title: snapshot.status.title, lines)
            }
    }
}

extension VerificationResults.Snapshot {
    fileprivate func gitHubCommand(title: String, _ lines: [String]) -> String {
        GitHubCommand.line(
            "error", [("file", document), ("line", line.map { "\($0)" }), ("title", title)],
            lines.joined(separator: "\n"))
    }
}

/// Commands with which GitHub's runner shows a message at a line of a file.
package enum GitHubCommand {
    /// - Parameters:
    ///   - level: `error` or `warning`.
    ///   - properties: the file, the place in it, and the title; those without a value are left out.
    package static func line(_ level: String, _ properties: [(String, String?)], _ message: String) -> String {
        let written = properties.compactMap { name, value in value.map { "\(name)=\(property($0))" } }
        return "::\(level) \(written.joined(separator: ","))::\(text(message))"
    }

    private static func text(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ value: String) -> String {
        text(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
