import QuoinFiles
import QuoinSystem

/// The program `git`, run in the working folder.
enum Git {
    /// The output of git.
    ///
    /// - Parameter input: its standard input.
    /// - Throws: a ``QuoinError`` with git's message if it fails, or if it is not installed.
    static func run(_ arguments: [String], input: [UInt8] = []) throws(QuoinError) -> [UInt8] {
        let process = try QuoinError.wrapping(in: "git", "cannot be run") {
            try ChildProcess.run("git", arguments, input: .bytes(input), environment: .inherited, within: .none)
        }
        guard process.ending == .exited(0) else {
            let lines = String(decoding: process.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
            throw QuoinError("git: \(lines.joined(separator: "\n"))")
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

/// The files in which the working tree differs from a commit, those that git does not track yet among them. Files that git ignores
/// are not.
package struct GitChanges: Sendable {
    /// The name of the commit that was given.
    let name: String
    /// Absolute paths, as git has them and with symbolic links resolved.
    private let paths: Set<String>

    /// - Parameter name: a commit. Changes of the commit's branch since the two branches diverged do not count.
    /// - Throws: a ``QuoinError`` if there is no such commit, or no repository.
    package init(since name: String) throws(QuoinError) {
        self.name = name
        let fork = Git.line(try Git.run("merge-base", try Git.hash(ofCommit: name), "HEAD"))
        let top = Git.line(try Git.run("rev-parse", "--show-toplevel"))
        let changed = try Git.run("diff", "--name-only", "--no-renames", "--no-relative", "-z", fork)
        let new = try Git.run("ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/")
        let marked = try Git.run("ls-files", "-v", "-z", "--full-name", ":/")
            .split(separator: 0).filter(Self.isMarked).map { $0.dropFirst(2) }
        let files = ((changed + new).split(separator: 0) + marked).map { line in
            FilePath(top).pushing(FilePath(String(decoding: line, as: UTF8.self))).string
        }
        paths = Set(files).union(files.map(DocumentFile.realPath))
    }

    /// Whether a file is marked: `S` before its path is `skip-worktree`, a small letter `assume-unchanged`. Git does not look
    /// for its changes, so it counts as changed.
    private static func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
        line.first.map { $0 == UInt8(ascii: "S") || UnicodeScalar($0).properties.isLowercase } ?? false
    }

    /// Whether the file at a path has changed, or the one that it is a link to.
    package func contain(_ path: String) -> Bool {
        if paths.isEmpty { return false }
        return paths.contains(FilePath(path).absolute.string) || paths.contains(DocumentFile.realPath(path))
    }

    /// Whether a file of a source has changed, or is gone.
    func touch(_ source: DocumentSource) -> Bool {
        if source.files.contains(where: contain) { return true }
        guard source.kind == .fonts, FileKind.isFolder(source.path) else { return false }
        let folder = DocumentFile.realPath(source.path) + "/"
        return paths.contains { $0.hasPrefix(folder) }
    }

    /// Whether a document has changed, or a source that it was made from.
    package func touch(_ document: DocumentFile, madeFrom sources: some Sequence<DocumentSource>) -> Bool {
        contain(document.path) || sources.contains(where: touch)
    }
}
