import QuoinFiles

extension FigurePage.Result {
    /// The text and the pictures, as a confined process writes them to standard output.
    package func stream() throws(QuoinError) -> [UInt8] {
        var stream = PictureStream.Picture(file: Array(text.utf8), suffix: "").frame
        for picture in pictures {
            stream += PictureStream.Picture(file: try picture.bytes(), suffix: picture.name).frame
        }
        return stream
    }

    /// The text and the pictures of a stream; `nil` if it is malformed.
    package init?(stream: [UInt8]) {
        guard let parts = PictureStream.pictures(in: stream), let page = parts.first,
            let text = String(validating: page.file, as: UTF8.self),
            parts.dropFirst().allSatisfy({ !$0.suffix.isEmpty && !$0.suffix.hasPrefix(".") })
        else { return nil }
        self.init(
            text: text, pictures: parts.dropFirst().map { part in FigurePage.Picture(name: part.suffix) { part.file } })
    }
}
