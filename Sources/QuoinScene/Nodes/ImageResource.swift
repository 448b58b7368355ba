import QuoinLayout

/// An image whose size is known and whose pixels are read when it is painted.
public struct ImageResource: Hashable, Sendable {
    /// The file for canvases of at most ``scale`` pixels per point, and for all where there are no variants.
    public var source: ImageSource
    /// Natural size, in points: pixels divided by the image's scale.
    public var size: Size
    /// Pixels per point of the natural size.
    public var scale = 1.0
    /// The same image with more pixels, the fewest first.
    public var variants: [ImageVariant] = []

    /// An image of one pixel per point and without variants; its natural size is in points.
    public init(_ source: ImageSource, size: Size) {
        self.source = source
        self.size = size
    }

    /// Where the pixels come from on a canvas: the fewest that are enough, or else the most there are.
    ///
    /// - Parameter scale: the canvas's pixels per point.
    public func source(forScale scale: Double) -> ImageSource {
        guard self.scale < scale else { return source }
        return (variants.first { $0.scale >= scale } ?? variants.last)?.source ?? source
    }
}

/// An image's file for canvases with more pixels per point.
public struct ImageVariant: Hashable, Sendable {
    /// The same image as the resource has, with more pixels.
    public var source: ImageSource
    /// Pixels per point of the natural size.
    public var scale: Double

    public init(_ source: ImageSource, scale: Double) {
        (self.source, self.scale) = (source, scale)
    }
}

/// Where an image's file is.
public enum ImageSource: Sendable {
    /// A path that is absolute or relative to the process's working folder.
    case file(String)
    /// The file's content.
    case bytes([UInt8])
}

extension ImageSource: Hashable {
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .file(let path):
            hasher.combine(path)
        case .bytes(let bytes):
            // A whole image is too much to hash at every look-up; files that agree this far are rare.
            hasher.combine(bytes.count)
            hasher.combine(bytes.suffix(64))
        }
    }
}
