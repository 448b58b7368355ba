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
    /// The library that reads images of this kind is not installed.
    case missingLibrary(name: String, library: String)
    /// A data URL is not as it should be (RFC 2397).
    case malformedDataURL
    /// A picture cannot be written in a format; with the library's message.
    case notEncodable(message: String)
}

extension ImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): cannot be read"
        case .unknownFormat(let name): "\(name): is not an image of a known kind (PNG, JPEG, WebP or SVG)"
        case .damaged(let name, let message): "\(name): is a damaged image: \(message)"
        case .tooLarge(let name, let width, let height, let sideLimit, let areaLimit):
            "\(name): the image is \(width) by \(height) pixels; at most \(sideLimit) on a side and \(areaLimit)"
                + " altogether are possible"
        case .missingLibrary(let name, let library):
            "\(name): cannot be read without \(library), which is not installed"
        case .notEncodable(let message): message
        case .malformedDataURL: "the data URL has no comma, or its content is not as it says"
        }
    }
}
