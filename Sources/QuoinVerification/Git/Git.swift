import Quoin
import QuoinFiles
import QuoinSystem

/// The program `git`, run in the working folder.
enum Git {
    /// The output of git.
    ///
    /// - Parameter input: its standard input, at most ``ChildProcess/inputLimit`` bytes.
    /// - Throws: a ``QuoinError`` with git's message if it fails, or if it is not installed.
    static func run(_ arguments: [String], input: [UInt8] = []) throws(QuoinError) -> [UInt8] {
        let process = try QuoinError.wrapping(in: "git", "cannot be run") {
            try ChildProcess.run("git", arguments, input: .bytes(input), environment: .inherited, within: .none)
        }
        guard process.ending == .exited(0) else {
            let lines = String(decoding: process.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
            throw QuoinError(.wrongInput, "error: git: \(lines.joined(separator: "\n"))")
        }
        return process.output
    }

    static func run(_ arguments: String...) throws(QuoinError) -> [UInt8] { try run(arguments) }

    /// The hash of a commit.
    ///
    /// - Parameter name: as `main` or `HEAD~3`.
    /// - Throws: a ``QuoinError`` if there is no such commit, or no repository.
    static func hash(ofCommit name: String) throws(QuoinError) -> String {
        line(try run("rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"))
    }

    /// The first line of what git printed.
    static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
