import QuoinPlatform
@_exported import QuoinVerification

/// An HTML page with the results of a run. It is one file and needs no network.
package struct ReportPage: Sendable {
    private var content: Content
    private var pictures: [Data]

    /// Which pictures are embedded in the page. The others are linked as files.
    package enum Embedding: String, Hashable, Sendable, CaseIterable {
        /// The pictures of snapshots that did not pass, up to a limit: the first of each cause, then others.
        case failed
        case all
    }

    /// The largest number of bytes for pictures and elements, unless the page embeds all pictures.
    private static let embeddedBytes = 9 << 20

    /// - Parameters:
    ///   - folder: the folder of the page and of the picture files in the results. If it is `nil`, all pictures are
    ///     embedded.
    ///   - embedding: which pictures are embedded in the page.
    /// - Throws: a ``QuoinError`` for a picture that cannot be read.
    package init(
        _ results: VerificationResults, picturesIn folder: URL? = nil, embedding: Embedding = .all
    ) throws(QuoinError) {
        let isLimited = folder != nil && embedding == .failed
        let groups = results.causeGroups
        var collection = PictureCollection(folder: folder, limit: isLimited ? Self.embeddedBytes : nil)
        content = Content(results: results, groups: groups, obsolete: results.obsoleteReferences)
        // The page does not show these, and they would be most of its size.
        (content.results.run.documents, content.results.references) = ([:], VerificationResults.References())
        for index in Self.order(results.snapshots, groups) {
            var snapshot = results.snapshots[index]
            if snapshot.status == .passed, let folder, isLimited {
                snapshot = snapshot.linkingReference(from: folder)
            } else {
                snapshot = try collection.add(snapshot)
            }
            content.results.snapshots[index] = snapshot
        }
        pictures = collection.pictures
    }

    /// The indices of snapshots: the first of each cause and those without a cause, then the others.
    private static func order(_ snapshots: [VerificationResults.Snapshot], _ groups: [CauseGroup]) -> [Int] {
        let others = Set(groups.flatMap { $0.snapshots.dropFirst(shownPerCause) })
        let first = snapshots.indices.filter { !others.contains(snapshots[$0].name) }
        return first + snapshots.indices.filter { others.contains(snapshots[$0].name) }
    }

    /// The number of pictures of a cause that the page's list shows at first.
    private static let shownPerCause = 3

    /// The data for the page's scripts.
    private struct Content: Codable {
        /// The paths of pictures in it are ids of elements of the page, or relative to the page.
        var results: VerificationResults
        var groups: [CauseGroup]
        var obsolete: [String]?
    }
}

extension VerificationResults.Snapshot {
    /// A snapshot that passed, with the file of its reference in place of its pictures.
    fileprivate func linkingReference(from folder: URL) -> VerificationResults.Snapshot {
        var copy = self
        let picture = reference?.hasSuffix(".png") == true ? reference : nil
        let link = picture.map { VerificationResults.Snapshot.Picture.file(Self.link(to: $0, from: folder)) }
        copy.pictures = VerificationResults.Snapshot.Pictures(reference: link, new: link)
        (copy.referenceLayer, copy.newLayer) = (nil, nil)
        return copy
    }

    /// The snapshot with the files of its pictures, and with only those elements that changed.
    fileprivate var linkingPictures: VerificationResults.Snapshot {
        var copy = self
        copy.pictures = pictures.map { role, _ in
            .file("\(ResultsFolder.picturesName)/" + picturePath(role: role))
        }
        guard let old = referenceLayer, let new = newLayer else { return copy }
        let same = old.scale == new.scale ? Set(old.elements).intersection(new.elements) : []
        copy.referenceLayer?.elements.removeAll(where: same.contains)
        copy.newLayer?.elements.removeAll(where: same.contains)
        return copy
    }

    /// The approximate number of bytes of the elements as JSON.
    fileprivate var layerBytes: Int {
        [referenceLayer, newLayer].compactMap(\.self).flatMap(\.elements).reduce(0) {
            $0 + $1.path.utf8.count + $1.kind.utf8.count + ($1.id?.utf8.count ?? 0) + 60
        }
    }

