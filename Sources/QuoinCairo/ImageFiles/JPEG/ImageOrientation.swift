/// How stored pixels are to be turned (Exif 2.32, tag 274).
enum ImageOrientation: Int {
    case upright = 1
    case mirrored
    case upsideDown
    case flipped
    case transposed
    case turnedRight
    case antitransposed
    case turnedLeft

    /// Whether width and height change places.
    var isTransposed: Bool { rawValue >= ImageOrientation.transposed.rawValue }

    /// Where a pixel of the upright image is stored.
    ///
    /// - Parameters:
    ///   - x: its column in the upright image.
    ///   - y: its row in the upright image.
    ///   - size: that of the stored image.
    func stored(_ x: Int, _ y: Int, in size: PixelSize) -> (x: Int, y: Int) {
        let (right, bottom) = (size.width - 1, size.height - 1)
        return switch self {
        case .upright: (x, y)
        case .mirrored: (right - x, y)
        case .upsideDown: (right - x, bottom - y)
        case .flipped: (x, bottom - y)
        case .transposed: (y, x)
        case .turnedRight: (y, bottom - x)
        case .antitransposed: (right - y, bottom - x)
        case .turnedLeft: (right - y, x)
        }
    }
}

extension Bitmap {
    /// The picture as an orientation says it is to be seen.
    func turned(_ orientation: ImageOrientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let stored = PixelSize(width: width, height: height)
        let upright = orientation.isTransposed ? stored.transposed : stored
        var result = Bitmap(width: upright.width, height: upright.height)
        for y in 0..<upright.height {
            for x in 0..<upright.width {
                let place = orientation.stored(x, y, in: stored)
                result.pixels[y * upright.width + x] = pixels[place.y * width + place.x]
            }
        }
        return result
    }
}
