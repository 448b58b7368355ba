import QuoinSystem

/// A page that shows the results of a run: one HTML file that needs no server and no network.
public struct ReportPage: Sendable {
    private var content: Content
    private var pictures: [Data]

    /// - Parameter folder: the folder that the paths of pictures are relative to; needed only for results that have such.
    /// - Throws: ``ResultsError/picture(_:reason:)`` for a picture that cannot be read.
    public init(_ results: VerificationResults, picturesIn folder: URL? = nil) throws(ResultsError) {
        var gathering = PictureGathering(folder: folder)
        let snapshots = try results.snapshots.map { snapshot throws(ResultsError) in
            var snapshot = snapshot
            snapshot.pictures = try gathering.gather(snapshot.pictures)
            return snapshot
        }
        content = Content(results: results, obsolete: results.obsoleteReferences)
        content.results.snapshots = snapshots
        pictures = gathering.pictures
    }

    /// What the page's scripts read.
    private struct Content: Codable {
        /// The pictures in it name the parts of the page that hold them.
        var results: VerificationResults
        var obsolete: [String]?
    }
}

// MARK: - Gathering pictures

extension ReportPage {
    /// Equal pictures are held once: a snapshot that passed has the same one twice.
    private struct PictureGathering {
        let folder: URL?
        var pictures: [Data] = []
        private var places: [Data: Int] = [:]

        init(folder: URL?) {
            self.folder = folder
        }

        mutating func gather(_ pictures: SnapshotResult.Pictures) throws(ResultsError) -> SnapshotResult.Pictures {
            try pictures.map { _, picture throws(ResultsError) in
                .file(ReportPage.pictureName(place(of: try picture.data(in: folder))))
            }
        }

        private mutating func place(of picture: Data) -> Int {
            if let place = places[picture] { return place }
            places[picture] = pictures.count
            pictures.append(picture)
            return pictures.count - 1
        }
    }

    private static func pictureName(_ place: Int) -> String {
        "picture-\(place)"
    }
}

// MARK: - HTML

extension ReportPage {
    /// The file's bytes; the same for the same results.
    ///
    /// - Throws: ``ResultsError/notFinite(path:)`` for a number that a script cannot read.
    public func html() throws(ResultsError) -> Data {
        let template = PageTemplate(PackageResources.report_html)
        return template.filled([
            "style": Data(PackageResources.report_css),
            "results": try resultsForScript(),
            "pictures": Data(pictureElements.joined().utf8),
            "script": Data(Self.script),
        ])
    }

    /// In the order in which the parts build on each other.
    private static let script: [UInt8] =
        PackageResources.data_js + PackageResources.list_js + PackageResources.details_js + PackageResources.camera_js
        + PackageResources.views_js + PackageResources.elements_js + PackageResources.page_js

    /// JSON in which no text can end the script element or open a comment.
    private func resultsForScript() throws(ResultsError) -> Data {
        let json = String(decoding: try JSONFile.bytes(of: content, isCompact: true), as: UTF8.self)
        return Data(json.replacing("<", with: #"\u003c"#).utf8)
    }

    /// The pictures are inert texts, read one by one when they are looked at, so that many do not slow the start.
    private var pictureElements: some Sequence<String> {
        pictures.enumerated().lazy.map { place, picture in
            #"<script type="text/plain" id="\#(Self.pictureName(place))">\#(picture.base64EncodedString())</script>\#n"#
        }
    }
}
