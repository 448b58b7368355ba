import QuoinDeclarations
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinSystem
import QuoinVerification
import Synchronization
import SystemPackage

/// Changes the values of documents one at a time, and finds the changes that no picture shows.
package struct DocumentMutations: Sendable {
    /// The paths of documents and of folders with documents; those of the settings if empty.
    package var paths: [String]
    /// Font files, and folders with font files, in addition to the default fonts and those that documents and settings name.
    package var fonts: [String] = []
    /// The images and fonts that documents may read.
    package var access: DocumentFile.Access?
    /// The part of the documents whose values are changed; `nil` for all.
    package var shard: VerificationResults.Shard?
    /// The number of documents at a time; by default the number of processors.
    package var jobs: Int?

    package init(of paths: [String]) {
        self.paths = paths
    }

    /// Changes all documents. A faulty document does not stop the others: its result has an error.
    ///
    /// - Parameter progress: called after each document with the number of those that are done and of all, on any thread.
    /// - Throws: a `QuoinError` for a folder or a shard without documents, and for wrong settings.
    package func run(
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) throws(QuoinError) -> MutationResults {
        let search = try SnapshotSearch(paths, access: access, shard: shard) { $0.fonts += fonts }
        let count = Mutex(0)
        let total = search.documents.count
        let results = DocumentRenderer.map(search.documents, options: CanvasOverrides(), workers: jobs) {
            document, renderer in
            let result = MutatedDocument(document).result(with: renderer)
            let done = count.withLock { count in
                count += 1
                return count
            }
            progress?(done, total)
            return result
        }
        return MutationResults(documents: results, notes: search.notes)
    }
}

/// A document whose values are changed.
private struct MutatedDocument {
    let document: SnapshotDocument

    init(_ document: SnapshotDocument) {
        self.document = document
    }

    func result(with renderer: DocumentRenderer) -> MutationResults.Document {
        var result = MutationResults.Document(path: document.file.path)
        do {
            let limits = renderer.options.limits
            let content = try document.read(limits, logging: ResourceLog())
            let subject = try MutationSubject(document, content, with: renderer)
            guard !subject.pictures.isEmpty else {
                result.note = "no reference picture"
                return result
            }
            let text = try document.file.text(limits)
            guard let root = try? Document.parse(text) else { return result }
            let resources = KeptResources(document.file.resources(limits))
            func read(_ node: SourceNode) -> Document? {
                (try? Document(node, of: text, resources: resources, limits: limits)).map(document.completed)
            }
            for mutant in MutantSearch(root).mutants {
                if document.settings.mutate.ignores(mutant.key, at: mutant.path) { continue }
                guard let changed = read(mutant.applied(to: root)) else { continue }
                let reason = SurvivorReason(subject: subject, mutant: mutant, root: root, read: read)
                switch subject.verdict(on: changed) {
                case .faulty: continue
                case .seen: result.seen += 1
                case .samePaint: result.add(mutant, reason.ofSamePaint(changed))
                case .unseen(let picture, let layout, let list):
                    result.add(mutant, reason.ofUnseen(picture: picture, layout, list))
                }
            }
        } catch {
            result.error = error
        }
        return result
    }
}

extension MutationResults.Document {
    fileprivate mutating func add(_ mutant: Mutant, _ found: (reason: Survivor.Reason, detail: String)) {
        survivors.append(
            Survivor(
                place: mutant.place, path: mutant.path, change: mutant.words, reason: found.reason, detail: found.detail
            ))
    }
}

/// Resources that are found once.
private final class KeptResources: DocumentResources {
    private let base: any DocumentResources
    private let images = Mutex<[String: ImageResource]>([:])

    init(_ base: any DocumentResources) {
        self.base = base
    }

    func image(at path: String) throws(DocumentResourceError) -> ImageResource {
        if let known = images.withLock({ $0[path] }) { return known }
        let image = try base.image(at: path)
        images.withLock { $0[path] = image }
        return image
    }

    func font(at path: String) throws(DocumentResourceError) -> String { try base.font(at: path) }
}
