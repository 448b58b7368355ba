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

/// Compares new pictures with their references.
package struct SnapshotComparison {
    package let rules: ComparisonRules
    package let includesPassedPictures: Bool

    package init(rules: ComparisonRules, includesPassedPictures: Bool = false) {
        (self.rules, self.includesPassedPictures) = (rules, includesPassedPictures)
    }

    /// - Parameters:
    ///   - line: returns the line of the document with the element of the first finding.
    ///   - review: finds the causes of the difference between the new and the old picture.
    package func compared(
        _ known: VerificationResults.Snapshot, _ new: RecordedPicture, with old: RecordedPicture,
        line: ([PictureComparison.Finding]) -> Int? = { _ in nil },
        review: (_ new: RecordedPicture, _ old: RecordedPicture, PictureComparison) -> VerificationResults.Snapshot
            .Review?
    ) throws(QuoinError) -> VerificationResults.Snapshot {
        let comparison = try QuoinError.naming(known.reference ?? known.name) { () throws(QuoinError) in
            try rules.applicable(to: old.record, new.record).compare(new, with: old)
        }
        var result = compared(known, new, old, comparison)
        if !comparison.isAccepted {
            result.line = line(comparison.explanation.findings) ?? result.line
            result.add(review(new, old, comparison))
        }
        return result
    }

    /// The result for a picture without a reference.
    package static func missing(
        _ known: VerificationResults.Snapshot, _ new: RecordedPicture
    ) -> VerificationResults.Snapshot {
        var result = known
        result.status = .missing
        result.pictures.new = .png(Data(new.png()))
        result.newLayer = new.record.map(VerificationResults.Snapshot.Layer.init)
        return result
    }

    private func compared(
        _ known: VerificationResults.Snapshot, _ new: RecordedPicture, _ old: RecordedPicture,
        _ comparison: PictureComparison
    ) -> VerificationResults.Snapshot {
        var result = known
        if !comparison.isAccepted || includesPassedPictures {
            result.pictures.reference = .png(Data(old.png()))
            result.pictures.new = comparison.verdict == .equal ? result.pictures.reference : .png(Data(new.png()))
            result.referenceLayer = old.record.map(VerificationResults.Snapshot.Layer.init)
            result.newLayer = new.record.map(VerificationResults.Snapshot.Layer.init)
        }
        result.notes += comparison.notes.map { comparison.isAccepted ? "\(known.name): \($0)" : $0 }
        guard !comparison.isAccepted else { return result }
        result.status = comparison.verdict == .otherEnvironment ? .environment : .failed
        result.category =
            PictureComparison.Category.allCases.first(where: comparison.explanation.categories.contains) ?? .unknown
        result.explanation = comparison.lines(countsPixels: false)
        let lines = comparison.lines(all: true, countsPixels: false)
        result.fullExplanation = lines == result.explanation ? nil : lines
        result.pixels = VerificationResults.Snapshot.Pixels(comparison.pixels, window: rules.limits.window)
        result.pictures.difference = .png(
            Data(PNGEncoder.encode(comparison.pixels.picture(over: old.bitmap), scale: 1)))
        return result
    }
}
