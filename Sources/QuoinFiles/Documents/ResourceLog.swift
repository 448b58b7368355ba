import QuoinCairo
import QuoinScene
import Synchronization

/// Which files a document refers to; some of them are known only when it was laid out.
public final class ResourceLog: Sendable {
    private let paths = Mutex<Set<String>>([])
    private let seen = Mutex(SourceStates())

    /// A log in which there is nothing yet.
    public init() {}

    /// The images' files, without detours.
    public var images: Set<String> { paths.withLock { $0 } }

    /// What the document is drawn from, there or not, as it was before it was read first.
    public var states: SourceStates { seen.withLock { $0 } }

    func look(at source: DocumentSource) {
        seen.withLock { $0.look(at: source) }
    }

    func add(_ image: ImageResource) {
        let sources = [image.source] + image.variants.map(\.source)
        for case .file(let path) in sources {
            let file = DocumentFile.realPath(path)
            _ = paths.withLock { $0.insert(file) }
        }
    }
}
