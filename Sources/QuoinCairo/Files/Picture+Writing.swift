import QuoinSystem
import QuoinValues

extension Picture {
    /// Writes the picture to a file atomically. The extension determines the format: `png`, `jpg`, `jpeg` or `webp`, in
    /// any case; a file without one is a PNG.
    ///
    /// - Parameter path: absolute, or relative to the working folder. Missing folders are created.
    /// - Throws: a ``QuoinError`` with the reason why the file cannot be written, or for another extension.
    public func write(to path: String) throws(QuoinError) {
        try OutputFile.file(path).write(try content(for: path))
    }

    /// Writes the picture to a file atomically, as to a path.
    public func write(to file: URL) throws(QuoinError) { try write(to: file.localPath()) }

    private func content(for path: String) throws(QuoinError) -> [UInt8] {
        let format = FilePath(path).extension.map(Picture.Format.init(fileExtension:)) ?? .png
        let content = try QuoinError.wrapping(in: path, "cannot be written") {
            try format?.content(of: bitmap, scale: scale)
        }
        if let content { return content }
        throw QuoinError(
            "pixels are written as png, jpg or webp; PictureRenderer.file(_:on:as:) makes svg and pdf", in: path)
    }
}

extension Picture.File {
    /// Writes the file atomically.
    ///
    /// - Parameter path: absolute, or relative to the working folder. Missing folders are created.
    /// - Throws: a ``QuoinError`` with the reason why the file cannot be written.
    public func write(to path: String) throws(QuoinError) {
        try OutputFile.file(path).write(bytes)
    }

    /// Writes the file atomically, as to a path.
    public func write(to file: URL) throws(QuoinError) { try write(to: file.localPath()) }
}

extension URL {
    fileprivate func localPath() throws(QuoinError) -> String {
        guard isFileURL else { throw QuoinError("is not the URL of a file", in: "\(self)") }
        return path
    }
}
