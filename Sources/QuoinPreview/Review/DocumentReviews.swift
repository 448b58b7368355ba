import QuoinSystem
import QuoinVerification

/// Compares documents with their references, one after the other, while pages show others.
actor DocumentReviews {
    private nonisolated let thread = DrawingThread(isInBackground: true)
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private let settings: PreviewSettings
    private let pictures: PictureStore
    private let hub: EventHub
    private let shown: ShownInputs
    private var list: DocumentList
    private let renderer = DocumentRenderer()
    private var loaded = LoadedSources()
    /// What was compared, without pictures.
    private var results: [String: Reviewed] = [:]
    /// The paths of documents to compare, the next one last.
    private var waiting: [String] = []
    private var isWorking = false
    /// The number of changes of what is known.
    private var changeCount = 0

    private struct Reviewed {
        /// What the pictures were drawn from.
        var inputs: SourceStates
        var snapshots: [VerificationResults.Snapshot]
    }

    init(
        _ settings: PreviewSettings, _ list: DocumentList, _ pictures: PictureStore, _ hub: EventHub,
        _ shown: ShownInputs
    ) {
        (self.settings, self.list, self.pictures, self.hub, self.shown) = (settings, list, pictures, hub, shown)
    }

    /// Takes another list, and compares the documents that are new in it, and others.
    func review(_ list: DocumentList, changed: Set<String>, _ sources: Set<DocumentSource> = []) {
        let known = Set(results.keys)
        self.list = list
        let paths = list.documents.map(\.file.path)
        results = results.filter { paths.contains($0.key) }
        renderer.forget(sources)
        loaded.forget(sources)
        let wanted = paths.filter { !known.contains($0) || changed.contains($0) }
        waiting.removeAll { wanted.contains($0) || !paths.contains($0) }
        waiting += wanted.reversed()
        changeCount += 1
        announce()
        start()
    }

    /// Compares a document before the others.
    func prefer(_ path: String) {
        guard let position = waiting.firstIndex(of: path) else { return }
        waiting.append(waiting.remove(at: position))
    }

    /// The states of all documents as JSON.
    var states: DocumentStates {
        let groups = groups
        return DocumentStates(
            number: changeCount,
            documents: list.documents.map { document in
                results[document.file.path].map { DocumentState(document.file.path, $0.snapshots, groups) }
                    ?? DocumentState(document: document.file.path)
            },
            causes: groups.map {
                CauseState(id: $0.id, title: $0.title, isConfirmed: $0.isConfirmed, pictures: $0.snapshots.count)
            }, problems: list.problems, paths: list.paths, isReadOnly: settings.isReadOnly, waiting: waiting.count)
    }

    private var groups: [CauseGroup] {
        VerificationResults(snapshots: results.values.flatMap(\.snapshots)).causeGroups
    }

    // MARK: - Comparing

    private func start() {
        guard !isWorking else { return }
        isWorking = true
        Task { await work() }
    }

    /// Compares the documents that wait. Requests are answered between two of them.
    private func work() async {
        let clock = ContinuousClock()
        var announced = clock.now
        while let path = waiting.popLast() {
            if let document = list[path] { results[path] = reviewed(document) }
            changeCount += 1
            if clock.now - announced > .milliseconds(200) {
                announce()
                announced = clock.now
            }
            await Task.yield()
        }
        isWorking = false
        announce()
    }

    private func reviewed(_ document: SnapshotDocument) -> Reviewed {
        let inputs = ResourceLog()
        let snapshots = document.snapshots(with: renderer, logging: inputs).map { snapshot in
            // Pictures of all documents would fill the memory.
            var snapshot = snapshot
            snapshot.pictures = VerificationResults.Snapshot.Pictures()
            (snapshot.referenceLayer, snapshot.newLayer) = (nil, nil)
            return snapshot
        }
        return Reviewed(inputs: loaded.inputs(of: inputs), snapshots: snapshots)
    }

    private func announce() {
        guard let json = try? JSONText.text(of: states, isCompact: true) else { return }
        hub.send("documents", json)
    }

    // MARK: - One document

    /// The pictures of a document beside their references; `nil` for a document that is not shown.
    func comparison(of path: String) -> [Comparison]? {
        guard let document = list[path] else { return nil }
        let groups = groups
        return document.snapshots(with: renderer, includesPassedPictures: true).map { snapshot in
            Comparison(snapshot, in: groups) { pictures.add($0) }
        }
    }

    // MARK: - Approving

    /// What is approved.
    struct Request: Sendable, Codable {
        /// A document; `nil` for all.
        var document: String?
        /// The version of the drawing that was shown.
        var version: String?
        /// The number of the states that were shown, if more than one document is approved.
        var number: Int?
        /// A cause; `nil` for all.
        var cause: String?
    }

    /// Accepts pictures as references.
    ///
    /// - Returns: what was done, for a person.
    /// - Throws: a ``Refusal`` if nothing was written.
    func approve(_ request: Request) throws(Refusal) -> String {
        if settings.isReadOnly { throw .notAllowed("quoin preview was started with --read-only; nothing is written") }
        let documents = try subjects(of: request)
        var approval = Approval()
        approval.batch = settings.batch
        approval.batch.paths = documents.map(\.file.path)
        if let cause = request.cause { approval.causes = [cause] }
        let seen = request.version.flatMap { shown[$0] }.map { [$0] } ?? []
        let compared = results.mapValues(\.inputs)
        approval.isSeen = { document, inputs in
            inputs.areKnown(in: seen + [compared[document.file.path]].compactMap(\.self))
        }
        let done: Approval.Results
        do throws(QuoinError) {
            done = try approval.run()
        } catch {
            throw .wrong(error.messages.joined(separator: "\n"))
        }
        if let path = done.unseen.first {
            throw .conflict("\(path) has changed since it was shown; nothing was accepted")
        }
        review(list, changed: Set(documents.map(\.file.path)))
        if let error = done.errors.first, done.written.isEmpty { throw .wrong(error.messages.joined(separator: "\n")) }
        let count = done.written.count
        return count == 0
            ? "all references were up to date" : count == 1 ? "1 reference written" : "\(count) references written"
    }

    /// The documents whose pictures are accepted.
    private func subjects(of request: Request) throws(Refusal) -> [SnapshotDocument] {
        if let path = request.document {
            guard let document = list[path] else { throw .unknown("\(path) is not among the documents") }
            guard let version = request.version, shown[version] != nil else {
                throw .conflict("\(path) was not shown in this state; nothing was accepted")
            }
            return [document]
        }
        if let number = request.number, number != changeCount {
            throw .conflict("pictures have changed since the list was shown; nothing was accepted")
        }
        guard waiting.isEmpty else { throw .conflict("documents are still being compared; nothing was accepted") }
        let groups = groups
        let wanted = list.documents.filter { document in
            guard let reviewed = results[document.file.path] else { return false }
            let names = reviewed.snapshots.filter { $0.status != .passed && $0.status != .errored }.map(\.name)
            guard let cause = request.cause else { return !names.isEmpty }
            return groups.contains { $0.id == cause && !Set($0.snapshots).isDisjoint(with: names) }
        }
        guard !wanted.isEmpty else { throw .conflict("no picture differs for this any more; nothing was accepted") }
        return wanted
    }
}

