import QuoinFiles
import QuoinPlatform

/// The results of checking documents.
package struct CheckResults: Sendable {
    /// In the order of their paths.
    package var documents: [CheckedDocument]
    /// Files of settings with unused allowances. Allowances for further documents are left out, because those may use
    /// them.
    package var settings: [CheckedDocument] = []
    /// Notes on the run.
    package var notes: [String] = []

    /// One document, and its problems.
    package struct CheckedDocument: Sendable {
        /// The path of the document, relative to the working folder if it is in it.
        package var path: String
        /// Whether the results are those of an earlier run.
        package var isCached = false
        package var findings: [LayoutFinding] = []
        /// The pictures of findings, by the findings' positions.
        package var pictures: [Int: FindingPictures] = [:]
        /// The allowances that were used.
        var usedAllowances: [Allowance<Document.FindingKind>] = []
        /// The number of layouts that were checked.
        package var layoutCount = 0
        /// What was not checked, and why.
        package var notes: [String] = []
        /// Why the document could not be checked.
        package var error: QuoinError?
    }

    /// The pictures of a finding, as PNG files.
    package struct FindingPictures: Sendable {
        /// At the width at which the problem is worst, with the elements outlined.
        package var wrong: [UInt8]
        /// The width in points.
        package var width: Double
        /// At the nearest width without the problem; `nil` if there is none.
        package var right: [UInt8]?
        var rightWidth: Double?
    }

    /// The number of findings of a level.
    package func count(of level: Document.Check.Level) -> Int {
        files.reduce(0) { $0 + $1.findings.count { $0.level == level } }
    }

    /// All files that may have findings.
    package var files: [CheckedDocument] { documents + settings }

    /// The errors of documents that could not be checked.
    package var errors: [QuoinError] { documents.compactMap(\.error) }
}

// MARK: - Text

extension CheckResults {
    /// A line for each finding and note, and one with counts.
    package var text: String {
        var lines = files.flatMap { document in
            document.findings.map { document.line(of: $0) } + document.notes.map { "\(document.path): note: \($0)" }
        }
        lines += notes
        return (lines + [counts, faulty].compactMap(\.self)).joined(separator: "\n")
    }

    /// The number of findings; `nil` if nothing could be checked.
    private var counts: String? {
        let checked = documents.filter { $0.error == nil }
        guard !checked.isEmpty || documents.isEmpty else { return nil }
        let layouts = checked.reduce(0) { $0 + $1.layoutCount }
        let (errors, warnings) = (count(of: .error), count(of: .warning))
        let counts =
            [(errors, "finding"), (warnings, "warning")].filter { $0.0 > 0 || $0.1 == "finding" }
            .map { Self.counted($0.0, $0.1) }.joined(separator: ", ")
        let cached = documents.count(where: \.isCached)
        return "\(counts) in \(Self.counted(checked.count, "document")), \(Self.counted(layouts, "layout"))"
            + (cached > 0 ? ", \(cached) of \(documents.count) documents from the cache" : "")
    }

    /// The number of documents that could not be checked; `nil` if there are none. Their errors are shown elsewhere.
    private var faulty: String? {
        let count = documents.count { $0.error != nil }
        return count > 0 ? "\(Self.counted(count, "document")) could not be checked" : nil
    }

    static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension CheckResults.CheckedDocument {
    /// Results for the settings files with unused allowances.
    static func files(allowing unused: [Allowance<Document.FindingKind>]) -> [CheckResults.CheckedDocument] {
        Dictionary(grouping: unused) { $0.file ?? "" }.sorted { $0.key < $1.key }.map { file, allowances in
            var result = CheckResults.CheckedDocument(path: file)
            result.findings = allowances.map { LayoutFinding(unused: $0, level: .error) }
            return result
        }
    }

    fileprivate func line(of finding: LayoutFinding) -> String {
        let place = finding.place.map { ":\($0.line)" } ?? ""
        return "\(path)\(place): \(finding.level == .warning ? "warning: " : "")\(finding)"
    }
}

extension CheckResults {
    /// The results as JSON. The same results give the same bytes.
    package var json: [UInt8] {
        let results: PropertyValue = [
            "version": 1, "documents": .list(files.map(\.json)), "notes": .texts(notes),
        ]
        return JSONText.file(of: results)
    }

