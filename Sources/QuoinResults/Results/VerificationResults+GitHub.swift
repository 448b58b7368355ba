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
