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
        let place = [document.map { ("file", $0) }, line.map { ("line", "\($0)") }, ("title", title)].compactMap(\.self)
        let properties = place.map { "\($0)=\(GitHubText.property($1))" }.joined(separator: ",")
        return "::error \(properties)::\(GitHubText.message(lines.joined(separator: "\n")))"
    }
}

/// Texts in commands for GitHub's runner, which are one line each.
private enum GitHubText {
    static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
