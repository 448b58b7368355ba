import QuoinVerification
import Synchronization

extension DocumentBatch {
    /// Called on any thread, with the number of documents done and the number of all documents.
    package typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    /// Finds the documents, and each scene of storyboards and xibs by itself if none is named.
    ///
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    func search() throws(QuoinError) -> SnapshotSearch {
        var batch = self
        batch.scene = scene ?? DocumentFile.allScenes
        return try SnapshotSearch(batch) { $0.fonts += fonts }
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
