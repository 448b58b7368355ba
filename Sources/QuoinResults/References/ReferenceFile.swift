import QuoinExplanations
import QuoinSystem

/// The file of a reference picture.
package struct ReferenceFile: Hashable, Sendable {
    /// Absolute, or relative to the working folder.
    package var path: String
    /// The folder that no link leads out of; `nil` if links are followed everywhere.
    private let folder: String?
    /// How large the file and the picture may be.
    private let limits: Limits

    /// The file at a path, which need not exist.
    ///
    /// - Parameter folder: the folder that no link leads out of; `nil` if links are followed everywhere.
    package init(_ path: String, below folder: String? = nil, limits: Limits = Limits()) {
        (self.path, self.folder, self.limits) = (path, folder, limits)
    }

    /// Whether a file or folder exists at the path, even if it is not a picture. A link that leads out of the folder
    /// exists, whatever it leads to.
    package var exists: Bool {
        guard let folder else { return FileKind.exists(at: path) }
        do throws(RootFolder.Failure) {
            try RootFolder(folder).check(path)
            return true
        } catch .system {
            return FileKind.exists(at: path)
        } catch {
            return true
        }
    }

    private var source: ImageResource.Source { .file(path, below: folder) }

    /// Reads the file.
    ///
    /// - Throws: a ``QuoinError`` for a file that cannot be read, and for a Git LFS pointer.
    package func read() throws(QuoinError) -> ImageFile {
        let file = try ImageFile(source, limits: limits)
        if Self.isPointer(file.bytes) { throw Self.pointerError(path) }
        if MergeMarks.areIn(file.bytes.prefix(Self.pointerSize)) {
            throw QuoinError(
                "the file has the marks of a merge: accept the picture as it is drawn now, with quoin approve,"
                    + " or take one side: git checkout --ours or --theirs", in: path)
        }
        return file
    }

    /// Reads the picture, and its record if the file has one.
    ///
    /// - Throws: a ``QuoinError`` for a file that is not a picture, and for a Git LFS pointer.
    package func picture() throws(QuoinError) -> RecordedPicture {
        let file = try read()
        return RecordedPicture(try file.bitmap(), of: file)
    }

    /// Writes the picture atomically, so that several processes may write the same reference.
    ///
    /// - Throws: a ``QuoinError`` with the reason why it cannot be written. Symbolic links are an error, because they
    ///   lead to another reference.
    package func write(_ png: [UInt8]) throws(QuoinError) {
        guard !FileKind.isLink(path) else { throw QuoinError(writingThroughLink: path) }
        try OutputFile.file(path).write(png, waitingForDisk: true)
    }

    /// Deletes the picture, if another process has not done so meanwhile.
    package func delete() throws(QuoinError) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            if FileKind.exists(at: path) { throw QuoinError(error, in: path, "cannot be deleted") }
        }
    }

    /// The path in the record of an approved picture: relative to the repository, or to the working folder if there is
    /// none; `nil` for a picture outside of that.
    package var mark: String? {
        var path = FilePath(path).absolute
        let root = path.removingLastComponent().repository ?? .workingFolder
        return path.removePrefix(root) ? path.string : nil
    }

    /// Whether `quoin approve` wrote the picture as a document's reference at this path.
    package var isApproved: Bool {
        guard let mark, let file = try? ImageFile(source) else { return false }
        return PictureRecord(inPNG: file.bytes)?.reference == mark
    }

    /// Whether the file is a Git LFS pointer, which Git stores in place of the picture.
    package var isPointer: Bool {
        (try? ImageFile(source)).map { Self.isPointer($0.bytes) } ?? false
    }

    package static func pointerError(_ path: String) -> QuoinError {
        QuoinError("the file is a Git LFS pointer, not the picture itself; run: git lfs pull", in: path)
    }

    /// Larger files are pictures, in bytes.
    private static let pointerSize = 1_024

    /// Whether a file is a pointer without the marks of a merge, with which it leads to no picture.
    package static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < pointerSize && bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
            && !MergeMarks.areIn(bytes)
    }
}