    /// The results in SARIF 2.1.0, for tools that show findings at lines of files.
    package var sarif: [UInt8] {
        let rules = Document.FindingKind.allCases.map { kind -> PropertyValue in
            let help = [kind.check.title, kind.criterion].compactMap(\.self).joined(separator: ": ")
            return .mapping(of: [
                ("id", .text(kind.rawValue)),
                ("shortDescription", .mapping(["text": .text(kind.check.title)])),
                ("helpUri", kind.criterionAddress.map { .text($0) }),
                ("help", .mapping(["text": .text(help)])),
                ("properties", kind.criterion.map { .mapping(["tags": [.text($0)]]) }),
            ])
        }
        let driver: PropertyValue = ["name": "quoin check", "rules": .list(rules)]
        let run: PropertyValue = [
            "tool": ["driver": driver], "results": .list(files.flatMap(\.sarifResults)),
            "columnKind": "unicodeCodePoints",
        ]
        let log: PropertyValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return JSONText.file(of: log)
    }
}

extension CheckResults.CheckedDocument {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("path", .text(path)), ("cached", isCached ? .bool(true) : nil), ("layouts", .count(layoutCount)),
            ("findings", .list(findings.map { $0.json(in: path) })), ("notes", .texts(notes)),
            ("errors", error.map { .list($0.messages.map { .text($0) }) }),
        ])
    }

    fileprivate var sarifResults: [PropertyValue] {
        findings.map { finding in
            let region = finding.place.map { place -> PropertyValue in
                ["startLine": .count(place.line), "startColumn": .count(place.column)]
            }
            let location = PropertyValue.mapping(of: [
                ("artifactLocation", ["uri": .text(path)]), ("region", region),
            ])
            let fingerprint: PropertyValue = ["quoin/v1": .text(finding.fingerprint(in: path))]
            return [
                "partialFingerprints": fingerprint, "ruleId": .text(finding.kind.rawValue),
                "level": .text(finding.level.rawValue),
                "message": ["text": .text(finding.description)], "locations": [["physicalLocation": location]],
            ]
        }
    }
}

extension LayoutFinding {
    fileprivate func json(in path: String) -> PropertyValue {
        let fingerprint = fingerprint(in: path)
        return .mapping(of: [
            ("kind", .text(kind.rawValue)), ("level", .text(level.rawValue)), ("message", .text(message)),
            ("text", .text(description)), ("cause", cause.map { .text($0) }), ("remedy", remedy.map { .text($0) }),
            ("criterion", kind.criterion.map { .text($0) }), ("line", (place?.line).map { .count($0) }),
            ("column", (place?.column).map { .count($0) }),
            ("fingerprint", .text(fingerprint)),
            ("rows", rows.isEmpty ? nil : .list(rows.map { .count($0) })),
            ("elements", .list(elements.map(\.json))), ("occurrences", .list(occurrences.map(\.json))),
        ])
    }
}

extension ElementReference {
    fileprivate var json: PropertyValue {
        .mapping(of: [
            ("id", id.map { .text($0) }), ("path", .text(path)), ("line", (source?.line).map { .count($0) }),
        ])
    }
}

extension LayoutFinding.Occurrence {
    fileprivate var json: PropertyValue {
        let ranges = widths.map { PropertyValue.list([.number($0.lowerBound), .number($0.upperBound)]) }
        return .mapping(of: [
            ("widths", .list(ranges)), ("everywhere", .bool(isEverywhere)), ("textScale", .number(textScale)),
            ("language", language.map { .text($0) }), ("direction", direction.map { .text($0.rawValue) }),
            ("height", height.map { .number($0) }), ("appearance", appearance.map { .text($0.rawValue) }),
            ("variant", variant.isEmpty ? nil : .text(variant)),
        ])
    }
}
