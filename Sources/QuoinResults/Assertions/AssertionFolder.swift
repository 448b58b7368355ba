import QuoinExplanations
import QuoinSystem

/// A folder for the results of assertions in the tests of a project: new snapshots, pictures of differences, and result
/// files. It has a folder for each test file.
package struct AssertionFolder: Hashable, Sendable {
    /// The environment variable that sets the folder.
    static let variable = "SNAPSHOT_ARTIFACTS"

    package let path: FilePath
    /// The folder of the project.
    package let project: FilePath

    package init(_ path: FilePath, project: FilePath) {
        (self.path, self.project) = (path, project)
    }

    /// The folder for a project: that of the environment variable; by default a temporary folder that no other project
    /// or user shares.
    ///
    /// - Parameter project: an existing folder.
    package init(of project: FilePath) {
        if let path = environmentVariable(Self.variable), !path.isEmpty {
            self.init(FilePath(path).absolute, project: project)
        } else {
            self.init(.temporaryFolder(named: "quoin-tests", of: project), project: project)
        }
    }

    /// The project that contains a folder: its repository, else its package, else the folder itself.
    ///
    /// - Parameter folder: an absolute path.
    package static func project(around folder: FilePath) -> FilePath {
        if let repository = folder.repository { return repository }
        var package = folder
        repeat {
            if FileKind.exists(at: package.appending("Package.swift").string) { return package }
        } while package.removeLastComponent()
        return folder
    }

    /// The folder for a test file.
    package func folder(ofTests file: FilePath) -> FilePath {
        path.pushing(FilePath(relative(file.string)).removingExtension)
    }

    /// An absolute path, relative to the project if it is in it.
    package func relative(_ file: String) -> String {
        let folder = project.string + "/"
        return String(file.hasPrefix(folder) ? file.dropFirst(folder.count) : file.drop { $0 == "/" })
    }
}

// MARK: - Writing

extension AssertionFolder {
    /// Writes a result atomically.
    ///
    /// - Parameters:
    ///   - name: the name of the reference, which the result is named after.
    ///   - folder: the folder of the test file.
    /// - Throws: a ``QuoinError`` with the reason why it cannot be written.
    package static func write(_ result: AssertionResult, named name: String, in folder: String) throws(QuoinError) {
        let bytes = try QuoinError.wrapping(in: name) { try JSONFile.bytes(of: result) }
        try OutputFile.file("\(folder)/\(name)\(AssertionResult.suffix)").write(Array(bytes))
    }

    /// Deletes the results of other versions of a test file, and their pictures.
    ///
    /// - Parameter source: the digest of the current version.
    package static func deleteResults(except source: String?, in folder: FilePath) {
        for file in results(in: folder) {
            guard let result = try? result(at: file), result.source != source else { continue }
            delete(result, at: file)
        }
    }

    /// Deletes a result and its files.
    package static func delete(_ result: AssertionResult, at file: FilePath) {
        let folder = file.removingLastComponent()
        let pictures = VerificationResults(snapshots: [result.snapshot]).pictureFiles
        let names = pictures.union([result.new?.name].compactMap(\.self)).filter { !$0.contains("/") }
        for path in names.map({ folder.appending($0) }) + [file] {
            try? FileManager.default.removeItem(atPath: path.string)
        }
    }

    // MARK: Reading

    /// The result files in a folder and its subfolders, sorted.
    static func results(in folder: FilePath) -> [FilePath] {
        folder.contents.filter { $0.hasSuffix(AssertionResult.suffix) }.sorted().map { folder.pushing(FilePath($0)) }
    }

    /// - Throws: a ``QuoinError`` that names the file.
    static func result(at file: FilePath) throws(QuoinError) -> AssertionResult {
        let content = try QuoinError.wrapping(in: file.string, "cannot be read") {
            try FileDescriptor.content(at: file.string)
        }
        return try QuoinError.wrapping(in: file.string) {
            try QuoinError.decoding { try JSONDecoder().decode(AssertionResult.self, from: Data(content)) }
        }
    }
}

/// The result of an assertion in a test, in a separate file beside the new snapshot. Reports are made from these files,
/// and new snapshots are accepted with them.
package struct AssertionResult: Hashable, Sendable {
    /// The version of the file format.
    static let formatVersion = 1
    /// The suffix of the names of these files.
    static let suffix = ".result.json"

    /// The result. Its paths are relative to the root of the project, those of its pictures to the folder of the file.
    package var snapshot: VerificationResults.Snapshot
    /// The digest of the test file; `nil` if it cannot be read.
    package var source: String?
    /// The digest of the reference that the new snapshot was compared with; `nil` if there was none.
    package var reference: String?
    /// The new snapshot; `nil` if the reference is up to date, or if the reference is in the test's source.
    package var new: File?
    /// Whether all tests were run.
    package var isOfWholeRun: Bool

    package init(
        snapshot: VerificationResults.Snapshot, source: String? = nil, reference: String? = nil, new: File? = nil,
        isOfWholeRun: Bool = false
    ) {
        (self.snapshot, self.source, self.reference, self.new) = (snapshot, source, reference, new)
        self.isOfWholeRun = isOfWholeRun
    }

    /// A file beside the result.
    package struct File: Hashable, Sendable, Codable {
        package var name: String
        package var digest: String

        package init(name: String, digest: String) {
            (self.name, self.digest) = (name, digest)
        }

        package init(name: String, _ bytes: [UInt8]) {
            self.init(name: name, digest: ContentDigest.text(of: bytes))
        }
    }
}

extension AssertionResult: Codable {
    private enum Key: String, CodingKey {
        case version, snapshot, source, reference, new, whole
    }

    /// - Throws: a ``QuoinError`` for another version, before anything else is read.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.formatVersion else { throw QuoinError.otherVersion(version, than: Self.formatVersion) }
        self.init(
            snapshot: try container.decode(VerificationResults.Snapshot.self, forKey: .snapshot),
            source: try container.decodeIfPresent(String.self, forKey: .source),
            reference: try container.decodeIfPresent(String.self, forKey: .reference),
            new: try container.decodeIfPresent(File.self, forKey: .new),
            isOfWholeRun: try container.decodeIfPresent(Bool.self, forKey: .whole) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.formatVersion, forKey: .version)
        try container.encode(snapshot, forKey: .snapshot)
        try container.encodeIfPresent(source, forKey: .source)
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encodeIfPresent(new, forKey: .new)
        if isOfWholeRun { try container.encode(true, forKey: .whole) }
    }
}

extension VerificationResults.Snapshot {
    /// The name of a snapshot: the path of its reference, without the extension of a picture.
    package static func name(ofReference path: String) -> String {
        path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    }
}
