import Quoin
import QuoinFiles
import QuoinSystem
import Synchronization

/// The outcomes of earlier verifications in which all pictures of a document passed.
struct KeptOutcomes: Sendable {
    let cache: PictureCache
    /// What has changed since a commit; `nil` if all documents are checked.
    let changes: GitChanges?
    private let options: KnownOptions

    /// - Parameter overrides: how all documents are drawn.
    init(_ cache: PictureCache, changes: GitChanges?, _ overrides: RenderingOptions) {
        (self.cache, self.changes) = (cache, changes)
        options = KnownOptions(overrides)
    }

    /// The inputs of a verification, besides the files that the document is drawn from.
    func request(for document: SnapshotDocument, _ text: String) -> DrawingRequest {
        DrawingRequest(options[document.settings], document.file, text: text, fonts: document.settings.fonts)
    }

    // MARK: - Outcomes

    /// The kept data of a document whose pictures passed.
    struct Outcome: Codable, Sendable {
        var pictures: [Picture]
        /// The ids of masked elements that the document has, sorted.
        var maskedElements: [String]

        struct Picture: Codable, Sendable {
            var suffix: String
            var notes: [String]
        }
    }

    /// The outcome of a request, and the resolved paths of the images' files.
    func outcome(of request: DrawingRequest) -> (outcome: Outcome, images: Set<String>)? {
        cache.result(Outcome.self, of: request).map { ($0.value, Set($0.images.map(DocumentFile.realPath))) }
    }

    /// Keeps an outcome if all pictures passed. Others are drawn each time, because a report shows them.
    func keep(_ outcome: DocumentOutcome, for request: DrawingRequest, drawnFrom log: ResourceLog) {
        guard outcome.results.allSatisfy({ $0.status == .passed }) else { return }
        let prefix = outcome.document.name.utf8.count
        let pictures = outcome.results.map {
            Outcome.Picture(suffix: String($0.name.utf8.dropFirst(prefix)) ?? "", notes: $0.notes)
        }
        let kept = Outcome(pictures: pictures, maskedElements: outcome.maskedElements.sorted())
        cache.keep(kept, for: request, madeFrom: log)
    }

    // MARK: - Changes since a commit

    /// The references and images of a document if none of its files has changed since the commit; `nil` if one has, or
    /// if the document's files are unknown.
    func untouchedSources(
        of request: DrawingRequest, _ document: SnapshotDocument
    ) -> (references: [String], images: Set<String>)? {
        guard let changes, let sources = cache.sources(of: request),
            !changes.touch(document.file, madeFrom: sources + request.fonts.map { .fonts($0) })
        else { return nil }
        let folder = FilePath(document.file.path).removingLastComponent()
        var (references, images) = ([String](), Set<String>())
        for source in sources {
            switch source {
            case .file(let path):
                references.append(folder.appending(FilePath(path).lastComponent?.string ?? "").string)
            case .image: images.formUnion(source.files.filter { FileKind.exists(at: $0) }.map(DocumentFile.realPath))
            case .document, .fonts: break
            }
        }
        return (references, images)
    }
}

/// The options of requests, made once for each of the settings: most documents have the same.
private final class KnownOptions: Sendable {
    private let words: [String]
    private let known = Mutex<[DocumentSettings: DrawingRequest.Options]>([:])

    init(_ overrides: RenderingOptions) {
        words = ["verify"] + overrides.pictureArguments
    }

    subscript(settings: DocumentSettings) -> DrawingRequest.Options {
        known.withLock { known in
            if let options = known[settings] { return options }
            let options = DrawingRequest.Options(words + [settings.words])
            known[settings] = options
            return options
        }
    }
}
