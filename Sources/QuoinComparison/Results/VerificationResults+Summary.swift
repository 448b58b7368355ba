extension VerificationResults {
    /// The results for a terminal: a paragraph for each snapshot that did not pass, and a last line with the counts.
    public var summary: String { summary(all: false) }

    /// The results for a terminal.
    ///
    /// - Parameter all: whether every consequence of a change is told, instead of the first few and how many there are.
    public func summary(all: Bool) -> String {
        let problems = snapshots.filter { $0.status != .passed }.map { $0.paragraph(all: all) }
        return (problems + [(notices + [countLine]).joined(separator: "\n")]).joined(separator: "\n\n")
    }

    /// `250 snapshots: 2 failed, 1 no reference, 247 passed`.
    private var countLine: String {
        let counts = SnapshotResult.Status.allCases.map { (words: $0.words, count: count(of: $0)) }
        let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
        let total = snapshots.count == 1 ? "1 snapshot" : "\(snapshots.count) snapshots"
        return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
    }

    private var notices: [String] {
        let missing = missingShards.map(String.init).joined(separator: ", ")
        let shards = missing.isEmpty ? [] : ["\(missingShards.count == 1 ? "Shard" : "Shards") \(missing) missing."]
        let obsolete = (obsoleteReferences ?? []).map { "Obsolete reference: \($0.printable)" }
        return shards + notes.map(\.printable) + obsolete
    }
}

extension SnapshotResult {
    /// Name, status, what happened, and what to type next.
    fileprivate func paragraph(all: Bool) -> String {
        let title = "\(name)  \(status.words)" + (cause.map { " (\($0.words))" } ?? "")
        let lines =
            [location].compactMap(\.self) + (all ? fullExplanation ?? explanation : explanation)
            + [pixels?.summary].compactMap(\.self) + pictureFiles
            + [acceptCommand].compactMap(\.self)
        return ([title] + lines.map { "  " + $0 }).map(\.printable).joined(separator: "\n")
    }
}

extension SnapshotResult {
    /// Where the pictures of a snapshot that did not pass are, as far as they are files.
    private var pictureFiles: [String] {
        let files = [("new", pictures.new), ("difference", pictures.difference)].compactMap { role, picture in
            if case .file(let path)? = picture { "\(role): \(path)" } else { nil as String? }
        }
        let old = status == .missing || files.isEmpty ? nil : reference.map { "reference: \($0)" }
        return [old].compactMap(\.self) + files
    }
}

extension String {
    /// Names and texts come from documents; none may steer the terminal.
    fileprivate var printable: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
            result += isControl ? scalar.asVisibleEscape : String(scalar)
        }
    }
}
