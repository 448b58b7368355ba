import QuoinResults

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
