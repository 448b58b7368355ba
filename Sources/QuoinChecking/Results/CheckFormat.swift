import QuoinCairo
import QuoinDocument
import QuoinFiles
import QuoinPages
import QuoinValues

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
        case .junit: return Self.lines([junit])
        case .markdown:
            let header = places.isEmpty ? [] : ["", "| place | finding |", "| --- | --- |"]
            return Self.lines(
                ["**\(Self.counted(places.count, "finding"))**"] + header + places.map { $0.finding.row(in: $0.file) })
        }
    }

    private static func lines(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

    private var junit: String {
        let suites = files.map { file in
            let errors = file.error?.messages ?? []
            let failures = file.findings.filter { $0.level == .error }
            let cases = failures.map { finding in
                """
                    <testcase classname="\(file.path.escapedForMarkup)" name="\(finding.fingerprint(in: file.path).escapedForMarkup)">
                      <failure type="\(finding.kind.rawValue)" message="\(finding.description.escapedForMarkup)"/>
                    </testcase>
                """
            }
            let faults = errors.map { message in
                """
                    <testcase classname="\(file.path.escapedForMarkup)" name="is read">
                      <error message="\(message.escapedForMarkup)"/>
                    </testcase>
                """
            }
            let passed = "    <testcase classname=\"\(file.path.escapedForMarkup)\" name=\"has no findings\"/>"
            let all = cases.isEmpty && faults.isEmpty ? [passed] : cases + faults
            return """
                  <testsuite name="\(file.path.escapedForMarkup)" tests="\(all.count)" failures="\(cases.count)" errors="\(faults.count)">
                \(all.joined(separator: "\n"))
                  </testsuite>
                """
        }
        return
            (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"quoin check\">"] + suites + [
                "</testsuites>"
            ])
            .joined(separator: "\n")
    }
}

extension LayoutFinding {
    /// A line that GitHub Actions shows beside the line of the document.
    fileprivate func annotation(in file: String) -> String {
        func escaped(_ text: String, _ more: [(String, String)] = []) -> String {
            ([("%", "%25"), ("\r", "%0D"), ("\n", "%0A")] + more).reduce(text) { $0.replacing($1.0, with: $1.1) }
        }
        let name = escaped(file, [(":", "%3A"), (",", "%2C")])
        let place = place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
        return "::\(level.rawValue) file=\(name)\(place),title=\(kind.check.title)::\(escaped(description))"
    }

    fileprivate func codeQuality(in file: String) -> PropertyValue {
        [
            "description": .text(description), "check_name": .text(kind.rawValue),
            "fingerprint": .text(fingerprint(in: file)), "severity": level == .error ? "major" : "minor",
            "location": ["path": .text(file), "lines": ["begin": .number(Double(place?.line ?? 1))]],
        ]
    }

    fileprivate func row(in file: String) -> String {
        let place = place.map { ":\($0.line)" } ?? ""
        return "| \(file)\(place) | \(description.replacing("|", with: "\\|")) |"
    }
}