    /// The path of a file relative to a folder.
    private static func link(to path: String, from folder: URL) -> String {
        let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let base = folder.standardizedFileURL.pathComponents
        let common = zip(target, base).prefix { $0 == $1 }.count
        return (base.dropFirst(common).map { _ in ".." } + target.dropFirst(common)).joined(separator: "/")
    }
}

// MARK: - Pictures

extension ReportPage {
    /// The pictures of the page, without duplicates: a snapshot that passed has the same picture twice.
    private struct PictureCollection {
        let folder: URL?
        /// The bytes that may still be added; `nil` without a limit.
        var limit: Int?
        var pictures: [Data] = []
        private var places: [Data: Int] = [:]

        init(folder: URL?, limit: Int?) {
            (self.folder, self.limit) = (folder, limit)
        }

        /// A snapshot that refers to its pictures by their names in the page, or beyond the limit by their files.
        mutating func add(_ snapshot: VerificationResults.Snapshot) throws(QuoinError) -> VerificationResults.Snapshot {
            var data: [Data] = []
            _ = try snapshot.pictures.map { _, picture throws(QuoinError) in
                data.append(try picture.data(in: folder))
                return picture
            }
            guard reserve(Set(data).filter { places[$0] == nil }.reduce(snapshot.layerBytes) { $0 + $1.count * 4 / 3 })
            else { return snapshot.linkingPictures }
            var copy = snapshot
            var next = data.makeIterator()
            copy.pictures = snapshot.pictures.map { _, picture in
                next.next().map { .file(ReportPage.pictureName(place(of: $0))) } ?? picture
            }
            return copy
        }

        /// Reserves bytes, and returns whether the limit allows them.
        private mutating func reserve(_ bytes: Int) -> Bool {
            guard let limit else { return true }
            guard bytes <= limit else { return false }
            self.limit = limit - bytes
            return true
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

    // MARK: HTML

    /// The page's bytes. The same results give the same bytes.
    ///
    /// - Throws: a ``QuoinError`` for a number that JSON cannot represent.
    package func html() throws(QuoinError) -> Data {
        let template = PageTemplate(PackageResources.report_html)
        return template.filled([
            "style": Data(PackageResources.report_css),
            "results": try resultsForScript(),
            "pictures": Data(pictureElements.joined().utf8),
            "script": Data(Self.script),
        ])
    }

    /// Scripts in the order of their dependencies.
    private static let script: [UInt8] =
        PackageResources.basics_js + PackageResources.data_js + PackageResources.list_js + PackageResources.details_js
        + PackageResources.camera_js
        + PackageResources.views_js + PackageResources.elements_js + PackageResources.page_js

    /// JSON in which no text can end the script element or open a comment.
    private func resultsForScript() throws(QuoinError) -> Data {
        let json = String(decoding: try JSONFile.bytes(of: content, isCompact: true), as: UTF8.self)
        return Data(json.replacing("<", with: #"\u003c"#).utf8)
    }

    /// The pictures are inert text elements, decoded only when they are shown, so that many of them do not slow the
    /// start.
    private var pictureElements: some Sequence<String> {
        pictures.enumerated().lazy.map { place, picture in
            #"<script type="text/plain" id="\#(Self.pictureName(place))">\#(picture.base64EncodedString())</script>\#n"#
        }
    }
}

/// A text with placeholders like `{{style}}`. Values are not searched for placeholders.
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

/// The parts of the report that other pages have, too.
package enum ReportParts {
    /// Colors, controls and the views of pictures.
    package static var style: [UInt8] { PackageResources.report_css }
    /// Elements, numbers and what a browser keeps between visits.
    package static var basics: [UInt8] { PackageResources.basics_js }
    /// The visible part of the pictures. It needs `pictures` and `slider` of ``views``, `areNamesShown` and `placeLabels`.
    package static var camera: [UInt8] { PackageResources.camera_js }
    /// The views of two pictures. They need `viewNames`, `selected`, `picture`, `readLinked`, `matchedElements` and
    /// `showOutlines`.
    package static var views: [UInt8] { PackageResources.views_js }
}
