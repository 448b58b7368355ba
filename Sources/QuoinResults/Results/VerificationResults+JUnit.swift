extension VerificationResults {
    /// The results in the JUnit format, which Jenkins, GitLab and others read: a suite for each folder of snapshots, a
    /// case for each snapshot.
    package func junit() -> String {
        let suites = Dictionary(grouping: snapshots, by: \.folder).sorted { $0.key < $1.key }
        return XMLText.declaration
            + XMLText.element("testsuites", JUnitCounts(snapshots).attributes(name: "Quoin snapshots")) {
                suites.map { folder, snapshots in
                    XMLText.element("testsuite", JUnitCounts(snapshots).attributes(name: folder)) {
                        snapshots.map(\.junitCase).joined()
                    }
                }.joined()
            }
    }
}

/// The attributes of a suite.
private struct JUnitCounts {
    var tests: Int
    var failures: Int
    var errors: Int
    /// In seconds.
    var time: Double

    init(_ snapshots: [VerificationResults.Snapshot]) {
        tests = snapshots.count
        errors = snapshots.count { $0.status == .errored }
        failures = snapshots.count { $0.status != .passed } - errors
        time = snapshots.reduce(0) { $0 + ($1.duration ?? 0) }
    }

    func attributes(name: String) -> [(String, String)] {
        [
            ("name", name), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
            ("time", XMLText.seconds(time)),
        ]
    }
}

extension VerificationResults.Snapshot {
    fileprivate var junitCase: String {
        XMLText.element(
            "testcase",
            [("classname", folder), ("name", nameInFolder), ("time", XMLText.seconds(duration ?? 0))]
        ) {
            switch status {
            case .passed: ""
            case .errored: junitProblem("error")
            case .failed, .missing, .renamed, .environment: junitProblem("failure")
            }
        }
    }

    private func junitProblem(_ element: String) -> String {
        let title = review.map { "cause: \($0.title)" }
        let lines =
            [title].compactMap(\.self) + (fullExplanation ?? explanation)
            + [pixels?.summary, location, acceptCommand].compactMap(\.self)
        let type = category.map { "\(status.rawValue).\($0.rawValue)" } ?? status.rawValue
        return XMLText.element(element, [("message", explanation.first ?? status.title), ("type", type)]) {
            XMLText.escaped(lines.joined(separator: "\n"))
        }
    }
}

/// Numbers with a fixed number of decimals.
enum DecimalText {
    /// A number from 0 to 10^15, rounded to some decimals: `4.10`.
    static func text(_ value: Double, decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        let digits = String(Int((value * scale).rounded()))
        let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}

/// The XML of JUnit files.
package enum XMLText {
    package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    package static func element(_ name: String, _ attributes: [(String, String)], content: () -> String) -> String {
        let written = attributes.map { " \($0.0)=\"\(escaped($0.1, inAttribute: true))\"" }.joined()
        let inside = content()
        return inside.isEmpty ? "<\(name)\(written)/>\n" : "<\(name)\(written)>\(inside)</\(name)>\n"
    }

    /// XML 1.0 cannot represent most control characters. They are written as `\u{1B}`.
    static func escaped(_ text: String, inAttribute: Bool = false) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where inAttribute: result += "&quot;"
            // A parser turns these into spaces unless they are escaped.
            case "\n" where inAttribute: result += "&#10;"
            case "\t" where inAttribute: result += "&#9;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default: result += isAllowed(scalar) ? String(scalar).printable : scalar.asVisibleEscape
            }
        }
    }

    /// XML 1.0, §2.2, without the controls that are allowed but discouraged.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory != .control && scalar.value & 0xFFFE != 0xFFFE
    }

    /// Seconds with three decimals; `0.000` if the value is not a duration.
    static func seconds(_ value: Double) -> String {
        value.isFinite && value > 0 ? DecimalText.text(value, decimals: 3) : "0.000"
    }
}

extension Unicode.Scalar {
    /// `\u{1B}`.
    var asVisibleEscape: String {
        "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
}
