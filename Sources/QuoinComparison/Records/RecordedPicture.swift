import QuoinBitmap
import QuoinCairo
import QuoinImages
import QuoinLayout
import QuoinPNG
import QuoinScene

/// A picture, with the record of what it was drawn from where there is one: what a reference is.
public struct RecordedPicture: Hashable, Sendable {
    /// What is compared.
    public var bitmap: Bitmap
    /// What explains a difference; absent for a picture that does not say what it was drawn from.
    public var record: PictureRecord?

    public init(_ bitmap: Bitmap, record: PictureRecord? = nil) {
        (self.bitmap, self.record) = (bitmap, record)
    }

    /// Reads an image file of any kind that Quoin reads; only a PNG has a record.
    ///
    /// - Throws: any ``ImageError``.
    package init(_ file: ImageFile) throws(ImageError) {
        self.init(try file.bitmap(), record: PictureRecord(inPNG: file.bytes))
    }

    /// Reads a file's content.
    ///
    /// - Throws: any ``ImageError``.
    public init(bytes: [UInt8]) throws(ImageError) {
        try self.init(ImageFile(.bytes(bytes)))
    }

    /// The picture as a PNG file. The same picture gives the same bytes.
    ///
    /// - Parameters:
    ///   - scale: the picture's pixels per point, above 0; the record's where there is one.
    ///   - includesRecord: whether the file carries the record, without the lines of the document.
    public func png(scale: Double = 1, includesRecord: Bool = true) -> [UInt8] {
        let file = PNGEncoder.encode(bitmap, scale: record?.canvas.scale ?? scale)
        return includesRecord ? record?.withoutLines.added(toPNG: file) ?? file : file
    }
}

extension PictureRenderer {
    /// Lays an element out on a canvas and draws it, with the record of what was drawn.
    ///
    /// - Throws: ``RecordError``.
    public func drawRecorded(
        _ element: some LayoutElement, on canvas: Canvas
    ) throws(RecordError) -> RecordedPicture {
        let picture: Picture
        let list: DisplayList
        do {
            picture = try draw(element, on: canvas)
            list = try displayList(of: picture.layout, on: canvas)
        } catch {
            throw .picture(error)
        }
        do {
            return RecordedPicture(
                picture.bitmap, record: try PictureRecord(of: picture.layout, painted: list, on: canvas, by: self))
        } catch {
            throw .font(error)
        }
    }
}
