import QuoinValues

/// How the stored pixels relate to the upright image (Exif 2.32, tag 274).
package enum ImageOrientation: Int {
    case upright = 1
    case mirrored
    case upsideDown
    case flipped
    case transposed
    case turnedRight
    case antitransposed
    case turnedLeft

    /// Whether width and height are swapped.
    package var isTransposed: Bool { rawValue >= ImageOrientation.transposed.rawValue }

    /// The column and row at which a pixel of the upright image is stored.
    ///
    /// - Parameter size: the size of the stored image.
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
    /// The upright picture.
    package func upright(from orientation: ImageOrientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let stored = PixelSize(width: width, height: height)
        let uprightSize = orientation.isTransposed ? stored.transposed : stored
        var result = Bitmap(width: uprightSize.width, height: uprightSize.height)
        for y in 0..<uprightSize.height {
            for x in 0..<uprightSize.width {
                let place = orientation.stored(x, y, in: stored)
                result.pixels[y * uprightSize.width + x] = pixels[place.y * width + place.x]
            }
        }
        return result
    }
}
