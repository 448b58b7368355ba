/// How far two pixels are apart.
protocol PixelDistance {
    /// The square of the distance from black to white.
    static var whole: Float { get }

    /// The square of the distance between two pixels, as a bitmap has them.
    func squared(_ a: UInt32, _ b: UInt32) -> Float
}

/// The three color components of a pixel in front of a gray, from 0 to 255.
///
/// - Parameter ground: the gray, from 0 to 255.
@inline(__always)
func composed(_ pixel: UInt32, over ground: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32) {
    let rest = ((255 - pixel >> 24) * ground + 127) / 255
    return ((pixel >> 16 & 0xFF) + rest, (pixel >> 8 & 0xFF) + rest, (pixel & 0xFF) + rest)
}
