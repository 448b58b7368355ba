#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An HTML page with the results of a run. It is one file and needs no network.
package struct ReportPage: Sendable {
    private var content: Content
    private var pictures: [Data]

    /// - Parameter folder: the folder that the paths of pictures are relative to, if the results have any.
    /// - Throws: ``ResultsError/picture(_:reason:)`` for a picture that cannot be read.
    package init(_ results: VerificationResults, picturesIn folder: URL? = nil) throws(ResultsError) {
        var collection = PictureCollection(folder: folder)
        let snapshots = try results.snapshots.map { snapshot throws(ResultsError) in
            var snapshot = snapshot
            snapshot.pictures = try collection.add(snapshot.pictures)
            return snapshot
        }
        content = Content(results: results, obsolete: results.obsoleteReferences)
        content.results.snapshots = snapshots
        pictures = collection.pictures
    }

    /// The data for the page's scripts.
    private struct Content: Codable {
        /// The paths of pictures in it are ids of elements of the page.
        var results: VerificationResults
        var obsolete: [String]?
    }
}

// MARK: - Pictures

extension ReportPage {
    /// The pictures of the page, each once: a snapshot that passed has the same one twice.
    private struct PictureCollection {
        let folder: URL?
        var pictures: [Data] = []
        private var places: [Data: Int] = [:]

        init(folder: URL?) {
            self.folder = folder
        }

        mutating func add(_ pictures: VerificationResults.Snapshot.Pictures) throws(ResultsError)
            -> VerificationResults.Snapshot.Pictures
        {
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
    /// The page's bytes. The same results give the same bytes.
    ///
    /// - Throws: ``ResultsError/notFinite(path:)`` for a number that JSON does not have.
    package func html() throws(ResultsError) -> Data {
        let template = PageTemplate(PackageResources.report_html)
        return template.filled([
            "style": Data(PackageResources.report_css),
            "results": try resultsForScript(),
            "pictures": Data(pictureElements.joined().utf8),
            "script": Data(Self.script),
        ])
    }

    /// In the order of their dependencies.
    private static let script: [UInt8] =
        PackageResources.data_js + PackageResources.list_js + PackageResources.details_js + PackageResources.camera_js
        + PackageResources.views_js + PackageResources.elements_js + PackageResources.page_js

    /// JSON in which no text can end the script element or open a comment.
    private func resultsForScript() throws(ResultsError) -> Data {
        let json = String(decoding: try JSONFile.bytes(of: content, isCompact: true), as: UTF8.self)
        return Data(json.replacing("<", with: #"\u003c"#).utf8)
    }

    /// The pictures are inert text elements, decoded only when they are shown, so that many of them do not slow the start.
    private var pictureElements: some Sequence<String> {
        pictures.enumerated().lazy.map { place, picture in
            #"<script type="text/plain" id="\#(Self.pictureName(place))">\#(picture.base64EncodedString())</script>\#n"#
        }
    }
}

/// A text with placeholders like `{{style}}`. What is filled in is not searched for placeholders again.
private struct PageTemplate {
    private var text: String

    init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    func filled(_ contents: [String: Data]) -> Data {
        var result = Data()
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            result += Data(rest[..<start.lowerBound].utf8)
            result += contents[String(rest[start.upperBound..<end.lowerBound])] ?? Data()
            rest = rest[end.upperBound...]
        }
        return result + Data(rest.utf8)
    }
}
