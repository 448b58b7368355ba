import QuoinVerification
import Synchronization

/// The documents of a run, and how many of them are processed at a time.
package struct DocumentBatch: Sendable {
    /// The paths of documents and of folders with documents; those of the settings if empty.
    package var paths: [String]
    /// Font files, and folders with font files, in addition to the default fonts and those that documents and settings
    /// name.
    package var fonts: [String] = []
    /// The images and fonts that documents may read.
    package var access: DocumentFile.Access?
    /// Whether no link leads out of the folder of a given document. None leads out of a given folder.
    package var areFromStrangers = false
    /// How much a document may take, each time it is read, laid out or drawn.
    package var limits = Limits()
    /// The scene of storyboards and xibs, each by itself if none is named.
    package var scene = DocumentFile.allScenes
    /// The part of the documents that is processed; `nil` for all.
    package var shard: VerificationResults.Shard?
    /// The number of documents that are processed at a time; by default the number of processors.
    package var jobs: Int?
    /// A folder in which the results of documents are kept; by default that of the settings, and `nil` for none.
    package var cache: String?

    package init(of paths: [String]) {
        self.paths = paths
    }

    /// Called on any thread, with the number of documents done and the number of all documents.
    package typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    /// Finds the documents.
    ///
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    func search() throws(QuoinError) -> SnapshotSearch {
        try SnapshotSearch(paths, access: access, areFromStrangers: areFromStrangers, shard: shard, scene: scene) {
            $0.fonts += fonts
        }
    }

    /// The folder in which results are kept, if there is one.
    ///
    /// - Throws: a `QuoinError` if there can be no such folder.
    func openedCache(_ search: SnapshotSearch) throws(QuoinError) -> PictureCache? {
        try (cache ?? search.settings.cache).map { path throws(QuoinError) in try PictureCache(path) }
    }

    /// Calls a function for each item, for several at a time.
    func map<Item: Sendable, Value: Sendable>(
        _ items: [Item], progress: Progress? = nil, _ body: @escaping @Sendable (Item, DocumentRenderer) -> Value
    ) -> [Value] {
        let count = Mutex(0)
        var options = RenderingOptions()
        options.limits = limits
        return DocumentRenderer.map(items, options: options, workers: jobs) { item, renderer in
            let value = body(item, renderer)
            let done = count.withLock { count in
                count += 1
                return count
            }
            progress?(done, items.count)
            return value
        }
    }
}
