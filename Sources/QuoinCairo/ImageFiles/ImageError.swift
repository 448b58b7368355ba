/// Why an image cannot be read.
public enum ImageError: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case unreadable(path: String)
    /// The content is of no known kind.
    case unknownFormat(name: String)
    /// The content is damaged; with the library's message.
    case damaged(name: String, message: String)
    /// The image has too many pixels on a side, or altogether.
    case tooLarge(name: String, width: Int, height: Int, sideLimit: Int, areaLimit: Int)
}

extension ImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): cannot be read"
        case .unknownFormat(let name): "\(name): is not an image of a known kind"
        case .damaged(let name, let message): "\(name): is a damaged image: \(message)"
        case .tooLarge(let name, let width, let height, let sideLimit, let areaLimit):
            "\(name): the image is \(width) by \(height) pixels; at most \(sideLimit) on a side and \(areaLimit)"
                + " altogether are possible"
        }
    }
}
