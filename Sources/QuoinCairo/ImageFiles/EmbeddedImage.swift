import QuoinScene

/// An image as a file within another one.
struct EmbeddedImage {
    var format: ImageFormat
    var bytes: [UInt8]
}

extension ImageStore {
    /// An image's own file where others show it as we do: a PNG, or a JPEG that is neither to be turned nor of inks.
    /// Otherwise its pixels in a PNG.
    func embedded(_ source: ImageSource) throws(ImageError) -> EmbeddedImage {
        let file = try ImageFile(source)
        let format = try file.format()
        let isCommon =
            switch format {
            case .png: true
            case .jpeg: try JPEGDecoder(file).isPlain
            case .webP, .svg: false
            }
        if isCommon {
            // What is damaged is an error here as it is elsewhere.
            _ = try bitmap(of: source)
            return EmbeddedImage(format: format, bytes: file.bytes)
        }
        return EmbeddedImage(format: .png, bytes: PNGEncoder.encode(try bitmap(of: source), scale: 1))
    }
}
