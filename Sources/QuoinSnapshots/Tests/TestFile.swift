import QuoinResults
import QuoinSystem
import Synchronization

/// The file of a test. What all its assertions need is found once, when the first of them runs.
package final class TestFile: Sendable {
    /// The absolute path.
    let path: FilePath
    let name: String
    /// The name without its extension.
    let stem: String
    /// The path of the file's folder.
    let folder: String
    /// The suites of its tests.
    let suites: TestSuites
    private let project: FilePath
    /// The digest of the file in its state when the first assertion ran; `nil` if it cannot be read.
    private let digest: String?
    private let results = Mutex<[String?: Results]>([:])

    private static let known = Mutex<[String: TestFile]>([:])

    /// The file at the path of a source that is being compiled.
    static func at(_ path: StaticString) -> TestFile {
        let path = String(describing: path)
        return known.withLock { known in
            if let file = known[path] { return file }
            let file = TestFile(FilePath(path).absolute)
            known[path] = file
            return file
        }
    }

    private init(_ path: FilePath) {
        let folder = path.removingLastComponent()
        (self.path, self.folder, stem) = (path, folder.string, path.stem ?? "")
        name = path.lastComponent?.string ?? ""
        project = AssertionFolder.project(around: folder)
        let content = try? FileDescriptor.content(at: path.string)
        digest = content.map(ContentDigest.text)
        suites = TestSuites(String(decoding: content ?? [], as: UTF8.self))
    }

    /// Where the results of the file's assertions are.
    struct Results {
        /// The folder for the results of the project's assertions.
        let all: AssertionFolder
        /// The folder for those of the file's assertions.
        let folder: String
        /// The digest of the file in its state when the first assertion ran; `nil` if it cannot be read.
        let source: String?
    }

    /// The results in a folder for those of the project, or in its usual one. Those of an earlier version of the file are
    /// deleted.
    func results(in artifacts: String?) -> Results {
        results.withLock { results in
            if let known = results[artifacts] { return known }
            let all =
                artifacts.map { AssertionFolder(FilePath($0).absolute, project: project) }
                ?? AssertionFolder(of: project)
            let folder = all.folder(ofTests: path)
            AssertionFolder.deleteResults(except: digest, in: folder)
            let found = Results(all: all, folder: folder.string, source: digest)
            results[artifacts] = found
            return found
        }
    }
}

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
