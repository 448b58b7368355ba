import QuoinFiles
import QuoinSystem
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with the results of a run: `results.json`, its pictures in `pictures/`, `junit.xml`, and the report `index.html`,
/// which does not need the other files.
package struct ResultsFolder: Sendable {
    private static let resultsName = "results.json"
    private static let junitName = "junit.xml"
    package static let reportName = "index.html"

    package let url: URL

    /// A folder that need not exist: ``write(_:)`` makes it.
    package init(_ url: URL) {
        self.url = url
    }

    /// Writes all files, each completely or not at all. `results.json` is written last, so
    /// that if it is complete, all files are.
    ///
    /// - Parameters:
    ///   - results: their pictures are bytes, or files in this folder.
    ///   - embedding: which pictures are within the report.
    /// - Throws: a ``QuoinError`` that names the file that cannot be read or written.
    package func write(
        _ results: VerificationResults, embedding: ReportPage.Embedding = .failed
    ) throws(QuoinError) {
        let page = try naming(url) { () throws(ResultsError) in
            try ReportPage(results, picturesIn: url, embedding: embedding).html()
        }
        let stored = try results.mapPictures { snapshot, role, picture throws(QuoinError) in
            try store(picture, of: snapshot, role: role)
        }
        let json = try naming(url) { () throws(ResultsError) in try stored.json() }
        try write(page, to: Self.reportName)
        try write(Data(results.junit().utf8), to: Self.junitName)
        try write(json, to: Self.resultsName)
    }

    private func store(
        _ picture: VerificationResults.Snapshot.Picture, of snapshot: VerificationResults.Snapshot, role: String
    ) throws(QuoinError) -> VerificationResults.Snapshot.Picture {
        guard case .png(let data) = picture else { return picture }
        let path = snapshot.picturePath(role: role)
        try write(data, to: path)
        return .file(path)
    }

    private func write(_ data: Data, to path: String) throws(QuoinError) {
        try OutputFile.file(url.appendingPathComponent(path).relativePath).write(Array(data))
    }
}

// MARK: - Reading

extension ResultsFolder {
    /// Reads results and their pictures.
    ///
    /// - Parameter url: a file of results, or a folder with `results.json`.
    /// - Throws: a ``QuoinError`` that names the file that cannot be read.
    package static func results(at url: URL) throws(QuoinError) -> VerificationResults {
        let file = FileKind.isFolder(url.path) ? url.appendingPathComponent(resultsName) : url
        let json: Data
        do {
            json = try Data(contentsOf: file)
        } catch {
            throw QuoinError(error, in: file.relativePath, "cannot be read")
        }
        return try naming(file) { () throws(ResultsError) in
            try VerificationResults(json: json).loadingPictures(from: file.deletingLastPathComponent())
        }
    }
}

/// Calls a body, and adds the name of a file to the error that it throws.
private func naming<Value>(_ file: URL, _ body: () throws(ResultsError) -> Value) throws(QuoinError) -> Value {
    do {
        return try body()
    } catch {
        throw QuoinError(error, in: file.relativePath)
    }
}

extension VerificationResults {
    /// Writes the new pictures and the differences of snapshots that did not pass, under the same names as in a
    /// ``ResultsFolder``. The returned results have the files in place of the bytes.
    ///
    /// - Parameter folder: the folder for the files.
    /// - Throws: a ``QuoinError`` that names the file that cannot be written.
    package func storingPictures(in folder: String) throws(QuoinError) -> VerificationResults {
        try mapPictures { snapshot, role, picture throws(QuoinError) in
            guard case .png(let data) = picture, snapshot.status != .passed, role != "reference" else { return picture }
            let path = FilePath(folder).appending("\(snapshot.fileName).\(role).png").string
            try OutputFile.file(path).write(Array(data))
            return .file(path)
        }
    }
}
