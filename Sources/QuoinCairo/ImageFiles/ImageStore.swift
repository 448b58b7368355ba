import QuoinScene

/// Reads images, each once.
///
/// A store belongs to one thread.
public final class ImageStore {
    private var bitmaps: [ImageSource: Bitmap] = [:]

    public init() {}

    /// The pixels of an image.
    ///
    /// - Throws: any ``ImageError``.
    public func bitmap(of source: ImageSource) throws(ImageError) -> Bitmap {
        if let known = bitmaps[source] { return known }
        let bitmap = try ImageFile(source).bitmap()
        bitmaps[source] = bitmap
        return bitmap
    }
}
