import QuoinSystem
import QuoinVerification

/// Changes the values of documents one at a time, and finds the changes that no picture shows.
package struct DocumentMutations: Sendable {
    package var batch: DocumentBatch
    /// The survivors that the results have pictures of.
    package var drawn = DrawnSurvivors.none

    /// A choice of survivors.
    package enum DrawnSurvivors: Sendable {
        case none
        /// Those that a better snapshot would show, and that nothing allows.
        case blindSpots
        case all
    }

    package init(of batch: DocumentBatch) {
        self.batch = batch
    }

    /// Changes all documents. A faulty document does not stop the others: its result has an error.
    ///
    /// - Parameter progress: called after each document.
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    package func run(progress: DocumentBatch.Progress? = nil) throws(QuoinError) -> MutationResults {
        let search = try batch.search()
        // What the page shows has to be drawn.
        let cache = drawn == .none ? try batch.openedCache(search) : nil
        let results = batch.map(search.documents, progress: progress) { [drawn] document, renderer in
            let mutated = MutatedDocument(document: document, drawn: drawn)
            do throws(QuoinError) {
                guard let cache else { return try mutated.result(with: renderer) }
                return try mutated.result(with: renderer, keptIn: cache)
            } catch {
                var result = MutationResults.Document(path: document.file.path)
                result.error = error
                return result
            }
        }
        let failures = cache?.close() ?? []
        if batch.shard == nil, !results.isEmpty, results.allSatisfy({ $0.note != nil }) {
            throw QuoinError("no document has a reference picture, so that no picture shows a change")
        }
        let used = Set(results.flatMap { $0.survivors.compactMap(\.allowance) })
        let unused = search.allowances(of: \.mutate.allow).filter { !used.contains($0) }
        let notes = unused.map { "\($0.file ?? ""):\($0.place?.line ?? 1): \($0.unusedMessage)" }
        return MutationResults(documents: results, notes: search.notes + notes + failures)
    }
}

/// A document whose values are changed.
struct MutatedDocument {
    let document: SnapshotDocument
    let drawn: DocumentMutations.DrawnSurvivors

    /// Changes the document, or uses the results of an earlier run if none of its inputs has changed.
    func result(
        with renderer: DocumentRenderer, keptIn cache: PictureCache
    ) throws(QuoinError) -> MutationResults.Document {
        let text = try document.file.text(renderer.options.limits)
        let options = DrawingRequest.Options("mutate", renderer.options, document.settings.words)
        let request = DrawingRequest(options, document.file, text: text, fonts: document.settings.fonts)
        let (known, isCached) = try cache.cached(request) { log throws(QuoinError) in
            try self.result(with: renderer, text: text, logging: log)
        }
        var result = known
        (result.path, result.isCached) = (document.file.path, isCached)
        // What is allowed is looked up each time.
        for index in result.survivors.indices {
            let survivor = result.survivors[index]
            result.survivors[index].allowance = document.settings.mutate.allowance(
                for: survivor.reason, survivor.key, at: survivor.path)
        }
        return result
    }

    /// - Parameters:
    ///   - known: the document itself, if it was read before.
    ///   - log: records the files that are read.
    func result(
        with renderer: DocumentRenderer, text known: String? = nil, logging log: ResourceLog = ResourceLog()
    ) throws(QuoinError) -> MutationResults.Document {
        var result = MutationResults.Document(path: document.file.path)
        let limits = renderer.options.limits
        let content = try document.read(limits, logging: log, text: known)
        for variant in content.allVariants { log.record(.file(document.name(of: variant) + ".png")) }
        let subject = try MutationSubject(document, content, with: renderer)
        guard !subject.pictures.isEmpty else {
            result.note = "no reference picture"
            return result
        }
        let text = if let known { known } else { try document.file.text(limits) }
        guard let root = try? Document.parse(text, within: limits) else { return result }
        let resources = KeptResources(document.file.resources(limits, log))
        func read(_ node: SourceNode) -> Document? {
            (try? Document(node, of: text, resources: resources, limits: limits)).map(document.completed)
        }
        var pictures = SurvivorPictures(subject)
        for mutant in MutantSearch(root).mutants {
            guard let changed = read(mutant.applied(to: root)) else { continue }
            let reason = SurvivorReason(subject: subject, mutant: mutant, root: root, read: read)
            let found: SurvivorReason.Result
            switch subject.verdict(on: changed) {
            case .faulty: continue
            case .seen:
                result.seenBySort[mutant.sort, default: 0] += 1
                continue
            case .samePaint: found = reason.ofSamePaint(changed)
            case .unseen(let picture, let layout, let list):
                found = reason.ofUnseen(changed, picture: picture, layout, list)
            }
            if !found.reason.isBlindSpot {
                // What only names things cannot be seen.
                if changed.root.ids != content.root.ids { continue }
                // A key that says what is so without it is no fault of the picture.
                if mutant.isLeftOut { continue }
            }
            let survivor = survivor(mutant, found)
            result.survivors.append(survivor)
            if drawn == .all || drawn == .blindSpots && survivor.isBlindSpot {
                pictures.add(result.survivors.count - 1, mutant, changed, found.canvases.first)
            }
        }
        result.pictures = pictures.pictures
        return result
    }

    private func survivor(_ mutant: Mutant, _ found: SurvivorReason.Result) -> Survivor {
        Survivor(
            place: mutant.place, path: mutant.path, key: mutant.key, change: mutant.words, values: mutant.values,
            sort: mutant.sort, reason: found.reason, detail: found.detail,
            variants: found.canvases.compactMap(\.variant),
            allowance: document.settings.mutate.allowance(for: found.reason, mutant.key, at: mutant.path))
    }
}

extension AnyElement {
    /// The ids of the element and of all in it.
    fileprivate var ids: [String?] { [id] + children.flatMap(\.ids) }
}
