/// The size of a picture, in pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    /// The number of columns, 0 or more.
    public var width: Int
    /// The number of rows, 0 or more.
    public var height: Int

    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    package var transposed: PixelSize { PixelSize(width: height, height: width) }
    /// The number of pixels.
    package var count: Int { width * height }
}
