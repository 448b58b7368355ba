/// The tests of a source file by their names, with the suites that they are in. Suites of one file may have tests of the same
/// name.
struct TestSuites {
    private struct Test {
        var line: Int
        var suite: String
    }

    private var tests: [Substring: [Test]] = [:]

    /// Reads the names by the indentation of lines, which is enough for a source that somebody formats.
    init(_ source: String) {
        var suites: [(indentation: Int, name: Substring)] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            guard indentation < line.utf8.count else { continue }
            suites.removeAll { $0.indentation >= indentation }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            if let name = Self.name(after: ["func"], in: words) {
                let suite = suites.map(\.name).joined(separator: ".")
                tests[name, default: []].append(Test(line: index + 1, suite: suite))
            } else if let name = Self.name(after: ["struct", "class", "actor", "enum", "extension"], in: words) {
                suites.append((indentation, name))
            }
        }
    }

    private static func name(after keywords: Set<Substring>, in words: [Substring]) -> Substring? {
        words.firstIndex(where: keywords.contains).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    /// The suite of a test with an assertion in a line; `nil` if it is the first suite of the file with a test of the
    /// name.
    func suite(ofTest name: String, at line: Int) -> String? {
        let tests = tests[name.prefix { $0 != "(" }] ?? []
        guard let test = tests.last(where: { $0.line <= line }), test.suite != tests.first?.suite else { return nil }
        return test.suite
    }
}
