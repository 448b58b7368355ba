import QuoinFiles
import QuoinResults

/// The documents of a run, what they may read, and how many of them are processed at a time.
public struct DocumentBatch: Hashable, Sendable {
    /// The paths of documents and of folders with documents; those of the settings if empty.
    public var paths: [String]
    /// Font files, and folders with font files, in addition to the default fonts and those that documents and settings
    /// name.
    public var fonts: [String] = []
    /// The images and fonts that documents may read; by default those of the project, in the given folders, and in the
    /// folders of the given documents.
    public var access: DocumentFile.Access?
    /// Who wrote the documents.
    package var author = DocumentFile.Author.own
    /// How much each document and each reference may take.
    package var limits = Limits()
    /// The scene of storyboards and xibs; ``DocumentFile/allScenes`` for each of them, `nil` for one sheet.
    package var scene: String?
    /// The part of the documents that is processed; `nil` for all.
    public var shard: VerificationResults.Shard?
    /// The number of documents that are processed at a time, at least 1; by default the number of processors.
    public var jobs: Int?
    /// A folder that keeps the results of documents: what has not changed since is not drawn again. Absolute, or relative
    /// to the working folder; by default that of the settings, and `nil` for none.
    public var cache: String?

    /// The documents at some paths and in some folders. Paths are absolute, or relative to the working folder.
    public init(of paths: [String] = []) {
        self.paths = paths
    }
}
