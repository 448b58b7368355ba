import QuoinFiles
import QuoinSystem

/// The findings that a project began with. Those are not reported again.
package struct CheckBaseline: Sendable {
    /// The fingerprints of findings.
    private var entries: Set<String>

    private static let header = "# What quoin check found when this file was accepted; it is not reported."

    /// The findings of some results.
    package init(of results: CheckResults) {
        entries = Set(results.files.flatMap { file in file.findings.map { $0.fingerprint(in: file.path) } })
    }

    /// - Throws: a `QuoinError` if the file cannot be read.
    package init(path: String) throws(QuoinError) {
        let bytes = try QuoinError.wrapping(in: path) { try FileDescriptor.content(at: path) }
        let text = String(decoding: bytes, as: UTF8.self)
        entries = Set(text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") })
    }

    /// - Throws: a `QuoinError` if the file cannot be written.
    package func write(to path: String) throws(QuoinError) {
        let text = ([Self.header] + entries.sorted()).joined(separator: "\n") + "\n"
        try OutputFile.file(path).write(Array(text.utf8))
    }
}

extension CheckResults {
    /// Leaves out the findings of a baseline, and notes how many there were, and how many are gone.
    ///
    /// - Parameter name: that of the baseline in the notes.
    package mutating func leaveOut(_ baseline: CheckBaseline, named name: String) {
        let all = CheckBaseline(of: self)
        for number in documents.indices { documents[number].leaveOut(baseline) }
        for number in settings.indices { settings[number].leaveOut(baseline) }
        let (known, gone) = (all.shared(with: baseline), baseline.missing(in: all, of: documents.map(\.path)))
        if known > 0 { notes.append("\(Self.counted(known, "finding")) of \(name) not shown") }
        if gone > 0 {
            notes.append("\(Self.counted(gone, "finding")) of \(name) not found any more; --accept removes them")
        }
    }
}

extension CheckResults.CheckedDocument {
    fileprivate mutating func leaveOut(_ baseline: CheckBaseline) {
        let path = path
        let kept = findings.enumerated().filter { !baseline.contains($0.element.fingerprint(in: path)) }
        pictures = Dictionary(
            uniqueKeysWithValues: kept.enumerated().compactMap { number, old in
                pictures[old.offset].map { (number, $0) }
            })
        findings = kept.map(\.element)
    }
}

extension CheckBaseline {
    fileprivate func contains(_ fingerprint: String) -> Bool { entries.contains(fingerprint) }
    fileprivate func shared(with other: CheckBaseline) -> Int { entries.intersection(other.entries).count }

    /// The number of entries about some documents that are not in another one.
    fileprivate func missing(in other: CheckBaseline, of documents: [String]) -> Int {
        entries.subtracting(other.entries).count { entry in documents.contains { entry.hasPrefix($0 + " ") } }
    }
}
