import QuoinExplanations
import QuoinPlatform

extension VerificationResults.Snapshot {
    /// The pictures of a snapshot.
    package struct Pictures: Hashable, Sendable, Codable {
        /// The accepted picture; `nil` if there is none yet.
        package var reference: Picture?
        /// The new picture; `nil` if it cannot be drawn.
        package var new: Picture?
        /// A picture of the difference; `nil` if the pictures were not compared or the snapshot passed.
        package var difference: Picture?

        package init(reference: Picture? = nil, new: Picture? = nil, difference: Picture? = nil) {
            (self.reference, self.new, self.difference) = (reference, new, difference)
        }

        static let roles = ["reference", "new", "difference"]

        /// The pictures, each transformed, by their roles.
        package func map<Failure: Error>(
            _ change: (_ role: String, Picture) throws(Failure) -> Picture
        ) throws(Failure) -> Pictures {
            var result = self
            if let reference { result.reference = try change("reference", reference) }
            if let new { result.new = try change("new", new) }
            if let difference { result.difference = try change("difference", difference) }
            return result
        }
    }

    /// A PNG.
    package enum Picture: Hashable, Sendable {
        case png(Data)
        /// A file, relative to the folder of the results.
        case file(String)
    }
}

extension VerificationResults.Snapshot.Picture: Codable {
    private enum Key: String, CodingKey {
        case png, file
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let file = try container.decodeIfPresent(String.self, forKey: .file) {
            self = .file(file)
        } else {
            self = .png(try container.decode(Data.self, forKey: .png))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .png(let data): try container.encode(data, forKey: .png)
        case .file(let path): try container.encode(path, forKey: .file)
        }
    }
}

extension VerificationResults.Snapshot.Picture {
    /// The bytes of the PNG.
    ///
    /// - Parameter folder: the folder of the results, to which the path of a file is relative. Files outside of it are
    ///   not read, because results may come from another machine.
    package func data(in folder: URL?) throws(QuoinError) -> Data {
        switch self {
        case .png(let data):
            return try Self.checked(data, path: "<embedded>")
        case .file(let path):
            guard let folder else { throw .picture(path, reason: "the folder of the results is not known") }
            guard let data = try Self.read(path, in: folder) else { throw .picture(path, reason: "cannot be read") }
            return try Self.checked(data, path: path)
        }
    }

    private static func read(_ path: String, in folder: URL) throws(QuoinError) -> Data? {
        let root = folder.standardizedFileURL.resolvingSymlinksInPath().path
        let file = folder.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
            throw .picture(path, reason: "is not in the folder of the results")
        }
        return try? Data(contentsOf: file)
    }

    private static func checked(_ data: Data, path: String) throws(QuoinError) -> Data {
        guard data.starts(with: PNGDecoder.signature) else { throw .picture(path, reason: "is not a PNG") }
        return data
    }
}

extension VerificationResults {
    /// The results with the bytes of pictures in place of files.
    ///
    /// - Parameter folder: the folder of the results.
    package func loadingPictures(from folder: URL) throws(QuoinError) -> VerificationResults {
        try mapPictures { _, _, picture throws(QuoinError) in .png(try picture.data(in: folder)) }
    }

    /// The results with each picture transformed.
    func mapPictures<Failure: Error>(
        _ change: (Snapshot, _ role: String, Snapshot.Picture) throws(Failure) -> Snapshot.Picture
    ) throws(Failure) -> VerificationResults {
        var results = self
        for index in results.snapshots.indices {
            let snapshot = results.snapshots[index]
            results.snapshots[index].pictures = try snapshot.pictures.map { role, picture throws(Failure) in
                try change(snapshot, role, picture)
            }
        }
        return results
    }
}

extension VerificationResults.Snapshot {
    /// The pixels that differ between two pictures. Positions and sizes are in pixels.
    package struct Pixels: Hashable, Sendable, Codable {
        /// The number of pixels that differ.
        package var count: Int
        /// Their share of the compared pixels, from 0 to 1.
        package var share: Double
        /// The square with the most pixels that differ, if squares have a limit.
        package var worstWindow: Window?
        /// The smallest rectangle around the pixels that differ.
        package var bounds: PixelRect?
        /// The size of the reference. If one of the two sizes is `nil`, the sizes are equal.
        package var referenceSize: PixelSize?
        /// The size of the new picture.
        package var newSize: PixelSize?

        package init(
            count: Int, share: Double, worstWindow: Window? = nil, bounds: PixelRect? = nil,
            referenceSize: PixelSize? = nil, newSize: PixelSize? = nil
        ) {
            (self.count, self.share, self.worstWindow, self.bounds) = (count, share, worstWindow, bounds)
            (self.referenceSize, self.newSize) = (referenceSize, newSize)
        }

        /// - Parameter limit: the limit for squares, if there is one.
        init(_ difference: Bitmap.Difference, window limit: ComparisonRules.Limits.Window?) {
            let window = limit.map { difference.map.worstWindow(side: $0.side) }
            self.init(
                count: difference.count, share: difference.share,
                worstWindow: window.map { Window(frame: $0.window, count: $0.count) },
                bounds: difference.bounds, referenceSize: difference.referenceSize, newSize: difference.newSize)
        }

        /// `412 pixels differ (4.12 %); size 100 × 50 → 100 × 60 px`; `nil` if the pictures are equal.
        var summary: String? {
            var parts: [String] = []
            if count > 0 { parts.append("\(count) \(count == 1 ? "pixel differs" : "pixels differ") (\(percentage))") }
            if let old = referenceSize, let new = newSize, old != new {
                parts.append("size \(old.width) × \(old.height) → \(new.width) × \(new.height) px")
            }
            return parts.isEmpty ? nil : parts.joined(separator: "; ")
        }

        private var percentage: String {
            let percent = share * 100
            return percent > 0 && percent < 0.01 ? "< 0.01 %" : "\(DecimalText.text(percent, decimals: 2)) %"
        }
    }

    /// A part of a picture, and the number of pixels in it that differ.
    package struct Window: Hashable, Sendable, Codable {
        package var frame: PixelRect
        package var count: Int
    }

    /// The elements of a picture, which a report outlines and names.
    package struct Layer: Hashable, Sendable, Codable {
        /// Pixels per point.
        package var scale: Double
        /// In paint order.
        package var elements: [Element]

        package struct Element: Hashable, Sendable, Codable {
            package var id: String?
            package var path: String
            package var kind: String
            /// In points: `[x, y, width, height]`, as in the output of `quoin inspect`.
            package var frame: [Double]

            package init(id: String? = nil, kind: String, path: String, frame: Rect) {
                (self.id, self.kind, self.path, self.frame) = (id, kind, path, frame.numbers)
            }
        }

        package init(scale: Double, elements: [Element]) {
            (self.scale, self.elements) = (scale, elements)
        }

        package init(_ record: PictureRecord) {
            self.init(
                scale: record.canvas.scale,
                elements: record.elements.map { Element(id: $0.id, kind: $0.kind, path: $0.path, frame: $0.frame) })
        }
    }
}
