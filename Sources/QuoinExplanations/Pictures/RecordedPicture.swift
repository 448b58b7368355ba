import Quoin

/// A picture, and the record of what it was drawn from if there is one.
public struct RecordedPicture: Hashable, Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// The record that explains differences; `nil` if the picture has none.
    package var record: PictureRecord?

    /// The flaws of the file that the picture was read from, except those of its pixels.
    package private(set) var flaws: [PictureFlaw] = []

    /// Warnings, a line each: settings without effect or with an unexpected one, and content that is painted in another
    /// way than requested. They are not stored in the file, and do not count when pictures are compared.
    public package(set) var warnings: [String] = []

    package init(_ bitmap: Bitmap, record: PictureRecord? = nil) {
        (self.bitmap, self.record) = (bitmap, record)
    }

    public static func == (a: RecordedPicture, b: RecordedPicture) -> Bool {
        a.bitmap == b.bitmap && a.record == b.record && a.flaws == b.flaws
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bitmap)
        hasher.combine(record)
        hasher.combine(flaws)
    }

    /// Reads an image file of any format that Quoin reads. Only a PNG carries a record.
    ///
    /// - Throws: a ``QuoinError``.
    package init(_ file: ImageFile) throws(QuoinError) {
        self.init(try file.bitmap(), of: file)
    }

    /// The picture of a file with these pixels.
    package init(_ bitmap: Bitmap, of file: ImageFile) {
        self.bitmap = bitmap
        (record, flaws) = Self.record(in: file)
    }

    /// The record of an image file, and the flaws of the file except for its pixels, which are not decoded.
    package static func record(in file: ImageFile) -> (record: PictureRecord?, flaws: [PictureFlaw]) {
        content(of: file, ifNone: nil, PictureRecord.read)
    }

    /// Whether an image file carries a record, and what is wrong with the file, as far as this shows without reading all of
    /// the record.
    package static func checkedRecord(in file: ImageFile) -> (hasRecord: Bool, flaws: [PictureFlaw]) {
        content(of: file, ifNone: false, PictureRecord.check)
    }

    private static func content<Content>(
        of file: ImageFile, ifNone none: Content, _ read: ([UInt8]) throws(PictureFlaw) -> Content
    ) -> (Content, [PictureFlaw]) {
        guard file.isPNG else { return (none, []) }
        let flaws: [PictureFlaw] = PNGDecoder.isComplete(file.bytes) ? [] : [.noEnd]
        do {
            return (try read(file.bytes), flaws)
        } catch {
            return (none, flaws + [error])
        }
    }

    /// Reads the bytes of an image file of any format that Quoin reads. Only a PNG carries a record.
    ///
    /// - Throws: a ``QuoinError``.
    public init(bytes: [UInt8]) throws(QuoinError) {
        try self.init(ImageFile(.bytes(bytes)))
    }

    /// The picture as a PNG file. The same picture gives the same bytes.
    ///
    /// - Parameters:
    ///   - scale: the pixels per point of a picture without a record, above 0.
    ///   - includesRecord: whether the file carries the record. It does not carry the lines of the document.
    public func png(scale: Double = 1, includesRecord: Bool = true) -> [UInt8] {
        let file = PNGEncoder.encode(bitmap, scale: record?.canvas.scale ?? scale)
        return includesRecord ? record?.withoutLines.added(toPNG: file) ?? file : file
    }
}

extension RecordedPicture {
    /// The parts that the picture's file lacks, a line each: `card.png: has no record of what it was drawn from`.
    ///
    /// - Parameters:
    ///   - name: the name of the file.
    ///   - remedy: the command that writes the file again: `quoin approve card.yaml`.
    package func notes(naming name: String, remedy: String) -> [String] {
        Self.notes(on: flaws, hasRecord: record != nil, naming: name, remedy: remedy)
    }

    /// The notes on a file with these flaws.
    package static func notes(
        on flaws: [PictureFlaw], hasRecord: Bool, naming name: String, remedy: String
    ) -> [String] {
        let lacks = flaws.isEmpty && !hasRecord ? ["has no record of what it was drawn from"] : flaws.map(\.description)
        return lacks.map { "\(name): \($0); write it again: \(remedy)" }
    }
}

// MARK: - Drawing

extension PictureRenderer {
    /// Lays an element out on a canvas and draws it, with the record of what was drawn.
    public func drawRecorded(
        _ element: some LayoutElement, on canvas: Canvas
    ) throws(QuoinError) -> RecordedPicture {
        let trace = try layOut(element, on: canvas)
        let list = try displayList(of: trace.layout, on: canvas)
        let bitmap: Bitmap
        do {
            bitmap = try draw(list, on: canvas)
        } catch {
            // Of a canvas without a size, the warnings say the cause.
            guard trace.layout.size.width <= 0 || trace.layout.size.height <= 0 else { throw error }
            throw QuoinError(error.kind, printing: error.messages + trace.warnings.map(\.description))
        }
        let record = try PictureRecord(of: trace.layout, painted: list, on: canvas, by: self)
        var picture = RecordedPicture(bitmap, record: record)
        picture.warnings =
            trace.addingCanvasCuts(to: trace.warnings).map(\.description) + list.warnings.map(\.description)
        return picture
    }
}
