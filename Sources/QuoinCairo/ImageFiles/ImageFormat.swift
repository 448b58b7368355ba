/// What kind of image a file holds: its content tells, whatever its name says.
enum ImageFormat: CaseIterable {
    case png
    case jpeg
    case webP
    case svg

    /// Nothing for content of another kind.
    init?(of bytes: [UInt8]) {
        guard let format = ImageFormat.allCases.first(where: { $0.matches(bytes) }) else { return nil }
        self = format
    }

    private func matches(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .png: bytes.starts(with: PNGDecoder.signature)
        case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
        case .webP: bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        case .svg: ImageFormat.isMarkup(bytes.prefix(4_096))
        }
    }

    /// Whether a beginning is that of an SVG: a tag, perhaps after a byte order mark, white space, declarations and
    /// comments.
    private static func isMarkup(_ beginning: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: beginning, as: UTF8.self)
        let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
        guard first == "<" else { return false }
        return text.split(separator: "<").contains { tag in
            tag.hasPrefix("svg") && tag.dropFirst(3).first.map { $0.isWhitespace || "/>".contains($0) } ?? false
        }
    }

    /// The format's type in a data URL.
    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webP: "image/webp"
        case .svg: "image/svg+xml"
        }
    }
}
