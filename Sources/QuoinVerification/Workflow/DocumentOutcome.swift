import QuoinFiles
import QuoinResults
import QuoinSystem
import Synchronization

/// The results of verifying one document.
struct DocumentOutcome: Sendable {
    let document: SnapshotDocument
    private(set) var results: [VerificationResults.Snapshot] = []
    /// The ids of masked elements that the document has.
    private(set) var maskedElements: Set<String> = []
    /// Whether the document was not drawn, because none of its files has changed.
    private(set) var isUntouched = false
    /// The references of an untouched document.
    private var untouchedReferences: [String] = []
    /// The resolved paths of the images' files.
    private var images: Set<String> = []
    private let log: ResourceLog

    init(_ document: SnapshotDocument, logging log: ResourceLog = ResourceLog()) {
        (self.document, self.log) = (document, log)
    }

    /// Draws all variants of the document, and compares each picture with its reference, unless that was done before.
    mutating func verify(by comparison: SnapshotComparison, with renderer: DocumentRenderer, _ kept: KeptOutcomes?) {
        do throws(QuoinError) {
            guard let kept else { return verify(nil, by: comparison, with: renderer) }
            let text = try document.file.text(renderer.options.limits)
            let request = kept.request(for: document, text)
            if let untouched = kept.untouchedSources(of: request, document) {
                isUntouched = true
                (untouchedReferences, images) = (untouched.references, untouched.images)
            } else if let known = kept.outcome(of: request) {
                results = known.outcome.pictures.map { picture in
                    var result = snapshot(document.name + picture.suffix)
                    (result.notes, result.acceptCommand, result.cached) = (picture.notes, nil, true)
                    return result
                }
                (maskedElements, images) = (Set(known.outcome.maskedElements), known.images)
            } else {
                verify(text, by: comparison, with: renderer)
                kept.keep(self, for: request, drawnFrom: log)
            }
        } catch {
            results.append(errored(snapshot(document.name), error))
        }
    }

    private mutating func verify(
        _ text: String?, by comparison: SnapshotComparison, with renderer: DocumentRenderer
    ) {
        defer { images = log.images }
        do throws(QuoinError) {
            let content = try document.read(renderer.options.limits, logging: log, text: text)
            for variant in content.allVariants {
                log.record(.file(document.name(of: variant) + ".png"))
                let result = result(of: content, variant, by: comparison, with: renderer)
                results.append(result)
            }
        } catch {
            results.append(errored(snapshot(document.name), error))
        }
    }

    private mutating func result(
        of content: Document, _ variant: CanvasVariant, by comparison: SnapshotComparison,
        with renderer: DocumentRenderer
    ) -> VerificationResults.Snapshot {
        let clock = ContinuousClock()
        let start = clock.now
        var result = snapshot(document.name(of: variant))
        do throws(QuoinError) {
            let drawing = try SnapshotDrawing(of: content, document.file, on: variant, with: renderer)
            maskedElements.formUnion(drawing.ids(among: comparison.rules.maskedElements))
            result = try comparison.result(
                result, drawing, document.reference(at: result.name + ".png", limits: renderer.options.limits))
        } catch {
            result = errored(result, error)
        }
        if result.status == .passed || result.status == .errored { result.acceptCommand = nil }
        result.duration = (clock.now - start) / .seconds(1)
        return result
    }

    /// A snapshot that passes, unless its picture differs or cannot be drawn.
    private func snapshot(_ name: String) -> VerificationResults.Snapshot {
        VerificationResults.Snapshot(
            name: name, status: .passed, document: document.file.path, reference: name + ".png",
            acceptCommand: document.acceptCommand)
    }

    private func errored(_ snapshot: VerificationResults.Snapshot, _ error: QuoinError) -> VerificationResults.Snapshot
    {
        var result = snapshot
        result.status = .errored
        result.explanation = error.messages
        if let line = error.diagnostics.lazy.compactMap({ $0.place?.documentLine }).first {
            result.excerpt = (try? document.file.text(Limits())).flatMap {
                VerificationResults.Snapshot.Excerpt(of: $0, around: line)
            }
        }
        result.acceptCommand = nil
        // The report shows the last accepted picture.
        if let path = snapshot.reference, let reference = try? document.reference(at: path).picture() {
            result.pictures.reference = .png(Data(reference.png()))
            result.referenceLayer = reference.record.map(VerificationResults.Snapshot.Layer.init)
        }
        return result
    }

    /// Adds the document's references and images.
    func add(to references: inout DocumentReferences) {
        references.add(document, pictures: results.compactMap(\.reference) + untouchedReferences)
        references.add(images: images)
        if results.contains(where: { $0.status == .errored }) { references.add(faulty: document) }
    }
}

extension SnapshotDocument {
    /// Draws the document, and compares each of its pictures with its reference.
    ///
    /// - Parameters:
    ///   - includesPassedPictures: whether snapshots that passed have their pictures, too.
    ///   - log: records what the pictures were drawn from.
    /// - Returns: a snapshot for each picture; one with the errors for a faulty document.
    package func snapshots(
        with renderer: DocumentRenderer, includesPassedPictures: Bool = false, logging log: ResourceLog = ResourceLog()
    ) -> [VerificationResults.Snapshot] {
        var outcome = DocumentOutcome(self, logging: log)
        let comparison = SnapshotComparison(rules: settings.rules, includesPassedPictures: includesPassedPictures)
        outcome.verify(by: comparison, with: renderer, nil)
        return outcome.results
    }
}

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
            switch source.kind {
            case .file:
                references.append(folder.appending(FilePath(source.path).lastComponent?.string ?? "").string)
            case .image: images.formUnion(source.files.filter { FileKind.exists(at: $0) }.map(DocumentFile.realPath))
            case .document, .fonts: break
            }
        }
        return (references, images)
    }
}

/// The options of requests, made once for each of the settings: most documents have the same.
private final class KnownOptions: Sendable {
    private let overrides: RenderingOptions
    private let known = Mutex<[DocumentSettings: DrawingRequest.Options]>([:])

    init(_ overrides: RenderingOptions) {
        self.overrides = overrides
    }

    subscript(settings: DocumentSettings) -> DrawingRequest.Options {
        known.withLock { known in
            if let options = known[settings] { return options }
            let options = DrawingRequest.Options("verify", overrides, settings.words)
            known[settings] = options
            return options
        }
    }
}
