import QuoinSystem
import QuoinVerification

/// A folder with the results of a run: `results.json`, its pictures in `pictures/`, `junit.xml`, and the report
/// `index.html`, which does not need the other files. A hidden file marks it as a report.
package struct ResultsFolder: Sendable {
    package static let resultsName = "results.json"
    private static let junitName = "junit.xml"
    /// The folder of the pictures, relative to the folder of the results.
    static let picturesName = "pictures"
    package static let reportName = "index.html"
    /// The page of `quoin check`, which may be beside that of `quoin verify`.
    package static let checkPageName = "check.html"
    /// The page of `quoin mutate`, which may be beside the others.
    package static let mutationPageName = "mutate.html"

    package let url: URL

    /// A folder that need not exist: ``write(_:)`` creates it.
    package init(_ url: URL) {
        self.url = url
    }

    package var pictures: PictureFolder { PictureFolder(FilePath(url.relativePath).appending(Self.picturesName)) }

    /// Checks that no other files would be overwritten: the folder does not exist, is empty, or is a report and
    /// contains only its files.
    ///
    /// - Throws: a ``QuoinError`` that names the first foreign file.
    package func check() throws(QuoinError) {
        let folder = FilePath(url.path)
        guard !FileKind.isLink(url.path) else { throw QuoinError(writingThroughLink: url.relativePath) }
        let contents = folder.contents.sorted()
        let isReport = contents.contains(DocumentSearch.reportMark)
        let foreign = contents.first { path in
            let file = folder.appending(path).string
            return FileKind.isLink(file) || !FileKind.isFolder(file) && !(isReport && Self.isOwn(path))
        }
        guard let foreign else { return }
        throw QuoinError(
            "the folder has \(foreign), which is not a report's; name a folder for the report alone",
            in: url.relativePath)
    }

    /// Whether a file is one that reports have.
    private static func isOwn(_ path: String) -> Bool {
        [DocumentSearch.reportMark, reportName, junitName, resultsName, checkPageName, mutationPageName].contains(path)
            || path.hasPrefix("\(picturesName)/") && PictureFolder.isOwn(path)
    }

    /// Writes all files, each atomically, and deletes the pictures of earlier results. `results.json` is written last:
    /// when it is up to date, so are the others.
    ///
    /// - Parameters:
    ///   - results: their pictures are bytes, or files in this folder.
    ///   - embedding: which pictures are embedded in the report.
    /// - Throws: a ``QuoinError`` that names the files that cannot be read or written, or that do not belong to a
    ///   report.
    package func write(
        _ results: VerificationResults, embedding: ReportPage.Embedding = .failed
    ) throws(QuoinError) {
        try check()
        let page = try QuoinError.wrapping(in: url.relativePath) {
            try ReportPage(results, picturesIn: url, embedding: embedding).html()
        }
        try write(
            Data("The results of quoin verify. The next run replaces them.\n".utf8), to: DocumentSearch.reportMark)
        let (stored, errors) = pictures.store(results, path: Self.picturesName)
        try QuoinError.throwAll(errors)
        let json = try QuoinError.wrapping(in: url.relativePath) { try stored.json() }
        try write(page, to: Self.reportName)
        try write(Data(results.junit().utf8), to: Self.junitName)
        try write(json, to: Self.resultsName)
        pictures.deleteFiles { !stored.pictureFiles.contains("\(Self.picturesName)/\($0)") }
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
        let json = try QuoinError.wrapping(in: file.relativePath, "cannot be read") { try Data(contentsOf: file) }
        return try QuoinError.wrapping(in: file.relativePath) {
            try VerificationResults(json: json).loadingPictures(from: file.deletingLastPathComponent())
        }
    }
}
