import QuoinBitmap
import QuoinCairo
import SystemPackage

extension Picture {
    /// Writes the picture to a file, completely or not at all. The extension gives the format: `png`, `jpg` or `webp`.
    ///
    /// - Parameter path: absolute, or relative to the working folder. Folders that are missing are made.
    /// - Throws: a ``QuoinError`` that says why the file cannot be written.
    public func write(to path: String) throws(QuoinError) {
        try OutputFile.file(path).write(try content(for: path))
    }

    private func content(for path: String) throws(QuoinError) -> [UInt8] {
        do {
            let format = FilePath(path).extension.map(PictureFormat.init(rawValue:)) ?? .png
            if let content = try format?.content(of: bitmap, scale: scale) { return content }
        } catch {
            throw QuoinError(error, in: path, "cannot be written")
        }
        throw QuoinError(
            .wrongInput,
            "\(path): error: pixels are written as png, jpg or webp; PictureRenderer.file(_:on:as:) makes svg and pdf")
    }
}

extension Picture.File {
    /// Writes the file, completely or not at all.
    ///
    /// - Parameter path: absolute, or relative to the working folder. Folders that are missing are made.
    /// - Throws: a ``QuoinError`` that says why the file cannot be written.
    public func write(to path: String) throws(QuoinError) {
        try OutputFile.file(path).write(bytes)
    }
}
