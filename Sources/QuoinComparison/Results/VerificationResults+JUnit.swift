extension VerificationResults {
    /// The results as a JUnit file in the form that Jenkins, GitLab and their like read: a suite for each folder of
    /// snapshots, a case for each snapshot.
    public func junit() -> String {
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

/// The figures that a suite carries.
private struct JUnitCounts {
    var tests: Int
    var failures: Int
    var errors: Int
    /// In seconds.
    var time: Double

    init(_ snapshots: [SnapshotResult]) {
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

extension SnapshotResult {
    fileprivate var junitCase: String {
        XMLText.element(
            "testcase",
            [("classname", folder), ("name", nameInFolder), ("time", XMLText.seconds(duration ?? 0))]
        ) {
            switch status {
            case .passed: ""
            case .errored: junitProblem("error")
            case .failed, .missing, .environment: junitProblem("failure")
            }
        }
    }

    private func junitProblem(_ element: String) -> String {
        let lines = explanation + [pixels?.summary, location, acceptCommand].compactMap(\.self)
        let type = cause.map { "\(status.rawValue).\($0.rawValue)" } ?? status.rawValue
        return XMLText.element(element, [("message", explanation.first ?? status.words), ("type", type)]) {
            XMLText.escaped(lines.joined(separator: "\n"))
        }
    }
}