/// A picture of a document beside its reference.
struct Comparison: Sendable, Encodable {
    var name: String
    var status: String
    var words: [String]
    /// The id of the cause of the difference, if it is known.
    var cause: String?
    var reference: Picture?
    var new: Picture?
    var difference: Picture?

    struct Picture: Sendable, Encodable {
        /// The number by which the page requests the picture.
        var id: Int
        /// In pixels.
        var width: Int
        var height: Int
    }
}

extension Comparison {
    init(_ snapshot: VerificationResults.Snapshot, in groups: [CauseGroup], _ keep: ([UInt8]) -> Int) {
        self.init(
            name: snapshot.name, status: snapshot.status.rawValue, words: snapshot.explanation,
            cause: groups.first { $0.snapshots.contains(snapshot.name) }?.id)
        reference = snapshot.pictures.reference.flatMap { Picture($0, keep) }
        new = snapshot.pictures.new.flatMap { Picture($0, keep) }
        difference = snapshot.pictures.difference.flatMap { Picture($0, keep) }
    }
}

extension Comparison.Picture {
    fileprivate init?(_ picture: VerificationResults.Snapshot.Picture, _ keep: ([UInt8]) -> Int) {
        guard case .png(let data) = picture else { return nil }
        let bytes = Array(data)
        // The size is in the header.
        guard bytes.count > 24 else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        self.init(id: keep(bytes), width: number(16), height: number(20))
    }
}

/// The result of comparing a document with its references.
struct DocumentState: Sendable, Encodable {
    /// The path of the document.
    var document: String
    var state = State.unknown
    /// What changed, in words, or why nothing can be compared; for the first picture that did not pass.
    var words: [String] = []
    /// The causes of the differences, by their ids.
    var causes: [String] = []

    enum State: String, Sendable, Encodable {
        /// It was not compared yet.
        case unknown
        case equal, different, faulty
        /// There is no reference.
        case new
    }
}

extension DocumentState {
    init(_ document: String, _ snapshots: [VerificationResults.Snapshot], _ groups: [CauseGroup]) {
        self.document = document
        let statuses = Set(snapshots.map(\.status))
        state =
            statuses.contains(.errored)
            ? .faulty
            : statuses.contains(.failed) || statuses.contains(.environment)
                ? .different : statuses.contains(.missing) || statuses.contains(.renamed) ? .new : .equal
        words = snapshots.first { $0.status != .passed }?.explanation ?? []
        let names = Set(snapshots.map(\.name))
        causes = groups.filter { !names.isDisjoint(with: $0.snapshots) }.map(\.id)
    }
}

/// A cause of differences, with the documents that differ for it.
struct CauseState: Sendable, Encodable {
    var id: String
    var title: String
    var isConfirmed: Bool
    var pictures: Int
}

/// The states of all documents.
struct DocumentStates: Sendable, Encodable {
    /// Later states have higher numbers: an answer may reach the page after an event that was sent later.
    var number: Int
    var documents: [DocumentState]
    var causes: [CauseState]
    /// Why documents are missing, for a person.
    var problems: [String]
    /// The paths that were searched.
    var paths: [String]
    var isReadOnly: Bool
    /// The number of documents that are still to be compared.
    var waiting: Int
}
