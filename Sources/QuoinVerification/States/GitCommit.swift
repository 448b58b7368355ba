import QuoinFiles
import QuoinSystem

/// A commit of the repository of the working folder.
package struct GitCommit: Sendable {
    /// The name by which it was given: `main`, `HEAD~3`.
    let name: String
    private let hash: String

    /// - Throws: a ``QuoinError`` if there is no such commit, or no repository.
    private init(_ name: String) throws(QuoinError) {
        self.name = name
        hash = try Git.hash(ofCommit: name)
    }

    /// The commits of a range: `main..HEAD`, or `main...HEAD` from their merge base. A side that is not given is
    /// `HEAD`.
    ///
    /// - Returns: `nil` if the text is not a range, but perhaps a path.
    /// - Throws: a ``QuoinError`` if there is no such commit, or no repository.
    package static func range(_ text: String) throws(QuoinError) -> (old: GitCommit, new: GitCommit)? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let isFork = text[dots.upperBound...].hasPrefix(".")
        let (old, new) = (text[..<dots.lowerBound], text[dots.upperBound...].dropFirst(isFork ? 1 : 0))
        // It is a path, such as `../before`.
        guard !new.hasPrefix("/"), !FileKind.exists(at: text) else { return nil }
        let commits = try [old, new].map { name throws(QuoinError) in
            try GitCommit(name.isEmpty ? "HEAD" : String(name))
        }
        guard isFork else { return (commits[0], commits[1]) }
        let fork = Git.line(try Git.run("merge-base", commits[0].hash, commits[1].hash))
        return (try GitCommit(fork), commits[1])
    }

    /// The files of the commit at some paths, relative to the working folder; if there are none, all files in it.
    package func state(at paths: [String]) throws(QuoinError) -> PictureState {
        let listing = try Git.run(["ls-tree", "-r", "-z", hash, "--"] + paths)
        let entries = listing.split(separator: 0).compactMap { GitEntry($0) }
        let digests = Dictionary(entries.map { ($0.path, $0.hash) }) { first, _ in first }
        return PictureState(
            name: name, files: digests.mapValues(Optional.some), folder: "", location: { [name] in "\(name):\($0)" },
            read: { paths throws(QuoinError) in try Self.contents(of: paths, digests) },
            workFolder: { [hash] documents throws(QuoinError) in try Self.workFolder(of: documents, in: hash) })
    }

    /// Writes documents and all files in their folders into a temporary folder, as a checkout would have them.
    private static func workFolder(of documents: [String], in hash: String) throws(QuoinError) -> WorkFolder {
        let folders = Set(documents.map { FilePath($0).removingLastComponent() }).map { $0.isEmpty ? "." : $0.string }
        let listing = try Git.run(
            ["ls-tree", "-r", "-z", hash, "--"] + folders.sorted().map { $0 == "." ? $0 : $0 + "/" })
        // Checkouts refuse trees with other paths, too.
        let entries = listing.split(separator: 0).compactMap { GitEntry($0) }.filter { entry in
            let path = FilePath(entry.path)
            return path.isRelative && path.components.allSatisfy { $0.kind == .regular }
        }
        let digests = Dictionary(entries.map { ($0.path, $0.hash) }) { first, _ in first }
        let folder = WorkFolder.temporary()
        for (path, bytes) in try contents(of: digests.keys.sorted(), digests) {
            try OutputFile.file(FilePath(folder.path).pushing(FilePath(path)).string).write(bytes)
        }
        return folder
    }

    /// The contents of files, as a checkout would have them.
    private static func contents(
        of paths: [String], _ digests: [String: String]
    ) throws(QuoinError) -> [String: [UInt8]] {
        let input = paths.map { "\(digests[$0] ?? "") \($0)\n" }.joined()
        var answer = try Git.run(["cat-file", "--batch", "--filters"], input: Array(input.utf8))[...]
        var contents: [String: [UInt8]] = [:]
        for path in paths { contents[path] = nextObject(in: &answer) }
        return contents
    }

    /// Removes the first object of an answer: a line with its hash, kind and size, its content, and a line end.
    private static func nextObject(in answer: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let end = answer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: answer[..<end], as: UTF8.self).split(separator: " ")
        answer = answer[(end + 1)...]
        guard words.count == 3, let size = Int(words[2]), size < answer.count else { return nil }
        defer { answer = answer.dropFirst(size + 1) }
        return Array(answer.prefix(size))
    }
}

/// A file of a commit, from a line of `git ls-tree`: its mode, kind, hash, and after a tab its path.
private struct GitEntry {
    let hash: String
    let path: String

    /// `nil` if the entry is not a file: a symbolic link, a submodule.
    init?(_ line: ArraySlice<UInt8>) {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[0].hasPrefix("100") else { return nil }
        hash = String(words[2])
        path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
}
