import QuoinCairo
import QuoinFiles
import QuoinImages
import QuoinScene
import QuoinSystem

/// The file of a reference picture.
public struct ReferenceFile: Hashable, Sendable {
    /// Absolute, or relative to the process's working folder.
    public var path: String

    /// The file at a path, which need not be there.
    public init(_ path: String) {
        self.path = path
    }

    /// Whether there is anything at the path, a picture or not.
    public var exists: Bool { FileKind.isAnything(at: path) }

    /// The file's content.
    ///
    /// - Throws: a ``Failure`` for a file that is no picture; a Git LFS pointer is said to be one.
    package func read() throws(Failure) -> ImageFile {
        let file: ImageFile
        do {
            file = try ImageFile(.file(path))
        } catch {
            throw Failure(.wrongInput, "error: \(error)")
        }
        guard !Self.isPointer(file.bytes) else {
            throw Failure(
                .wrongInput, "\(path): error: is a Git LFS pointer, not the picture itself; run: git lfs pull")
        }
        return file
    }

    /// The picture in the file, with what it was drawn from where the file tells.
    ///
    /// - Throws: a ``Failure`` for a file that is no picture; a Git LFS pointer is said to be one.
    public func picture() throws(Failure) -> RecordedPicture {
        let file = try read()
        do {
            return try RecordedPicture(file)
        } catch {
            throw Failure(.wrongInput, "error: \(error)")
        }
    }

    /// Writes the whole picture, or nothing: beside, under a name of its own, and then renamed. So it is safe that several
    /// processes write the same reference.
    public func write(_ png: [UInt8]) throws(Failure) {
        try OutputFile.file(path).write(png)
    }

    /// Whether the file is what Git holds in place of a picture that Git LFS keeps elsewhere.
    public var isPointer: Bool {
        (try? ImageFile(.file(path))).map { Self.isPointer($0.bytes) } ?? false
    }

    /// What Git holds in place of a file that Git LFS keeps elsewhere.
    private static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1_024 && bytes.starts(with: Array("version https://git-lfs.github.com/".utf8))
    }
}
