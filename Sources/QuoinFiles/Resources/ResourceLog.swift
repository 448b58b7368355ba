import Quoin
import QuoinSystem
import Synchronization

/// The files that a document refers to. Some of them are known only after it was laid out.
package final class ResourceLog: Sendable {
    private let paths = Mutex<Set<String>>([])
    private let seen = Mutex(SourceStates())
    /// When the log was begun, by ``FileFingerprint/now``.
    let beginning = FileFingerprint.now

    package init() {}

    /// The resolved paths of the images' files.
    package var images: Set<String> { paths.withLock { $0 } }

    /// The states of all sources of the document, each from before it was first read.
    package var states: SourceStates { seen.withLock { $0 } }

    /// Records a source that is about to be read.
    package func record(_ source: DocumentSource) {
        seen.withLock { $0.record(source) }
    }

    /// Adds sources that were recorded before, for several pictures.
    package func add(_ states: SourceStates) {
        seen.withLock { $0.add(states) }
    }

    func add(_ image: ImageResource) {
        let sources = [image.source] + image.variants.map(\.source)
        for case .file(let path, _) in sources {
            let file = FilePath(path).resolved.string
            _ = paths.withLock { $0.insert(file) }
        }
    }
}
