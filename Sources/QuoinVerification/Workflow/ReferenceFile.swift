import QuoinCairo
import QuoinExplanations
import QuoinFiles
import QuoinImages
import QuoinScene
import QuoinSystem

/// The file of a reference picture.
package struct ReferenceFile: Hashable, Sendable {
    /// Absolute, or relative to the working folder.
    package var path: String

    /// The file at a path, which need not exist.
    package init(_ path: String) {
        self.path = path
    }

    /// Whether there is anything at the path, even if it is not a picture.
    package var exists: Bool { FileKind.exists(at: path) }

    /// Reads the file.
    ///
    /// - Throws: a ``QuoinError`` for a file that cannot be read, and for a Git LFS pointer.
    package func read() throws(QuoinError) -> ImageFile {
        let file: ImageFile
        do {
            file = try ImageFile(.file(path))
        } catch {
            throw QuoinError(error)
        }
        guard !Self.isPointer(file.bytes) else {
            throw QuoinError(
                .wrongInput, "\(path): error: is a Git LFS pointer, not the picture itself; run: git lfs pull")
        }
        return file
    }

    /// Reads the picture, and its record if the file has one.
    ///
    /// - Throws: a ``QuoinError`` for a file that is not a picture, and for a Git LFS pointer.
    package func picture() throws(QuoinError) -> RecordedPicture {
        let file = try read()
        do {
            return try RecordedPicture(file)
        } catch {
            throw QuoinError(error)
        }
    }

    /// Writes the picture completely or not at all, so that several processes may write the same reference.
    package func write(_ png: [UInt8]) throws(QuoinError) {
        try OutputFile.file(path).write(png)
    }

    /// Whether the file is a Git LFS pointer, which Git stores in place of the picture.
    package var isPointer: Bool {
        (try? ImageFile(.file(path))).map { Self.isPointer($0.bytes) } ?? false
    }

    private static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1_024 && bytes.starts(with: Array("version https://git-lfs.github.com/".utf8))
    }
}
