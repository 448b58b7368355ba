import QuoinExplanations

extension VerificationResults {
    /// The results as text: a paragraph for each snapshot that did not pass, and a last line with counts.
    public var summary: String { summary(all: false) }

    /// The results as text.
    ///
    /// - Parameter all: whether every consequence has a line, instead of the first few and a count.
    package func summary(all: Bool) -> String {
        let problems = snapshots.filter { $0.status != .passed }.map { $0.paragraph(all: all) }
        return
            (problems + [causeTable].compactMap(\.self) + [(notices(all: all) + [countLine]).joined(separator: "\n")])
            .joined(
                separator: "\n\n")
    }

    /// A line for each cause, if one of them has several pictures, or an effect that is seldom intended.
    private var causeTable: String? {
        let groups = causeGroups
        let hasEffects = snapshots.contains { $0.status != .passed && $0.review?.effects.isEmpty == false }
        guard hasEffects || groups.contains(where: { $0.snapshots.count > 1 }) else { return nil }
        let lines = groups.map { group in
            let doubt = group.isConfirmed ? "" : " (not confirmed: they differ nowhere else)"
            return "  \(group.title.printable), in \(group.countText)\(group.snapshots.count > 1 ? doubt : "")"
                + (group.acceptCommand.map { "\n    \($0)" } ?? "")
        }
        return (["Causes:"] + lines).joined(separator: "\n")
    }

    /// `250 snapshots: 2 failed, 1 no reference, 247 passed`.
    private var countLine: String {
        let counts = Snapshot.Status.allCases.map { (title: $0.title, count: count(of: $0)) }
        let cached = snapshots.count { $0.cached == true }
        let parts =
            counts.filter { $0.count > 0 }.map { "\($0.count) \($0.title)" }
            + (cached > 0 ? ["\(cached) of them in an earlier run"] : [])
        let total = snapshots.count == 1 ? "1 snapshot" : "\(snapshots.count) snapshots"
        return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
    }

    private func notices(all: Bool) -> [String] {
        let missing = missingShards.map(String.init).joined(separator: ", ")
        let shards = missing.isEmpty ? [] : ["\(missingShards.count == 1 ? "Shard" : "Shards") \(missing) missing."]
        let obsolete = (obsoleteReferences ?? []).map { "Obsolete reference: \($0.printable)" }
        return shards + (notes + notesOnPassed(all: all)).map(\.printable) + obsolete
    }

    /// The largest number of notes on snapshots that passed.
    private static let noteLimit = 10

    private func notesOnPassed(all: Bool) -> [String] {
        let notes = snapshots.filter { $0.status == .passed }.flatMap(\.notes)
        guard !all, notes.count > Self.noteLimit else { return notes }
        let shown = notes.prefix(Self.noteLimit - 1)
        return shown + ["and \(notes.count - shown.count) more like these, which --all lists"]
    }
}

extension VerificationResults.Snapshot {
    /// The name, status, changes, and the command that accepts them.
    fileprivate func paragraph(all: Bool) -> String {
        let title = "\(name)  \(status.title)" + (category.map { " (\($0.title))" } ?? "")
        let lines =
            [location].compactMap(\.self) + (all ? fullExplanation ?? explanation : explanation)
            + [pixels?.summary].compactMap(\.self) + notes + pictureFiles
            + [acceptCommand].compactMap(\.self)
        return ([title] + lines.map { "  " + $0 }).map(\.printable).joined(separator: "\n")
    }

    /// The pictures that are files.
    private var pictureFiles: [String] {
        let files = [("new", pictures.new), ("difference", pictures.difference)].compactMap { role, picture in
            if case .file(let path)? = picture { "\(role): \(path)" } else { nil as String? }
        }
        let old = [.missing, .renamed].contains(status) || files.isEmpty ? nil : reference.map { "reference: \($0)" }
        return [old].compactMap(\.self) + files
    }
}

extension PictureComparison.Category {
    /// The category in a few words: `libraries or fonts`.
    fileprivate var title: String {
        switch self {
        case .layout: "layout"
        case .paint: "paint"
        case .textStack: "libraries or fonts"
        case .unknown: "unknown cause"
        }
    }
}
