import QuoinImages

extension Picture {
    /// The formats in which a picture can be written.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case png
        /// Without alpha, in front of white. Colors change slightly.
        case jpg
        /// Lossless, like a PNG.
        case webp
        /// Shapes and outlines of letters, sharp at every size.
        case svg
        /// A page whose text can be selected and searched.
        case pdf

        /// The format of files with an extension, which is without a period and in any case; `nil` if there is none.
        package init?(fileExtension: String) {
            let name = fileExtension.lowercased()
            self.init(rawValue: name == "jpeg" ? "jpg" : name)
        }

        /// The content of a file with a bitmap; `nil` if the format has no pixels.
        package func content(of bitmap: Bitmap, scale: Double) throws(QuoinError) -> [UInt8]? {
            try encoder.content(of: bitmap, scale: scale)
        }

        /// The content of a JPEG or a WebP that may lose something; `nil` for other formats.
        package func content(
            of bitmap: Bitmap, scale: Double, _ encoding: LossyEncoding
        ) throws(QuoinError) -> [UInt8]? {
            switch self {
            case .jpg:
                try encoding.file { quality throws(QuoinError) in
                    try JPEGEncoder.encode(
                        bitmap, scale: scale, quality: quality ?? JPEGEncoder.quality, chroma: encoding.chroma)
                }
            case .webp:
                try encoding.file { quality throws(QuoinError) in try WebPEncoder.encode(bitmap, lossyQuality: quality)
                }
            case .png, .svg, .pdf: nil
            }
        }

        /// Whether a file consists of pixels, at one size.
        package var hasPixels: Bool {
            switch self {
            case .png, .jpg, .webp: true
            case .svg, .pdf: false
            }
        }

        var encoder: any PictureEncoder.Type {
            switch self {
            case .png: PNGEncoder.self
            case .jpg: JPEGEncoder.self
            case .webp: WebPEncoder.self
            case .svg: SVGWriter.self
            case .pdf: PDFWriter.self
            }
        }
    }
}
