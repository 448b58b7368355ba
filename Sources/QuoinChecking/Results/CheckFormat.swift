import QuoinFiles
import QuoinResults
import QuoinSystem

/// A form in which findings are printed for a program.
package enum CheckFormat: String, Sendable, CaseIterable {
    /// Annotations of GitHub Actions.
    case github
    /// The code quality report of GitLab.
    case gitlab
    /// Test results, one for each document.
    case junit
    /// A table for a summary of a pull request.
    case markdown
}

extension CheckResults {
    /// The findings in a form. The same results give the same bytes.
    package func formatted(as format: CheckFormat) -> [UInt8] {
        let places = files.flatMap { file in file.findings.map { (file: file.path, finding: $0) } }
        switch format {
        case .github: return Self.lines(places.map { $0.finding.annotation(in: $0.file) })
        case .gitlab: return JSONText.file(of: PropertyValue.list(places.map { $0.finding.codeQuality(in: $0.file) }))
        case .junit: return Array(junit.utf8)
        case .markdown:
            let header = places.isEmpty ? [] : ["", "| place | finding |", "| --- | --- |"]
            return Self.lines(
                ["**\(Self.counted(places.count, "finding"))**"] + header + places.map { $0.finding.row(in: $0.file) })
        }
    }

    private static func lines(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

    private var junit: String {
        XMLText.declaration
            + XMLText.element("testsuites", [("name", "quoin check")]) {
                files.map { file in
                    let failures = file.findings.filter { $0.level == .error }.map { finding in
                        file.junitCase(finding.fingerprint(in: file.path)) {
                            let values = [("type", finding.kind.rawValue), ("message", finding.description)]
                            return XMLText.element("failure", values) { "" }
                        }
                    }
                    let errors = (file.error?.messages ?? []).map { message in
                        file.junitCase("is read") { XMLText.element("error", [("message", message)]) { "" } }
                    }
                    let all = failures + errors
                    let counts = [("tests", max(all.count, 1)), ("failures", failures.count), ("errors", errors.count)]
                    return XMLText.element("testsuite", [("name", file.path)] + counts.map { ($0, "\($1)") }) {
                        all.isEmpty ? file.junitCase("has no findings") { "" } : all.joined()
                    }
                }.joined()
            }
    }
}

extension CheckResults.CheckedDocument {
    fileprivate func junitCase(_ name: String, content: () -> String) -> String {
        XMLText.element("testcase", [("classname", path), ("name", name)], content: content)
    }
}

extension LayoutFinding {
    /// A line that GitHub Actions shows beside the line of the document.
    fileprivate func annotation(in file: String) -> String {
        GitHubCommand.line(
            level.rawValue,
            [
                ("file", file), ("line", place.map { "\($0.line)" }), ("col", place.map { "\($0.column)" }),
                ("title", kind.check.title),
            ], description)
    }

    fileprivate func codeQuality(in file: String) -> PropertyValue {
        [
            "description": .text(description), "check_name": .text(kind.rawValue),
            "fingerprint": .text(fingerprint(in: file)), "severity": level == .error ? "major" : "minor",
            "location": ["path": .text(file), "lines": ["begin": .count(place?.line ?? 1)]],
        ]
    }

    fileprivate func row(in file: String) -> String {
        let place = place.map { ":\($0.line)" } ?? ""
        return "| \(file)\(place) | \(description.replacing("|", with: "\\|")) |"
    }
}

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
