import QuoinFiles
import QuoinScene
import QuoinVerification
import Synchronization

/// Documents that are worked on, and how many of them at a time.
package struct DocumentBatch: Sendable {
    /// The paths of documents and of folders with documents; those of the settings if empty.
    package var paths: [String]
    /// Font files, and folders with font files, in addition to the default fonts and those that documents and settings name.
    package var fonts: [String] = []
    /// The images and fonts that documents may read.
    package var access: DocumentFile.Access?
    /// The part of the documents that is worked on; `nil` for all.
    package var shard: VerificationResults.Shard?
    /// How much is done at a time; by default the number of processors.
    package var jobs: Int?
    /// A folder in which the results of documents are kept; by default that of the settings, and `nil` for none.
    package var cache: String?

    package init(of paths: [String]) {
        self.paths = paths
    }

    /// Called with how much is done and how much there is, on any thread.
    package typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    /// Finds the documents.
    ///
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    func search() throws(QuoinError) -> SnapshotSearch {
        try SnapshotSearch(paths, access: access, shard: shard) { $0.fonts += fonts }
    }

    /// Calls a function for each of some items, for several at a time.
    ///
    /// - Returns: its results, in the order of the items.
    func map<Item: Sendable, Value: Sendable>(
        _ items: [Item], progress: Progress? = nil, _ body: @escaping @Sendable (Item, DocumentRenderer) -> Value
    ) -> [Value] {
        let count = Mutex(0)
        return DocumentRenderer.map(items, options: CanvasOverrides(), workers: jobs) { item, renderer in
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
