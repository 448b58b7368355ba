import QuoinFiles
import QuoinSystem

/// A folder that holds the results of a run: `results.json`, `pictures/` with what it names, `junit.xml`, and the report
/// `index.html`, which needs none of the others.
public struct ResultsFolder: Sendable {
    /// The name of the file that other runs and tools read, which holds ``VerificationResults/json()``.
    public static let resultsName = "results.json"
    /// The name of the file for a service that runs tests, which holds ``VerificationResults/junit()``.
    public static let junitName = "junit.xml"
    /// The name of the page for a person, which holds ``ReportPage/html()``.
    public static let reportName = "index.html"

    /// Where the folder is on disk.
    public let url: URL

    /// A folder that need not be there: ``write(_:)`` makes it.
    public init(_ url: URL) {
        self.url = url
    }

    /// Writes everything. Each file appears whole or not at all; `results.json` comes last, so that where it is new,
    /// everything is.
    ///
    /// - Parameter results: their pictures are bytes, or files in this folder.
    /// - Throws: a ``Failure`` that says which file cannot be read or written.
    public func write(_ results: VerificationResults) throws(Failure) {
        let page = try Failure.naming(url) { () throws(ResultsError) in
            try ReportPage(results, picturesIn: url).html()
        }
        let stored = try results.mapPictures { snapshot, role, picture throws(Failure) in
            try store(picture, of: snapshot, role: role)
        }
        let json = try Failure.naming(url) { () throws(ResultsError) in try stored.json() }
        try write(page, to: Self.reportName)
        try write(Data(results.junit().utf8), to: Self.junitName)
        try write(json, to: Self.resultsName)
    }

    private func store(
        _ picture: SnapshotResult.Picture, of snapshot: SnapshotResult, role: String
    ) throws(Failure) -> SnapshotResult.Picture {
        guard case .png(let data) = picture else { return picture }
        let path = "pictures/\(snapshot.fileName).\(role).png"
        try write(data, to: path)
        return .file(path)
    }

    private func write(_ data: Data, to path: String) throws(Failure) {
        try OutputFile.file(url.appendingPathComponent(path).relativePath).write(Array(data))
    }
}

// MARK: - Reading

extension ResultsFolder {
    /// Reads results and their pictures.
    ///
    /// - Parameter url: a file of results, or a folder with `results.json`.
    /// - Throws: a ``Failure`` that says what is wrong with which file.
    public static func results(at url: URL) throws(Failure) -> VerificationResults {
        let file = FileKind.isFolder(url.path) ? url.appendingPathComponent(resultsName) : url
        let json: Data
        do {
            json = try Data(contentsOf: file)
        } catch {
            throw Failure(.wrongInput, "\(file.relativePath): error: cannot be read: \(FileProblem.words(for: error))")
        }
        return try Failure.naming(file) { () throws(ResultsError) in
            try VerificationResults(json: json).loadingPictures(from: file.deletingLastPathComponent())
        }
    }
}

extension Failure {
    /// What is thrown, as a failure of a file.
    fileprivate static func naming<Value>(
        _ file: URL, _ body: () throws(ResultsError) -> Value
    ) throws(Failure) -> Value {
        do {
            return try body()
        } catch {
            throw Failure(.wrongInput, "\(file.relativePath): error: \(error)")
        }
    }
}
