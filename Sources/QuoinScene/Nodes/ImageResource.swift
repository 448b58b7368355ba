import QuoinLayout

/// An image whose size is known and whose pixels are read when it is painted.
public struct ImageResource: Hashable, Sendable {
    public var source: ImageSource
    /// Natural size, in points: pixels divided by the image's scale.
    public var size: Size

    public init(_ source: ImageSource, size: Size) {
        self.source = source
        self.size = size
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
